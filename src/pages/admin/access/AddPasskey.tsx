import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '#src/api/admin/admin.ts';
import { FormField } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { AdminForm } from '#src/pages/admin/shared/AdminForm.tsx';
import { usePasskey } from '#src/pages/admin/shared/use-passkey.ts';

const longestName = 40;

/** Has the browser make a passkey, and keeps it under a name. */
export function AddPasskey() {
  const { t } = useTranslation('admin');
  const send = use(FactorContext);
  const { ask, isBusy, trouble } = usePasskey();
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const state = useUserForm({
    schema: async () => (await import('#contract/forms/operator.ts')).passkeyForm,
    defaultValues: { name: '' },
    keepsEmail: false,
    send: async ({ name }) => {
      const { shown, error } = await ask(
        () => send(() => begin()),
        (library, { options }) => library.startRegistration({ optionsJSON: options }),
      );
      if (!shown) return { error };
      const answer = await add({ ...shown, name });
      if (answer.data) state.form.reset();
      return answer;
    },
  });
  const isRefused = state.trouble?.code === 'state_conflict';
  return (
    <AdminForm
      state={state}
      title={t('passkey.add')}
      heading="h3"
      action={t('passkey.add')}
      isBusy={isBusy}
      trouble={trouble ?? (isRefused ? t('passkey.refused') : null)}
    >
      <FormField name="name" label={t('passkey.name')} hint={t('passkey.hint')} maxLength={longestName} autoComplete="off" />
    </AdminForm>
  );
}
