import { useTranslation } from 'react-i18next';
import { useWriteToCustomerMutation } from '#src/api/admin/admin.ts';
import { WriteMessage } from '#src/pages/admin/shared/WriteMessage.tsx';

/** Writes to the customer without an answer. */
export function MessageForm({ number }: { number: string }) {
  const { t } = useTranslation('admin_quotes');
  const [write] = useWriteToCustomerMutation();
  return (
    <WriteMessage
      title={t('quotes.write')}
      label={t('quotes.send_message')}
      write={(text) => write({ inquiry_no: number, text, idempotencyKey: crypto.randomUUID() })}
    />
  );
}
