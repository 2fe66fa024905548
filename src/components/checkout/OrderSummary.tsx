import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart, CartLine, Totals } from '#contract/api/cart.ts';
import { late } from '#src/components/late/late.tsx';
import { PartThumb } from '#src/components/parts/PartThumb.tsx';
import { useThumbStep } from '#src/components/parts/use-thumb-step.ts';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber, Panel } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { TotalsList } from '#src/components/order/TotalsList.tsx';

const CouponField = late(async () => (await import('#src/components/coupon/CouponField.tsx')).CouponField, ['coupon']);

interface OrderSummaryProps {
  /** Takes a coupon; null where none applies, as with quoted prices. */
  cart: Cart | null;
  lines: CartLine[];
  totals: Totals;
  /** No delivery is chosen yet. */
  isOpen: boolean;
  /** The last button orders nothing: it puts the order to the approvers. */
  isAsked: boolean;
}

/** The lines that are ordered and what they cost, beside every step. */
export function OrderSummary({ cart, lines, totals, isOpen, isAsked }: OrderSummaryProps) {
  const { t } = useTranslation(['checkout', 'order_summary']);
  const { money, integer } = useFormat();
  const step = useThumbStep(lines.map(({ product }) => product));
  return (
    <Panel as="aside" aria-labelledby="order-summary">
      <h2 id="order-summary">{t('summary.title')}</h2>
      <Lines>
        {lines.map(({ line_id, product, quantity, line_total }) => (
          <li key={line_id}>
            <PartThumb product={product} step={step} />
            <span>
              <PartNumber>{product.mpn}</PartNumber>
              <small>{t('summary.pieces', { count: quantity, pieces: integer(quantity) })}</small>
            </span>
            <span>{money(line_total, totals.currency)}</span>
          </li>
        ))}
      </Lines>
      <TotalsList totals={totals} open={isOpen ? t('order_summary:totals.later') : undefined} />
      {cart === null ? null : <CouponField waiting={<Skeleton $height="2.5rem" />} cart={cart} />}
      {isAsked ? null : <Note>{t('nothing_charged')}</Note>}
    </Panel>
  );
}

const Lines = styled.ul`
  margin-block: ${theme.space['2']} ${theme.space['3']};
  padding-block-end: ${theme.space['2']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  li {
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    padding-block: ${theme.space['2']};
    font: ${theme.type.dense};
  }
  li > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;

const Note = styled.p`
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;
