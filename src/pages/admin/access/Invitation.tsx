import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { passwordLength } from '#contract/api/account.ts';
import type { getInvitation } from '#contract/api/admin/people.ts';
import { useAcceptInvitationMutation, useGetInvitationQuery } from '#src/api/admin/admin.ts';
import { isApiError } from '#src/api/api-error.ts';
import { keepOperatorSession } from '#src/api/operator-session.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { FormPassword } from '#src/components/sign-in/FormField.tsx';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { UserForm } from '#src/components/sign-in/UserForm.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Message } from '#src/ui/Message.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { AppSecret } from './AppSecret.tsx';
import { CodeField } from './LogIn.tsx';
import { Narrow } from '#src/pages/admin/shared/parts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** What an invited person sees: password, second factor, recovery codes. */
export function Invitation({ token }: { token: string }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data, error, refetch } = useGetInvitationQuery({ token });
  if (codes) return <RecoveryCodes codes={codes} onDone={() => void navigate(adminPath({}), { replace: true })} />;
  if (isApiError(error) && error.code === 'link_expired') return <Message tone="warning">{t('invite.expired')}</Message>;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return data ? <Enrol token={token} invitation={data} onCodes={setCodes} /> : <Skeleton $height="20rem" />;
}

interface EnrolProps {
  token: string;
  invitation: ResponseOf<typeof getInvitation>;
  onCodes: (codes: readonly string[]) => void;
}

function Enrol({ token, invitation: { name, email, secret, otpauth_url: url, expires_at: end }, onCodes }: EnrolProps) {
  const { t } = useTranslation(['admin', 'user']);
  const { dateTime } = useFormat();
  const [accept] = useAcceptInvitationMutation();
  const state = useUserForm<{ token: string; password: string; code: string }>({
    schema: async () => (await import('#contract/forms/operator.ts')).acceptInvitationRequest,
    defaultValues: { token, password: '', code: '' },
    send: async ({ password, code }) => {
      const answer = await accept({ token, password, code });
      if (answer.data) {
        onCodes(answer.data.recovery_codes);
        keepOperatorSession(answer.data.token);
      }
      return answer;
    },
    refusal: ({ fields }) => (fields?.['code'] ? { name: 'code', text: t('admin:invite.mismatch') } : null),
  });
  return (
    <Narrow>
      <Head>
        <h2>{t('admin:invite.title')}</h2>
        <p>{t('admin:invite.lead', { name, end: dateTime(end) })}</p>
      </Head>
      <UserForm state={state} title={t('admin:invite.title')} action={t('admin:invite.submit')}>
        <TextField label={t('user:email')} value={email} readOnly autoComplete="username" />
        <FormPassword
          name="password"
          label={t('user:new_password')}
          hint={t('user:password_rule', { count: passwordLength.min })}
          autoComplete="new-password"
        />
        <AppSecret url={url} secret={secret} />
        <CodeField label={t('admin:invite.code')} />
      </UserForm>
    </Narrow>
  );
}

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
`;
