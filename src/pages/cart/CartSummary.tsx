import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Cart } from '#contract/api/cart.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CouponField } from '#src/components/coupon/CouponField.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { orderedLines } from './cart-line.ts';

/** What would be ordered now, before delivery and tax, and the way on. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { money, integer } = useFormat();
  const config = useAppSelector(selectConfig);
  const { totals, minimum } = cart;
  const lines = orderedLines(cart.list);
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const amount = (minor: number) => money(minor, totals.currency);
  const isBelowMinimum = minimum !== null && minimum.missing > 0;
  const freeFrom = config?.currency.code === totals.currency ? config.free_shipping_from : null;
  return (
    <Sticky as="aside" aria-labelledby="summary">
      <h2 id="summary">{t('summary.title')}</h2>
      <dl>
        <dt>{t('summary.lines', { count: lines.length, pieces: integer(pieces) })}</dt>
        <dd>{amount(totals.subtotal)}</dd>
        {totals.fees === 0 ? null : (
          <>
            <dt>{t('summary.fees')}</dt>
            <dd>{amount(totals.fees)}</dd>
          </>
        )}
        {totals.discount === 0 ? null : (
          <>
            <dt>{t('summary.discount')}</dt>
            <dd>{amount(-totals.discount)}</dd>
          </>
        )}
        <dt>{t('summary.delivery')}</dt>
        <dd>{t('summary.at_checkout')}</dd>
        <dt>{t('summary.tax')}</dt>
        <dd>{t('summary.at_checkout')}</dd>
        <dt data-total>{t('summary.before_tax')}</dt>
        <dd data-total>{amount(totals.subtotal + totals.fees - totals.discount)}</dd>
      </dl>
      <CouponField cart={cart} />
      {lines.length === 0 ? <Message tone="info">{t('summary.nothing_selected')}</Message> : null}
      {isBelowMinimum ? (
        <Message tone="warning">{t('summary.minimum', { minimum: amount(minimum.total), missing: amount(minimum.missing) })}</Message>
      ) : null}
      {lines.length === 0 || isBelowMinimum ? null : (
        <ButtonLink tone="primary" size="large" to={buildPath('order-checkout')}>
          {t('summary.check_out')}
        </ButtonLink>
      )}
      <p>{t('summary.hold')}</p>
      {freeFrom === null || freeFrom === 0 ? null : <p>{t('summary.free_from', { amount: amount(freeFrom) })}</p>}
    </Sticky>
  );
}

const Sticky = styled(Panel)`
  display: grid;
  gap: ${theme.space['3']};
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${theme.space['2']} ${theme.space['4']};
    font: ${theme.type.ui};
  }
  dd {
    margin: 0;
    text-align: end;
  }
  dt[data-total],
  dd[data-total] {
    padding-block-start: ${theme.space['3']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.default};
    font: ${theme.type.h2};
  }
  dl {
    row-gap: ${theme.space['2']};
    column-gap: 0;
  }
  p {
    font: ${theme.type.small};
    color: ${theme.color.text.tertiary};
  }
`;
