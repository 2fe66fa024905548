import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Message } from '#src/ui/Message.tsx';
import { EmailField } from '#src/components/sign-in/FormField.tsx';
import { readEmail } from '#src/components/sign-in/typed-email.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface MailFormProps {
  title: string;
  action: string;
  send: (request: { email: string }) => Promise<{ error?: unknown }>;
  /** Says what may have been sent, without telling whether the account exists. */
  sent: (email: string) => ReactNode;
}

/** Asks for an address and sends a mail to it, or to nobody: the answer is the same. */
export function MailForm({ title, action, send, sent }: MailFormProps) {
  const { t } = useTranslation('user');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useUserForm<{ email: string }>({
    schema: async () => (await import('#contract/forms/account.ts')).forgotPasswordRequest,
    defaultValues: { email: readEmail() },
    send: async ({ email }) => {
      setSentTo(null);
      const answer = await send({ email });
      if (answer.error === undefined) setSentTo(email.trim());
      return answer;
    },
  });
  return (
    <UserForm
      state={state}
      title={title}
      action={action}
      {...(sentTo !== null && {
        trouble: (
          <Message tone="success" role="status">
            {sent(sentTo)}
          </Message>
        ),
      })}
    >
      <EmailField label={t('email')} />
    </UserForm>
  );
}
