import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserInfo } from '#contract/api/account.ts';
import { useChangeEmailMutation } from '#src/api/account-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Panel } from '#src/ui/panel.ts';
import { FormField, FormPassword } from '#src/components/sign-in/FormField.tsx';
import { FormPlace, SettingText } from './setting-style.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

/** The address that the account is known by, and the form that asks for another. */
export function ChangeEmail({ user }: { user: UserInfo }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <Panel aria-labelledby="change-email">
      <h2 id="change-email">{t('email.title')}</h2>
      <SettingText>{user.email}</SettingText>
      {done ? (
        <Message tone="success" role="status">
          {t('email.sent', { email: done })}
        </Message>
      ) : null}
      {isOpen ? (
        <EmailForm
          onLeave={() => setOpen(false)}
          onDone={(email) => {
            setDone(email);
            setOpen(false);
          }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('email.change')}</Button>
      )}
    </Panel>
  );
}

function EmailForm({ onDone, onLeave }: { onDone: (email: string) => void; onLeave: () => void }) {
  const { t } = useTranslation(['account', 'user']);
  const [send] = useChangeEmailMutation();
  const state = useUserForm<{ email: string; password: string }>({
    schema: async () => (await import('#contract/forms/account.ts')).changeEmailRequest,
    defaultValues: { email: '', password: '' },
    send: async (values) => {
      const answer = await send(values);
      if (answer.data) onDone(values.email.trim());
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'password', text: t('user:change.wrong') } : null),
  });
  return (
    <FormPlace>
      <SettingText>{t('account:email.lead')}</SettingText>
      <UserForm state={state} title={t('account:title')} action={t('account:email.submit')}>
        <FormField name="email" label={t('account:email.new')} type="email" autoComplete="email" autoCapitalize="none" maxLength={254} />
        <FormPassword name="password" label={t('user:old_password')} autoComplete="current-password" />
      </UserForm>
      <Button tone="quiet" onClick={onLeave}>
        {t('account:email.keep')}
      </Button>
    </FormPlace>
  );
}
