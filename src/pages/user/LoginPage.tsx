import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useLoginMutation } from '#src/api/session.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectHasExpired } from '#src/store/user-selectors.ts';
import { Message } from '#src/ui/Message.tsx';
import { EmailField, FormCheckbox, FormPassword } from '#src/components/sign-in/FormField.tsx';
import { LoginTrouble } from './LoginTrouble.tsx';
import { passwordSaved } from './login-note.ts';
import { readEmail } from '#src/components/sign-in/typed-email.ts';
import { useOpenSession } from './use-open-session.tsx';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { Lead, SheetFrame } from './UserFrame.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface Values {
  email: string;
  password: string;
  keep: boolean;
}

export function Component() {
  const { t } = useTranslation('user');
  const { register, find } = useSignInPaths();
  const state = useLogin();
  const { trouble, form } = state;
  const known = trouble?.code === 'account_not_activated' || trouble?.code === 'account_disabled';
  return (
    <SheetFrame>
      <h1 tabIndex={-1}>{t('login.title')}</h1>
      <Lead>
        <p>
          {t('login.new_here')} <RouteLink to={register}>{t('login.create')}</RouteLink>
        </p>
        <p>{t('login.guest')}</p>
        <p>
          {t('login.ordered')} <RouteLink to={buildPath('order-find')}>{t('find_order.title')}</RouteLink>
        </p>
        <Note />
      </Lead>
      <UserForm
        state={state}
        title={t('login.title')}
        action={t('login.submit')}
        {...(known && { trouble: <LoginTrouble error={trouble} email={form.getValues('email')} /> })}
      >
        <EmailField label={t('email')} />
        <FormPassword
          name="password"
          label={t('password')}
          autoComplete="current-password"
          aside={<RouteLink to={find}>{t('login.forgot')}</RouteLink>}
        />
        <FormCheckbox name="keep" label={t('login.keep')} />
      </UserForm>
    </SheetFrame>
  );
}

function useLogin() {
  const { t } = useTranslation('user');
  const [post] = useLoginMutation();
  const openSession = useOpenSession();
  return useUserForm<Values>({
    schema: async () => (await import('#contract/forms/account.ts')).loginRequest,
    defaultValues: { email: readEmail(), password: '', keep: true },
    send: async ({ email, password, keep }) => {
      const answer = await post({ email, password });
      if (answer.data) await openSession(answer.data, keep);
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'password', text: t('login.wrong') } : null),
  });
}

/** Why the visitor has been brought here. */
function Note() {
  const { t } = useTranslation('user');
  const hasExpired = useAppSelector(selectHasExpired);
  const { state } = useLocation();
  if (state === passwordSaved) return <Message tone="success">{t('login.saved')}</Message>;
  return hasExpired ? <Message tone="info">{t('login.expired')}</Message> : null;
}
