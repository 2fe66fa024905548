import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { unitPricePlaces } from '#contract/price-digits.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { PartThumb } from '#src/components/parts/PartThumb.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { SupplyMark } from '#src/components/parts/SupplyMark.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { isBlocked } from './cart-line.ts';
import { lineColumns } from './line-columns.ts';
import { LineBetterBuy } from './LineBetterBuy.tsx';
import { LineIssues } from './LineIssues.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { LineReference } from './LineReference.tsx';
import type { LineProps } from './line-props.ts';

export function CartLineRow({ line, currency, changes }: LineProps) {
  const { t } = useTranslation(['cart', 'buy']);
  const { number, money, unitPrice } = useFormat();
  const { product } = line;
  const { mpn } = product;
  const supply = { now: line.from_stock, later: line.backordered, at: null, days: line.lead_time_days };
  return (
    <Row>
      <CheckboxField
        label={<VisuallyHidden>{t('select_line', { mpn })}</VisuallyHidden>}
        checked={line.selected}
        onChange={() => void changes.change({ line_id: line.line_id, selected: !line.selected })}
      />
      <PartThumb product={product} size={64} />
      <Part>
        <RouteLink to={`${buildPath('product-web_url', { web_url: product.web_url })}?sku=${line.sku}`}>
          <PartNumber>{mpn}</PartNumber>
        </RouteLink>
        <p>
          <Unbroken
            text={[product.description, product.manufacturer.name, t(`buy:packaging.${line.packaging}`)].filter(Boolean).join(' · ')}
          />
        </p>
        <LineReference line={line} changes={changes} />
        {line.list_unit_micros === undefined ? null : (
          <p>{t('buy:own_price', { price: unitPrice(line.unit_micros, currency), list: unitPrice(line.list_unit_micros, currency) })}</p>
        )}
      </Part>
      <Availability>
        {isBlocked(line) ? null : <SupplyMark supply={supply} available={product.stock.available} />}
        <LineIssues line={line} currency={currency} changes={changes} />
        <LineBetterBuy line={line} currency={currency} changes={changes} />
      </Availability>
      <Sum>
        <LineQuantity line={line} changes={changes} />
        <Unit>{number(line.unit_micros / 1e6, unitPricePlaces(currency))}</Unit>
        <Total>{money(line.line_total, currency)}</Total>
      </Sum>
      <Remove>
        <IconButton icon="trash" small label={t('remove', { mpn })} onClick={() => void changes.remove(line)} />
      </Remove>
    </Row>
  );
}

const Row = styled.li`
  ${lineColumns}
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  > :first-child {
    grid-area: 1 / 1;
    align-self: start;
  }
  > :nth-child(2) {
    grid-area: 1 / 2 / span 3;
    align-self: start;
  }
  ${media.xl} {
    > :nth-child(-n + 2) {
      grid-area: auto;
      align-self: center;
    }
  }
`;

const Part = styled.div`
  grid-area: 1 / 3;
  min-width: 0;
  ${media.xl} {
    grid-area: auto;
  }
  p {
    font: ${theme.type.dense};
    color: ${theme.color.text.secondary};
  }
`;

const Availability = styled.div`
  grid-column: 3 / -1;
  display: grid;
  gap: ${theme.space['1']};
  justify-items: start;
  font: ${theme.type.small};
  ${media.xl} {
    grid-column: auto;
  }
`;

/** Side by side where there is room for both, each in its own column in a wide window. */
const Sum = styled.div`
  grid-column: 3 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: center;
  ${media.xl} {
    display: contents;
  }
`;

const Unit = styled.span`
  display: none;
  text-align: end;
  ${media.xl} {
    display: block;
  }
`;

const Total = styled.strong`
  margin-inline-start: auto;
  text-align: end;
  font-weight: ${theme.weight.semibold};
`;

const Remove = styled.span`
  grid-area: 1 / 4;
  align-self: start;
  justify-self: end;
  color: ${theme.color.accent.text};
  ${media.xl} {
    grid-area: auto;
    align-self: center;
  }
`;
