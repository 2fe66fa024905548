import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { useBeginTotpMutation, useReplaceTotpMutation } from '#src/api/admin/admin.ts';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { AppSecret } from './AppSecret.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { CodeField } from './LogIn.tsx';
import { AdminForm } from '#src/pages/admin/shared/AdminForm.tsx';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

interface Begun {
  token: string;
  secret: string;
  otpauth_url: string;
}

/** Another app for one-time codes in place of the one that is connected. */
export function OwnApp() {
  const { t } = useTranslation('admin');
  const step = useStep(null);
  const send = use(FactorContext);
  const [begin] = useBeginTotpMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [end, setEnd] = useState<'done' | 'late' | null>(null);
  const start = () =>
    step.run(async () => {
      setEnd(null);
      const answer = await send(() => begin());
      setBegun(answer.data ?? null);
      return answer;
    });
  const finish = (how: 'done' | 'late') => {
    setBegun(null);
    setEnd(how);
  };
  return (
    <>
      <h2>{t('access.app_title')}</h2>
      <Note>{t('access.app_lead')}</Note>
      <Trouble step={step} />
      {end === 'done' ? (
        <Message tone="success" role="status">
          {t('access.app_done')}
        </Message>
      ) : null}
      {end === 'late' ? (
        <Message tone="danger" role="alert">
          {t('access.app_late')}
        </Message>
      ) : null}
      {begun ? (
        <Connect key={begun.token} begun={begun} onEnd={finish} />
      ) : (
        <Row>
          <Button busy={step.isBusy} onClick={() => void start()}>
            {t('access.app_begin')}
          </Button>
        </Row>
      )}
    </>
  );
}

interface ConnectProps {
  begun: Begun;
  onEnd: (how: 'done' | 'late') => void;
}

function Connect({ begun: { token, secret, otpauth_url: url }, onEnd }: ConnectProps) {
  const { t } = useTranslation('admin');
  const [replace] = useReplaceTotpMutation();
  const state = useUserForm<{ token: string; code: string }>({
    schema: async () => (await import('#contract/forms/operator.ts')).replaceTotpRequest,
    defaultValues: { token, code: '' },
    keepsEmail: false,
    send: async ({ code }) => {
      const answer = await replace({ token, code });
      if (answer.data) onEnd('done');
      else if (isApiError(answer.error) && answer.error.code === 'state_conflict') onEnd('late');
      return answer;
    },
    refusal: ({ fields }) => (fields?.['code'] ? { name: 'code', text: t('invite.mismatch') } : null),
  });
  return (
    <AdminForm state={state} title={t('access.app_begin')} heading="h3" action={t('access.app_submit')}>
      <AppSecret url={url} secret={secret} />
      <CodeField label={t('invite.code')} />
    </AdminForm>
  );
}
