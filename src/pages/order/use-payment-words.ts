import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What happened to the money of an order beside its status, a line each. */
export function usePaymentWords({ payment, totals }: Order): string[] {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const refunds = payment.refunds ?? [];
  const back = (state: 'begun' | 'failed') =>
    refunds.filter((one) => one.status === state).map(({ amount }) => money(amount, totals.currency));
  return [
    ...(payment.kind === 'account' && payment.paid === 0 ? [t('state.on_invoice')] : []),
    ...(payment.due_at !== undefined && payment.missing > 0 ? [t('state.due', { date: date(payment.due_at) })] : []),
    ...(payment.refunded > 0 ? [t('state.refunded', { amount: money(payment.refunded, totals.currency) })] : []),
    ...back('begun').map((amount) => t('state.refund_begun', { amount })),
    ...back('failed').map((amount) => t('state.refund_failed', { amount })),
    ...(payment.surplus > 0 ? [t('state.surplus', { amount: money(payment.surplus, totals.currency) })] : []),
  ];
}
