import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useActOnCustomerMutation } from '#src/api/admin/customer.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { Note, Row, StepForm } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** Erases somebody who never had an account, by the mail address of the orders. */
export function EraseGuest() {
  const { t } = useTranslation('admin_customers');
  const step = useStep(null);
  const [act] = useActOnCustomerMutation();
  const [email, setEmail] = useState('');
  const [isDone, setDone] = useState(false);
  const erase = async () => {
    const isErased = await step.run(() => act({ email: email.trim(), action: 'erase', idempotencyKey: crypto.randomUUID() }));
    setDone(isErased);
    if (isErased) setEmail('');
  };
  return (
    <StepForm aria-label={t('guest.heading')} onSubmit={(event) => event.preventDefault()}>
      <h2>{t('guest.heading')}</h2>
      <Note>{t('guest.hint')}</Note>
      <Trouble step={step} />
      <Row>
        <TextField
          compact
          type="email"
          label={t('guest.email')}
          value={email}
          maxLength={254}
          error={step.errorAt('email')}
          onChange={({ target }) => {
            setDone(false);
            setEmail(target.value);
          }}
        />
        {email.includes('@') ? (
          <Asked label={t('erase')} title={`${t('erase')}: ${email.trim()}`} isBusy={step.isBusy} onSure={() => void erase()}>
            <p>{t('erase_text')}</p>
          </Asked>
        ) : null}
      </Row>
      <p role="status">{isDone ? t('erased') : ''}</p>
    </StepForm>
  );
}
