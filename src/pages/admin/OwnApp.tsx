import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceTotp } from '#contract/api/admin-access.ts';
import { useBeginTotpMutation, useReplaceTotpMutation } from '#src/api/admin.ts';
import { useUserForm } from '#src/components/sign-in/use-user-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { AppSecret } from './AppSecret.tsx';
import { FactorContext } from './factor-gate.tsx';
import { CodeField } from './LogIn.tsx';
import { OfficeForm } from './OfficeForm.tsx';
import { Note, Row } from './parts.ts';
import { Trouble } from './Trouble.tsx';
import { useStep } from './use-step.ts';

interface Begun {
  token: string;
  secret: string;
  otpauth_url: string;
}

/** Another app for one-time codes in place of the one that is connected. */
export function OwnApp() {
  const { t } = useTranslation('admin');
  const step = useStep();
  const send = use(FactorContext);
  const [begin] = useBeginTotpMutation();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [isDone, setDone] = useState(false);
  const start = () =>
    step.run(async () => {
      setDone(false);
      const answer = await send(() => begin());
      setBegun(answer.data ?? null);
      return answer;
    });
  const end = () => {
    setBegun(null);
    setDone(true);
  };
  return (
    <>
      <h2>{t('access.app_title')}</h2>
      <Note>{t('access.app_lead')}</Note>
      {begun ? <Connect key={begun.token} begun={begun} onDone={end} /> : null}
      <Trouble step={step} />
      {isDone ? (
        <Message tone="success" role="status">
          {t('access.app_done')}
        </Message>
      ) : null}
      <Row>
        <Button busy={step.isBusy} onClick={() => void start()}>
          {t('access.app_begin')}
        </Button>
      </Row>
    </>
  );
}

function Connect({ begun: { token, secret, otpauth_url: url }, onDone }: { begun: Begun; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const [replace] = useReplaceTotpMutation();
  const state = useUserForm<{ token: string; code: string }>({
    schema: replaceTotp.request,
    defaultValues: { token, code: '' },
    keepsEmail: false,
    send: async ({ code }) => {
      const answer = await replace({ token, code });
      if (answer.data) onDone();
      return answer;
    },
    refusal: ({ code, fields }) => {
      if (code === 'state_conflict') return { name: 'code', text: t('access.app_late') };
      return fields?.['code'] ? { name: 'code', text: t('invite.mismatch') } : null;
    },
  });
  return (
    <OfficeForm state={state} title={t('access.app_begin')} action={t('access.app_submit')}>
      <AppSecret url={url} secret={secret} />
      <CodeField label={t('invite.code')} />
    </OfficeForm>
  );
}
