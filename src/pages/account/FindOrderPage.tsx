import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSendOrderLinkMutation } from '#src/api/order-link.ts';
import { Message } from '#src/ui/Message.tsx';
import { EmailField, FormField } from '#src/components/sign-in/FormField.tsx';
import { readEmail } from '#src/components/sign-in/typed-email.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { Lead, PlainFrame } from './UserFrame.tsx';

/** Sends a guest a fresh link to their order or inquiry. The answer never tells whether number and address belong together. */
export function Component() {
  const { t } = useTranslation('user');
  const [search] = useSearchParams();
  const [send] = useSendOrderLinkMutation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useUserForm<{ number: string; email: string }>({
    schema: async () => (await import('#contract/forms/order-link.ts')).sendOrderLinkRequest,
    defaultValues: { number: search.get('number') ?? '', email: readEmail() },
    send: async (values) => {
      setSentTo(null);
      const answer = await send(values);
      if (answer.error === undefined) setSentTo(values.email.trim());
      return answer;
    },
  });
  return (
    <PlainFrame>
      <h1 tabIndex={-1}>{t('find_order.title')}</h1>
      <Lead>
        <p>{t('find_order.lead')}</p>
      </Lead>
      <UserForm
        state={state}
        title={t('find_order.title')}
        action={t('find_order.submit')}
        {...(sentTo !== null && {
          trouble: (
            <Message tone="success" role="status">
              {t('find_order.sent', { email: sentTo })}
            </Message>
          ),
        })}
      >
        <FormField
          name="number"
          label={t('find_order.number')}
          hint={t('find_order.hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <EmailField label={t('email')} />
      </UserForm>
    </PlainFrame>
  );
}
