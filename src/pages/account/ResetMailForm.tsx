import { useTranslation } from 'react-i18next';
import { useForgotPasswordMutation } from '#src/api/session.ts';
import { MailForm } from './MailForm.tsx';

/** Sends the mail that leads to a new password. */
export function ResetMailForm({ title }: { title: string }) {
  const { t } = useTranslation('user');
  const [send] = useForgotPasswordMutation();
  return <MailForm title={title} action={t('find.submit')} send={send} sent={(email) => t('find.sent', { email })} />;
}
