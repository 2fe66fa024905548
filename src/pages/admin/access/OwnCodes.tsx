import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRenewRecoveryCodesMutation } from '#src/api/admin/admin.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { MeContext } from '#src/pages/admin/shared/me.ts';
import { Note, Row } from '#src/pages/admin/shared/parts.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** How many recovery codes are left, and new ones in place of them. */
export function OwnCodes() {
  const { t } = useTranslation('admin');
  const me = use(MeContext);
  const step = useStep(null);
  const send = use(FactorContext);
  const [renew] = useRenewRecoveryCodesMutation();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  const make = () =>
    step.run(async () => {
      const answer = await send(() => renew());
      setCodes(answer.data?.recovery_codes ?? null);
      return answer;
    });
  return (
    <>
      <h2>{t('invite.codes_title')}</h2>
      {me ? <Note>{t('access.codes', { count: me.recovery_codes })}</Note> : null}
      <Trouble step={step} />
      <Row>
        <Asked label={t('access.renew')} title={t('access.renew')} isBusy={step.isBusy} onSure={() => void make()}>
          <p>{t('access.renew_text')}</p>
        </Asked>
      </Row>
    </>
  );
}
