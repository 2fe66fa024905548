import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { passwordLength } from '#contract/api/account.ts';
import { useRegisterMutation } from '#src/api/session.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { selectConfig, selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectReferrer } from '#src/store/visitor-selectors.ts';
import { ActivationSent } from './ActivationSent.tsx';
import { EmailField, FormCheckbox, FormField, FormPassword } from '#src/components/sign-in/FormField.tsx';
import { NameFields } from './NameFields.tsx';
import { readEmail } from '#src/components/sign-in/typed-email.ts';
import { useOpenSession } from './use-open-session.tsx';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { Lead, PlainFrame, SheetFrame } from './UserFrame.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface Values {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  company: string;
  newsletter: boolean;
  consent: boolean;
}

export function Component() {
  const { t } = useTranslation(['user', 'common']);
  const { login } = useSignInPaths();
  const { state, sentTo, restart } = useRegister();
  const site = useAppSelector(selectSiteName);
  const hasNewsletter = useAppSelector(selectConfig)?.features.newsletter ?? false;
  if (sentTo !== null) {
    return (
      <PlainFrame>
        <ActivationSent email={sentTo} onRestart={restart} />
      </PlainFrame>
    );
  }
  return (
    <SheetFrame>
      <h1 tabIndex={-1}>{t('register.title')}</h1>
      <Lead>
        <p>
          {t('register.have_one')} <RouteLink to={login}>{t('to_sign_in')}</RouteLink>
        </p>
      </Lead>
      <UserForm state={state} title={t('register.title')} action={t('register.submit')}>
        <EmailField label={t('email')} />
        <FormPassword
          name="password"
          label={t('password')}
          hint={t('password_rule', { count: passwordLength.min })}
          autoComplete="new-password"
        />
        <NameFields />
        <FormField name="company" label={t('company')} optional autoComplete="organization" />
        {hasNewsletter ? <FormCheckbox name="newsletter" label={t('register.newsletter')} /> : null}
        <FormCheckbox name="consent" label={t('register.consent', { site })} />
      </UserForm>
    </SheetFrame>
  );
}

function useRegister() {
  const [post] = useRegisterMutation();
  const [search] = useSearchParams();
  const wanted = search.get('redirect');
  const openSession = useOpenSession();
  const referrer = useAppSelector(selectReferrer);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const state = useUserForm<Values>({
    schema: async () => (await import('#contract/forms/account.ts')).registerRequest,
    defaultValues: { email: readEmail(), password: '', first_name: '', last_name: '', company: '', newsletter: false, consent: false },
    send: async ({ consent, ...values }) => {
      if (!consent) return {}; // the schema has refused it before
      const answer = await post({ ...values, consent, ...(referrer && { referrer }), ...(wanted && { return_path: wanted }) });
      if (answer.data?.activation_required === true) setSentTo(answer.data.email);
      else if (answer.data) await openSession(answer.data, true);
      return answer;
    },
  });
  return { state, sentTo, restart: () => setSentTo(null) };
}
