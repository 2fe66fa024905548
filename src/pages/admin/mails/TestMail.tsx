import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendTestMailMutation } from '#src/api/admin/mail.ts';
import { Button } from '#src/ui/Button.tsx';
import { MeContext } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Has the shop write to whoever is logged in, to see that mails arrive. */
export function TestMail({ hasServer }: { hasServer: boolean }) {
  const { t } = useTranslation('admin_mails');
  const me = use(MeContext);
  const step = useStep(null);
  const [send] = useSendTestMailMutation();
  const [isPosted, setPosted] = useState(false);
  if (me === null) return null;
  const post = async () => setPosted(await step.run(() => send()));
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Button busy={step.isBusy} onClick={() => void post()}>
          {t('test', { email: me.email })}
        </Button>
        <p role="status">{isPosted ? t(hasServer ? 'tested' : 'tested_waits') : ''}</p>
      </Row>
    </>
  );
}
