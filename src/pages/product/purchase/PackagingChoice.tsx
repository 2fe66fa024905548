import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePackagingName } from '#src/components/parts/use-packaging-name.ts';
import { media, theme } from '#src/ui/theme.ts';
import type { Purchase } from './use-purchase.ts';

/** The packagings of one part as a switch of radios. */
export function PackagingChoice({ purchase: { offers, offer, setSku } }: { purchase: Purchase }) {
  const { t } = useTranslation('product');
  const nameOf = usePackagingName();
  const group = useId();
  return (
    <div>
      <fieldset>
        <Legend>{t('packaging_title')}</Legend>
        <Switch>
          {offers.map((one) => (
            <label key={one.sku}>
              <input type="radio" name={group} checked={one.sku === offer.sku} onChange={() => setSku(one.sku)} />
              <span>{nameOf(one)}</span>
            </label>
          ))}
        </Switch>
      </fieldset>
    </div>
  );
}

const Legend = styled.legend`
  margin-block-end: ${theme.space['1']};
  padding: 0;
  font: ${theme.type.ui};
  font-weight: ${theme.weight.semibold};
`;

const Switch = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  border: ${theme.border.control} solid ${theme.color.border.control};
  border-radius: ${theme.radius.control};
  font: ${theme.type.dense};
  label {
    position: relative;
    display: flex;
    flex: 1 1 auto;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  span {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: ${theme.size.control};
    padding: ${theme.space['1']} ${theme.space['3']};
    border-radius: ${theme.radius.swatch};
    font-weight: ${theme.weight.medium};
    text-align: center;
  }
  input:hover + span {
    background: ${theme.color.bg.hover};
  }
  input:checked + span {
    background: ${theme.color.text.primary};
    color: ${theme.color.bg.canvas};
    font-weight: ${theme.weight.semibold};
  }
  input:focus-visible + span {
    outline: ${theme.border.focus} solid ${theme.color.focus.ring};
    outline-offset: ${theme.border.focus};
  }
  ${media.coarse} {
    span {
      min-height: ${theme.size.touch};
    }
  }
  ${media.forcedColors} {
    input:checked + span {
      border: ${theme.border.focus} solid CanvasText;
    }
  }
`;
