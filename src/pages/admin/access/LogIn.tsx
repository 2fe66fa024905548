import { useTranslation } from 'react-i18next';
import { useOperatorLogInMutation } from '#src/api/admin/admin.ts';
import { keepOperatorSession } from '#src/api/operator-session.ts';
import { EmailField, FormField, FormPassword } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Narrow, Note } from '#src/pages/admin/shared/parts.ts';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';

interface Values {
  email: string;
  password: string;
  code: string;
}

/** Password and one-time code of a person who runs the shop, or a passkey. */
export function LogIn() {
  const { t } = useTranslation(['admin', 'user']);
  const [post] = useOperatorLogInMutation();
  const state = useUserForm<Values>({
    schema: async () => (await import('#contract/forms/operator.ts')).operatorLogInRequest,
    defaultValues: { email: '', password: '', code: '' },
    keepsEmail: false,
    send: async (values) => {
      const answer = await post(values);
      if (answer.data) keepOperatorSession(answer.data.token);
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'code', text: t('admin:login.wrong') } : null),
  });
  const isClosed = state.trouble?.code === 'account_disabled';
  return (
    <Narrow>
      <UserForm
        state={state}
        title={t('admin:login.title')}
        action={t('admin:login.submit')}
        {...(isClosed && {
          trouble: (
            <Message tone="danger" role="alert">
              {t('admin:login.closed')}
            </Message>
          ),
        })}
      >
        <EmailField label={t('user:email')} />
        <FormPassword name="password" label={t('user:password')} autoComplete="current-password" />
        <CodeField label={t('admin:login.code')} hint={t('admin:login.code_hint')} />
      </UserForm>
      <PasskeyLogIn />
      <Note>{t('admin:login.help')}</Note>
    </Narrow>
  );
}

/** A one-time code; a phone offers the one that it knows. */
export function CodeField({ label, hint }: { label: string; hint?: string }) {
  return (
    <FormField
      name="code"
      label={label}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...(hint !== undefined && { hint })}
    />
  );
}
