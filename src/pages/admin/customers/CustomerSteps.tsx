import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { AdminCustomer, CustomerAction } from '#contract/api/admin/customer.ts';
import { useActOnCustomerMutation } from '#src/api/admin/customer.ts';
import { Button } from '#src/ui/Button.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';

/** What the shop decides about a customer. */
export function CustomerSteps({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin_customers');
  const mayChange = useMayChange();
  const navigate = useNavigate();
  const step = useStep();
  const [act] = useActOnCustomerMutation();
  const { email, status, may_pay_by_invoice: onInvoice } = customer;
  const run = (action: CustomerAction, taxId?: string) =>
    step.run(() => act({ email, action, ...(taxId && { tax_id: taxId }), idempotencyKey: crypto.randomUUID() }));
  const erase = async () => {
    if (await run('erase')) void navigate(adminPath({ tab: 'customers' }));
  };
  if (!mayChange('customers')) return null;
  return (
    <>
      <Trouble step={step} />
      <Row>
        <Button busy={step.isBusy} onClick={() => void run(onInvoice ? 'withdraw_account_payment' : 'approve_account_payment')}>
          {t(onInvoice ? 'invoice_off' : 'invoice_on')}
        </Button>
        {customer.tax_ids
          .filter((one) => one.status === 'unchecked')
          .map(({ tax_id: number }) => (
            <Button key={number} busy={step.isBusy} onClick={() => void run('confirm_tax_id', number)}>
              {t('confirm_tax', { number })}
            </Button>
          ))}
        {status === 'disabled' ? (
          <Button busy={step.isBusy} onClick={() => void run('enable')}>
            {t('enable')}
          </Button>
        ) : null}
        {status === 'active' ? (
          <Asked label={t('disable')} title={`${t('disable')}: ${email}`} isBusy={step.isBusy} onSure={() => void run('disable')}>
            <p>{t('disable_text')}</p>
          </Asked>
        ) : null}
        <Asked label={t('erase')} title={`${t('erase')}: ${email}`} isBusy={step.isBusy} onSure={() => void erase()}>
          <p>{t('erase_text')}</p>
        </Asked>
      </Row>
    </>
  );
}
