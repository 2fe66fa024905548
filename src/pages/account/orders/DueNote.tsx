import { useTranslation } from 'react-i18next';
import type { OrderSummary } from '#contract/api/account.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';

/** The order whose parts are freed first unless it is paid. */
export function DueNote({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('orders');
  const { date } = useFormat();
  const due = orders
    .filter(({ status, payment_status, allowed }) => status === 'pending' && payment_status === 'unpaid' && allowed.includes('pay'))
    .flatMap(({ order_no: number, expires_at: end }) => (end === null ? [] : [{ number, end }]))
    .toSorted((a, b) => Date.parse(a.end) - Date.parse(b.end))[0];
  if (!due) return null;
  const { number, end } = due;
  return (
    <Message
      tone="warning"
      title={t('due', { number })}
      action={
        <ButtonLink size="small" to={orderPath('order-orderPay', number, null)} aria-label={t('pay_named', { number })}>
          {t('show_pay')}
        </ButtonLink>
      }
    >
      <p>{t('held', { date: date(end) })}</p>
    </Message>
  );
}
