import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Totals } from '#contract/api/cart.ts';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface TotalsListProps {
  totals: Totals;
  /** No delivery is chosen yet. */
  isOpen?: boolean;
  /** The coupon that the order was placed with. */
  coupon?: Order['coupon'];
}

/** What an order costs, line by line; before a delivery is chosen that line says so. */
export function TotalsList({ totals, isOpen = false, coupon = null }: TotalsListProps) {
  const { t } = useTranslation('order_summary');
  const { money, percent } = useFormat();
  const amount = (minor: number) => money(minor, totals.currency);
  const rows = [
    { key: 'parts', name: t('totals.parts'), value: amount(totals.subtotal) },
    ...(totals.fees === 0 ? [] : [{ key: 'fees', name: t('totals.fees'), value: amount(totals.fees) }]),
    ...(totals.discount === 0 ? [] : [{ key: 'discount', name: t('totals.discount'), value: amount(-totals.discount) }]),
    ...(coupon
      ? [{ key: 'coupon', name: t('totals.coupon'), value: coupon.free_shipping ? t('totals.free_coupon', coupon) : coupon.code }]
      : []),
    { key: 'delivery', name: t('totals.delivery'), value: isOpen ? t('totals.later') : amount(totals.shipping) },
    ...(totals.payment_fee === 0 ? [] : [{ key: 'payment', name: t('totals.payment_fee'), value: amount(totals.payment_fee) }]),
    ...totals.taxes.map((tax) => ({
      key: `${tax.name}${tax.country}${tax.rate_bp}`,
      name: tax.reverse_charge
        ? t('totals.reverse_charge', { name: tax.name })
        : t('totals.tax', { name: tax.name, rate: percent(tax.rate_bp / 10_000) }),
      value: amount(tax.amount),
    })),
  ];
  return (
    <List>
      {rows.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('totals.total')}</dt>
        <dd>{amount(totals.total)}</dd>
      </div>
    </List>
  );
}

const List = styled.dl`
  div {
    display: flex;
    gap: ${theme.space['4']};
    justify-content: space-between;
    padding-block: ${theme.space['1']};
    font: ${theme.type.ui};
  }
  dd {
    margin: 0;
    text-align: end;
    white-space: nowrap;
  }
  div[data-total] {
    margin-block-start: ${theme.space['2']};
    padding-block-start: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.default};
    font: ${theme.type.h2};
  }
`;
