import { useTranslation } from 'react-i18next';
import { useWriteToBuyerMutation } from '#src/api/admin/order.ts';
import { WriteMessage } from '#src/pages/admin/shared/WriteMessage.tsx';

/** Writes to the buyer of an order by mail. */
export function MessageToBuyer({ number }: { number: string }) {
  const { t } = useTranslation('admin_orders');
  const [write] = useWriteToBuyerMutation();
  return (
    <WriteMessage
      title={t('message.title')}
      label={t('message.send')}
      sent={t('message.sent')}
      write={(text) => write({ order_no: number, text, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
