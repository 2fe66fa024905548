import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { useInvitePersonMutation } from '#src/api/admin/admin.ts';
import { EmailField, FormField, FormSelect } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import type { Handed } from './InviteLink.tsx';
import { AdminForm } from '#src/pages/admin/shared/AdminForm.tsx';
import { useRoleOptions } from './role-options.ts';

interface Values {
  name: string;
  email: string;
  role: OperatorRole;
}

/** Makes a person and the link with which they get in. */
export function InviteForm({ onInvited }: { onInvited: (handed: Handed) => void }) {
  const { t } = useTranslation(['admin', 'user']);
  const send = use(FactorContext);
  const roles = useRoleOptions();
  const [invite] = useInvitePersonMutation();
  const empty: Values = { name: '', email: '', role: 'sales' };
  const state = useUserForm<Values>({
    schema: async () => (await import('#contract/forms/operator.ts')).invitePersonRequest,
    defaultValues: empty,
    keepsEmail: false,
    send: async (values) => {
      const answer = await send(() => invite({ ...values, idempotencyKey: crypto.randomUUID() }));
      if (answer.data) {
        onInvited({ name: answer.data.person.name, ...answer.data.invitation });
        state.form.reset(empty);
      }
      return answer;
    },
  });
  return (
    <AdminForm state={state} title={t('admin:people.invite_title')} action={t('admin:people.invite')}>
      <FormField name="name" label={t('admin:people.name')} maxLength={60} autoComplete="off" />
      <EmailField label={t('user:email')} />
      <FormSelect name="role" label={t('admin:people.role')} options={roles} />
    </AdminForm>
  );
}
