import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Totals } from '#contract/api/cart.ts';
import type { Order } from '#contract/api/order.ts';
import { type TotalsRow, totalsRows } from '#contract/totals-rows.ts';
import { useFormat } from '#src/i18n/format.ts';
import { theme } from '#src/ui/theme.ts';

interface TotalsListProps {
  totals: Totals;
  /** Stands in place of the delivery that is not chosen yet. */
  open?: string | undefined;
  /** Of the last row, where it is not simply the total. */
  totalName?: string | undefined;
  /** The coupon that the order was placed with. */
  coupon?: Order['coupon'];
}

/** What a cart or an order costs, line by line; before a delivery is chosen that line says so. */
export function TotalsList({ totals, open, totalName, coupon = null }: TotalsListProps) {
  const { t } = useTranslation('order_summary');
  const { money } = useFormat();
  const nameOf = useRowName();
  const couponText = coupon && (coupon.free_shipping ? t('totals.free_coupon', coupon) : coupon.code);
  return (
    <List>
      {totalsRows(totals).map((row) =>
        row.kind === 'net' ? null : (
          <Fragment key={row.kind === 'tax' ? `${row.tax.name}${row.tax.country}${row.tax.rate_bp}` : row.kind}>
            {row.kind === 'shipping' && couponText !== null ? (
              <div>
                <dt>{t('totals.coupon')}</dt>
                <dd>{couponText}</dd>
              </div>
            ) : null}
            <div data-total={row.kind === 'total' || undefined}>
              <dt>{row.kind === 'total' && totalName !== undefined ? totalName : nameOf(row)}</dt>
              <dd>{row.kind === 'shipping' && open !== undefined ? open : money(row.amount, totals.currency)}</dd>
            </div>
          </Fragment>
        ),
      )}
    </List>
  );
}

function useRowName(): (row: Exclude<TotalsRow, { kind: 'net' }>) => string {
  const { t } = useTranslation('order_summary');
  const { percent } = useFormat();
  return (row) => {
    if (row.kind !== 'tax') return t(`totals.${row.kind === 'shipping' ? 'delivery' : row.kind}`);
    const { name, rate_bp, reverse_charge } = row.tax;
    return reverse_charge ? t('totals.reverse_charge', { name }) : t('totals.tax', { name, rate: percent(rate_bp / 10_000) });
  };
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
