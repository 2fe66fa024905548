import { type FormEvent, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestReason } from '#contract/api/admin/impersonation.ts';
import type { AdminCustomer } from '#contract/api/admin/customer.ts';
import { useBeginImpersonationMutation } from '#src/api/admin/impersonation.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { FactorContext } from '#src/pages/admin/shared/factor-gate.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { TimesActedFor } from './TimesActedFor.tsx';

/** Opens the shop in the customer's place, and shows who did so before, why and what was done. */
export function ActForCustomer({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin_customers');
  const mayChange = useMayChange();
  return (
    <>
      <h3>{t('act_for.heading')}</h3>
      {customer.status === 'active' && mayChange('customers') ? <BeginForm customer={customer} /> : null}
      <TimesActedFor customer={customer} />
    </>
  );
}

function BeginForm({ customer: { account_id, name, email } }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin_customers');
  const send = use(FactorContext);
  const step = useStep(null);
  const [begin] = useBeginImpersonationMutation();
  const [reason, setReason] = useState('');
  const [address, setAddress] = useState<string | null>(null);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setAddress(null);
    void step.run(async () => {
      const answer = await send(() => begin({ account_id, reason: reason.trim(), idempotencyKey: crypto.randomUUID() }));
      if (answer.data) setAddress(answer.data.address);
      return answer;
    });
  };
  return (
    <StepForm noValidate aria-label={t('act_for.heading')} onSubmit={open}>
      <Note>{t('act_for.hint')}</Note>
      <Trouble step={step} />
      <Row>
        <TextField
          compact
          label={t('act_for.reason')}
          value={reason}
          maxLength={longestReason}
          error={step.errorAt('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" busy={step.isBusy}>
          {t('act_for.begin')}
        </Button>
      </Row>
      <div role="status">
        {address === null ? null : (
          <>
            <p>
              <a href={address} target="_blank" rel="noreferrer" onClick={() => setAddress(null)}>
                {t('act_for.open', { name: name || email })}
              </a>
            </p>
            <Note>{t('act_for.open_hint')}</Note>
          </>
        )}
      </div>
    </StepForm>
  );
}
