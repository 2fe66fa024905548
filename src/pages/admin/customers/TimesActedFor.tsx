import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { ShownImpersonation } from '#contract/api/admin/impersonation.ts';
import type { AdminCustomer } from '#contract/api/admin/customer.ts';
import { useEndImpersonationMutation, useGetImpersonationsQuery } from '#src/api/admin/impersonation.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Note } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { kindOfAct } from './kind-of-act.ts';

/** Who acted for the customer, when, why, and what was done. */
export function TimesActedFor({ customer: { account_id } }: { customer: AdminCustomer }) {
  const { t } = useTranslation('admin_customers');
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const { data, error, refetch } = useGetImpersonationsQuery({ account_id, page });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.total === 0) return <Note>{t('act_for.none')}</Note>;
  return (
    <>
      {data.list.map((one) => (
        <OneTime key={one.id} time={one} />
      ))}
      <ListPages data={data} />
    </>
  );
}

function OneTime({ time: { id, operator, opened_at, ends_at, reason, is_open, acts } }: { time: ShownImpersonation }) {
  const { t } = useTranslation('admin_customers');
  const { dateTime } = useFormat();
  const mayChange = useMayChange();
  const step = useStep();
  const [end] = useEndImpersonationMutation();
  const said = acts.map(({ at, call, about, refused }) => {
    const kind = kindOfAct(call);
    const what = [dateTime(at), kind === null ? call : t(`act_for.act.${kind}`), about, refused && t('act_for.refused', { code: refused })];
    return what.filter(Boolean).join(' · ');
  });
  return (
    <section>
      <p>
        <strong>{t('act_for.time', { operator, from: dateTime(opened_at), to: dateTime(ends_at) })}</strong> {reason}
      </p>
      <Note>{said.length === 0 ? t('act_for.nothing_done') : said.join('\n')}</Note>
      <Trouble step={step} />
      {is_open && mayChange('customers') ? (
        <Button size="small" busy={step.isBusy} onClick={() => void step.run(() => end({ id, idempotencyKey: crypto.randomUUID() }))}>
          {t('act_for.end')}
        </Button>
      ) : null}
    </section>
  );
}
