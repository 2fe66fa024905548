import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { KeptBomChoice } from '#contract/api/bom-choice.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useDeleteBomChoiceMutation } from '#src/api/bom-choice.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** One remembered choice: what the row said, the part, and the way to forget it. */
export function ChoiceRow({ choice: { id, row, sku, product, chosen_at: at, of_company: isShared } }: { choice: KeptBomChoice }) {
  const { t } = useTranslation('bom_choices');
  const { date } = useFormat();
  const [remove, { isLoading, error }] = useDeleteBomChoiceMutation();
  return (
    <Line>
      <div>
        <b>{row}</b>
        <p>
          {product ? (
            <>
              <RouteLink to={`${buildPath('product-web_url', { web_url: product.web_url })}?sku=${sku}`}>
                <PartNumber>{product.mpn}</PartNumber>
              </RouteLink>{' '}
              <Unbroken text={[product.manufacturer.name, product.description].filter(Boolean).join(' · ')} />
            </>
          ) : (
            t('gone', { sku })
          )}
        </p>
        <small>{[t('chosen', { date: date(at) }), isShared ? t('of_company') : ''].filter(Boolean).join(' · ')}</small>
        {error ? <small role="alert">{t('failed')}</small> : null}
      </div>
      <Button size="small" busy={isLoading} aria-label={t('forget_named', { row })} onClick={() => void remove({ id })}>
        {t('forget')}
      </Button>
    </Line>
  );
}

const Line = styled.li`
  display: flex;
  gap: ${theme.space['4']};
  align-items: start;
  justify-content: space-between;
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.small};
  }
`;
