import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type OperatorRole, invitePersonRequest } from '#contract/api/admin-people.ts';
import { useInvitePersonMutation } from '#src/api/admin.ts';
import { EmailField, FormField, FormSelect } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { useTroubleText } from '#src/components/sign-in/user-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';
import { Message } from '#src/ui/Message.tsx';
import type { Handed } from './InviteLink.tsx';
import { Row, StepForm } from './parts.ts';
import { useRoleOptions } from './role-options.ts';

interface Values {
  name: string;
  email: string;
  role: OperatorRole;
}

/** Makes a person and the link with which he gets in. */
export function InviteForm({ onInvited }: { onInvited: (handed: Handed) => void }) {
  const { t } = useTranslation(['admin', 'user']);
  const troubleText = useTroubleText();
  const roles = useRoleOptions();
  const [invite] = useInvitePersonMutation();
  const empty: Values = { name: '', email: '', role: 'sales' };
  const state = useUserForm<Values>({
    schema: invitePersonRequest,
    defaultValues: empty,
    keepsEmail: false,
    send: async (values) => {
      const answer = await invite({ ...values, idempotencyKey: crypto.randomUUID() });
      if (answer.data) {
        onInvited({ name: answer.data.person.name, ...answer.data.invitation });
        form.reset(empty);
      }
      return answer;
    },
  });
  const { form, submit, problems, attempt, isSending, trouble } = state;
  return (
    <FormProvider {...form}>
      <StepForm noValidate aria-label={t('admin:people.invite_title')} onSubmit={(event) => void submit(event)}>
        <h2>{t('admin:people.invite_title')}</h2>
        <ErrorSummary problems={problems} attempt={attempt} />
        <FormField name="name" label={t('admin:people.name')} maxLength={60} autoComplete="off" />
        <EmailField label={t('user:email')} />
        <FormSelect name="role" label={t('admin:people.role')} options={roles} />
        {trouble ? (
          <Message tone="danger" role="alert">
            {troubleText(trouble)}
          </Message>
        ) : null}
        <Row>
          <Button type="submit" tone="primary" busy={isSending}>
            {t('admin:people.invite')}
          </Button>
        </Row>
      </StepForm>
    </FormProvider>
  );
}
