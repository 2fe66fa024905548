import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useBecomeOwnerMutation } from '#src/api/admin/admin.ts';
import { EmailField, FormField } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Narrow, Note } from '#src/pages/admin/shared/parts.ts';

/** Who runs a new shop: name and address; the way in follows as for everybody who is invited. */
export function FirstOwner({ token }: { token: string }) {
  const { t } = useTranslation(['admin', 'user']);
  const navigate = useNavigate();
  const [become] = useBecomeOwnerMutation();
  const [isOver, setOver] = useState(false);
  const state = useUserForm<{ token: string; name: string; email: string }>({
    schema: async () => (await import('#contract/forms/operator.ts')).becomeOwnerRequest,
    defaultValues: { token, name: '', email: '' },
    keepsEmail: false,
    send: async ({ name, email }) => {
      const answer = await become({ token, name, email });
      if (answer.data) void navigate(`${buildPath('admin')}#invite=${answer.data.invitation}`, { replace: true });
      return answer;
    },
    refusal: ({ code }) => {
      if (code === 'link_expired') setOver(true);
      return null;
    },
  });
  if (isOver) return <Message tone="warning">{t('admin:owner.over')}</Message>;
  return (
    <Narrow>
      <Note>{t('admin:owner.lead')}</Note>
      <UserForm state={state} title={t('admin:owner.title')} action={t('admin:owner.submit')}>
        <FormField name="name" label={t('admin:people.name')} maxLength={60} autoComplete="name" />
        <EmailField label={t('user:email')} />
      </UserForm>
    </Narrow>
  );
}
