import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordLength } from '#contract/api/account.ts';
import { useChangeOwnPasswordMutation } from '#src/api/admin/admin.ts';
import { FormPassword } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { Message } from '#src/ui/Message.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { AdminForm } from '#src/pages/admin/shared/AdminForm.tsx';

const empty = { old_password: '', password: '' };

/** A new password by the present one. */
export function OwnPassword() {
  const { t } = useTranslation('user');
  const send = use(FactorContext);
  const [isDone, setDone] = useState(false);
  const [change] = useChangeOwnPasswordMutation();
  const state = useUserForm({
    schema: async () => (await import('#contract/forms/operator.ts')).changeOwnPasswordRequest,
    defaultValues: empty,
    keepsEmail: false,
    send: async (values) => {
      setDone(false);
      const answer = await send(() => change(values));
      setDone(answer.data !== undefined);
      if (answer.data) state.form.reset(empty);
      return answer;
    },
    refusal: ({ code }) => (code === 'invalid_credentials' ? { name: 'old_password', text: t('change.wrong') } : null),
  });
  return (
    <>
      <h2>{t('change.title')}</h2>
      <AdminForm state={state} title={t('change.title')} heading={null} action={t('change.submit')}>
        <FormPassword name="old_password" label={t('old_password')} autoComplete="current-password" />
        <FormPassword
          name="password"
          label={t('new_password')}
          hint={t('password_rule', { count: passwordLength.min })}
          autoComplete="new-password"
        />
      </AdminForm>
      {isDone ? (
        <Message tone="success" role="status">
          {t('change.done')}
        </Message>
      ) : null}
    </>
  );
}
