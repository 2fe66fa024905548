import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/api/order.ts';
import { useFormat } from '#src/i18n/format.ts';

/** What was told about a transfer. */
export function TransferText({ order: { payment, totals } }: { order: Order }) {
  const { t } = useTranslation('payment');
  const { money, date } = useFormat();
  const { transfer, slip } = payment;
  if (!transfer) return null;
  const { amount, paid_at, payer, reference } = transfer;
  return (
    <>
      <p>{t('slip.told', { amount: money(amount, totals.currency), date: date(paid_at), payer, reference })}</p>
      {slip ? <p>{t('slip.file_name', { name: slip.name })}</p> : null}
    </>
  );
}
