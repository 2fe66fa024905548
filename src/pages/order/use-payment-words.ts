import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What happened to the money of an order beside its status, a line each. */
export function usePaymentWords({ payment, totals, status }: Order): string[] {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const refunds = payment.refunds ?? [];
  const back = (state: 'begun' | 'failed') =>
    refunds.filter((one) => one.status === state).map(({ amount }) => money(amount, totals.currency));
  const surplus = payment.paid - payment.refunded - payment.amount;
  const isLive = status !== 'cancelled' && status !== 'expired';
  return [
    ...(payment.kind === 'account' && payment.paid === 0 ? [t('state.on_invoice')] : []),
    ...(payment.due_at !== undefined && payment.paid < payment.amount && isLive ? [t('state.due', { date: date(payment.due_at) })] : []),
    ...(payment.refunded > 0 ? [t('state.refunded', { amount: money(payment.refunded, totals.currency) })] : []),
    ...back('begun').map((amount) => t('state.refund_begun', { amount })),
    ...back('failed').map((amount) => t('state.refund_failed', { amount })),
    ...(surplus > 0 && isLive ? [t('state.surplus', { amount: money(surplus, totals.currency) })] : []),
  ];
}
