import { useTranslation } from 'react-i18next';
import type { ShownCompany } from '#contract/api/admin/company.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useGetCompanyQuery, useRemoveCompanyMutation } from '#src/api/admin/company.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note, Part, Stack } from '#src/pages/admin/shared/parts.ts';
import { RemoveAsked } from '#src/pages/admin/shared/RemoveAsked.tsx';
import { AddressesOfCompany } from './AddressesOfCompany.tsx';
import { ExemptionsOfCompany } from './ExemptionsOfCompany.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { PartNumbersOfCompany } from './PartNumbersOfCompany.tsx';

/** One company: its form, its newest changes, and the way to remove it. */
export function OneCompany({ id }: { id: string }) {
  const { t } = useTranslation('admin_companies');
  const { data, error, refetch } = useGetCompanyQuery({ id });
  if (isApiError(error) && error.code === 'not_found') return <Note>{t('gone')}</Note>;
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton $height="20rem" />;
  return (
    <Stack>
      <CompanyForm company={data} />
      <AddressesOfCompany company={data} />
      <ExemptionsOfCompany company={data} />
      <PartNumbersOfCompany companyId={id} />
      <Waiting approvals={data.approvals} />
      <History history={data.history} />
      <Remove company={data} />
    </Stack>
  );
}

/** Orders that wait for an approver of the company. */
function Waiting({ approvals }: Pick<ShownCompany, 'approvals'>) {
  const { t } = useTranslation('admin_companies');
  const { date, money } = useFormat();
  if (approvals.length === 0) return null;
  return (
    <Part aria-label={t('approvals')}>
      <h2>{t('approvals')}</h2>
      {approvals.map(({ id, asked_by: by, total, currency, expires_at: until }) => (
        <Note key={id}>{t('approval_line', { ...by, total: money(total, currency), date: date(until) })}</Note>
      ))}
    </Part>
  );
}

const fieldNames = {
  name: 'name',
  tax_id: 'tax_id',
  price_list: 'price_list',
  currency: 'currency',
  may_pay_by_invoice: 'invoice',
  payment_days: 'payment_days',
  credit_limit: 'credit_limit_name',
  people: 'people',
  addresses: 'addresses',
  exemptions: 'exemptions.title',
  part_numbers: 'part_numbers.title',
} as const satisfies Record<ShownCompany['history'][number]['changed'][number], string>;

function History({ history }: Pick<ShownCompany, 'history'>) {
  const { t } = useTranslation('admin_companies');
  const { dateTime, series } = useFormat();
  return (
    <Part aria-label={t('history')}>
      <h2>{t('history')}</h2>
      {history.map(({ at, actor, made, changed }) => {
        const what = made ? t('made') : series(changed.map((name) => t(fieldNames[name])));
        return <Note key={at}>{[dateTime(at), actor, what].filter(Boolean).join(' · ')}</Note>;
      })}
    </Part>
  );
}

function Remove({ company: { id, name } }: { company: ShownCompany }) {
  const { t } = useTranslation('admin_companies');
  const mayChange = useMayChange()('customers');
  const [remove] = useRemoveCompanyMutation();
  return mayChange ? (
    <RemoveAsked
      label={t('remove')}
      title={t('remove_named', { name })}
      text={t('remove_text')}
      remove={() => remove({ id, idempotencyKey: crypto.randomUUID() })}
      next={adminPath({ tab: 'customers', view: 'companies' })}
    />
  ) : null;
}
