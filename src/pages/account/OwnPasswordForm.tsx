import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '#contract/routes/build-path.ts';
import { passwordLength } from '#contract/api/account.ts';
import { useSavePasswordMutation } from '#src/api/session.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { Message } from '#src/ui/Message.tsx';
import { FormPassword } from '#src/components/sign-in/FormField.tsx';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { Lead } from './UserFrame.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

interface Values {
  old_password: string;
  password: string;
}
const empty: Values = { old_password: '', password: '' };

/** Changes the password of the session's account. */
export function OwnPasswordForm() {
  const { t } = useTranslation('user');
  const [save] = useSavePasswordMutation();
  const [isSaved, setSaved] = useState(false);
  const email = useAppSelector(selectUser)?.email ?? '';
  const state = useUserForm<Values>({
    schema: async () => (await import('#contract/forms/account.ts')).savePasswordRequest,
    defaultValues: empty,
    send: async (values) => {
      setSaved(false);
      const answer = await save(values);
      if (answer.data) {
        state.form.reset(empty);
        setSaved(true);
      }
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'old_password', text: t('change.wrong') } : null),
  });
  const done = (
    <Message tone="success" role="status">
      {t('change.done')}
    </Message>
  );
  return (
    <>
      <h1 tabIndex={-1}>{t('change.title')}</h1>
      <Lead>
        <p>{t('change.others')}</p>
      </Lead>
      <UserForm state={state} title={t('change.title')} action={t('change.submit')} {...(isSaved && { trouble: done })}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <FormPassword
          name="old_password"
          label={t('old_password')}
          autoComplete="current-password"
          aside={<RouteLink to={buildPath('user-findPassword')}>{t('change.forgot')}</RouteLink>}
        />
        <FormPassword
          name="password"
          label={t('new_password')}
          hint={t('password_rule', { count: passwordLength.min })}
          autoComplete="new-password"
        />
      </UserForm>
    </>
  );
}
