import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { passwordLength } from '#contract/api/account.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useSavePasswordMutation } from '#src/api/session.ts';
import { loggedOut } from '#src/store/user.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { FormPassword } from '#src/components/sign-in/FormField.tsx';
import { passwordSaved } from './login-note.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';

/** Sets a password with the token of a mail. That ends every session, so the way leads to the log-in. */
export function NewPasswordForm({ token, title, onDead }: { token: string; title: string; onDead: () => void }) {
  const { t } = useTranslation('user');
  const [save] = useSavePasswordMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const state = useUserForm<{ token: string; password: string }>({
    schema: async () => (await import('#contract/forms/account.ts')).savePasswordRequest,
    defaultValues: { token, password: '' },
    send: async ({ password }) => {
      const answer = await save({ token, password });
      if (answer.data) {
        dispatch(loggedOut());
        await navigate(buildPath('user-login'), { replace: true, state: passwordSaved });
      }
      if (isApiError(answer.error) && answer.error.code === 'link_expired') onDead();
      return answer;
    },
  });
  return (
    <UserForm state={state} title={title} action={t('change.submit')}>
      <FormPassword
        name="password"
        label={t('new_password')}
        hint={t('password_rule', { count: passwordLength.min })}
        autoComplete="new-password"
      />
    </UserForm>
  );
}
