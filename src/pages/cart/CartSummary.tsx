import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart } from '#contract/api/cart.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CouponField } from '#src/components/coupon/CouponField.tsx';
import { TotalsList } from '#src/components/order/TotalsList.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { canCheckOut, orderedLines } from './cart-line.ts';
import { DeliveryEstimate } from '#src/components/order/DeliveryEstimate.tsx';
import { useDeliveryEstimate } from './use-delivery-estimate.ts';

const ShipMode = late(async () => (await import('./ShipMode.tsx')).ShipMode);

/** A way beside the order: without its code the cart goes on. */
const QuoteCart = late(async () => {
  try {
    return (await import('./QuoteCart.tsx')).QuoteCart;
  } catch {
    return () => null;
  }
});

/** What would be ordered now, with delivery and tax to a country, and the way on. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { money, integer } = useFormat();
  const config = useAppSelector(selectConfig);
  const { totals, minimum } = cart;
  const lines = orderedLines(cart.list);
  const { country, setCountry, options, totals: estimate, isPending } = useDeliveryEstimate(cart);
  const canOrder = canCheckOut(cart.list);
  const isSplit = lines.some(({ backordered }) => backordered > 0) && (options ?? []).some(({ modes }) => modes.length > 1);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const amount = (minor: number) => money(minor, totals.currency);
  const isBelowMinimum = minimum !== null && minimum.missing > 0;
  const freeFrom = config?.currency.code === totals.currency ? config.free_shipping_from : null;
  return (
    <Sticky as="aside" aria-labelledby="summary">
      <h2 id="summary">{t('summary.title')}</h2>
      <p>{[t('summary.lines', { count: lines.length }), t('summary.pieces', { count: pieces, pieces: integer(pieces) })].join(' · ')}</p>
      <DeliveryEstimate country={country} options={options} currency={totals.currency} onChoose={setCountry} />
      {/* What comes above the way on comes before it: a button that moves is missed. */}
      {isPending ? (
        <Skeleton $height="16rem" />
      ) : (
        <>
          <TotalsList
            totals={estimate ?? totals}
            open={estimate ? undefined : t('summary.at_checkout')}
            totalName={estimate ? undefined : t('summary.before_tax')}
          />
          <CouponField cart={cart} />
          {isSplit ? <ShipMode waiting={<Skeleton $height="7rem" />} /> : null}
          {canOrder ? null : <Message tone="info">{t('summary.nothing_selected')}</Message>}
          {isBelowMinimum ? (
            <Message tone="warning">{t('summary.minimum', { minimum: amount(minimum.total), missing: amount(minimum.missing) })}</Message>
          ) : null}
          {!canOrder || isBelowMinimum ? null : (
            <ButtonLink tone="primary" size="large" to={buildPath('order-checkout')}>
              {t('summary.check_out')}
            </ButtonLink>
          )}
          <QuoteCart lines={lines} />
        </>
      )}
      <p>{t('summary.hold')}</p>
      {freeFrom === null || freeFrom === 0 ? null : <p>{t('summary.free_from', { amount: amount(freeFrom) })}</p>}
    </Sticky>
  );
}

const Sticky = styled(Panel)`
  display: grid;
  gap: ${theme.space['3']};
  p {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
