import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useGetAdminReturnQuery } from '#src/api/admin/returns.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { adminPath } from '#src/pages/admin/shared/admin-path.ts';
import { Note, Row, Stack } from '#src/pages/admin/shared/parts.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { ReturnSlip } from './ReturnSlip.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';

/** One return: what it is about, and what may be done now. */
export function OneReturn({ number }: { number: string }) {
  const { t } = useTranslation('admin_returns');
  const { data, error, refetch } = useGetAdminReturnQuery({ return_no: number });
  return (
    <Stack>
      <p>
        <RouteLink to={adminPath({ tab: 'orders', view: 'returns' })}>{t('all')}</RouteLink>
      </p>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Shown one={data} /> : error ? null : <Skeleton $height="20rem" />}
    </Stack>
  );
}

function Shown({ one }: { one: AdminReturn }) {
  const { t } = useTranslation(['admin_returns', 'returns']);
  const { dateTime, money } = useFormat();
  const { statement, outcome } = one;
  return (
    <>
      <Row>
        <h2>
          <Unbroken text={one.return_no} />
        </h2>
        <b>{t(`admin_returns:status.${one.status}`)}</b>
      </Row>
      <Note>
        {one.kind === 'withdrawal' ? t('admin_returns:withdrawal_text') : t(`returns:reason.${one.reason ?? 'other'}`)}
        {'\n'}
        {dateTime(one.created_at)} · {one.customer}, {one.country} · {one.email}
      </Note>
      <p>
        <RouteLink to={adminPath({ tab: 'orders', order: one.order_no })}>
          {t('admin_returns:of_order', { number: one.order_no })}
        </RouteLink>
      </p>
      {statement ? <Note>{t('admin_returns:statement', { name: statement.name, email: statement.email })}</Note> : null}
      {outcome === null ? null : (
        <Note>{t(`returns:outcome.${outcome}`, { amount: money(one.refund ?? 0, one.currency), parcel: one.shipment_no ?? '' })}</Note>
      )}
      <Said label={t('admin_returns:note')} text={one.note} />
      <Said label={t('admin_returns:answer')} text={one.answer} />
      <Said label={t('admin_returns:return_to')} text={one.return_to} />
      <ReturnLines one={one} />
      {one.return_to === null || one.status === 'cancelled' ? null : <ReturnSlip one={one} />}
      <ReturnSteps key={one.version} one={one} />
    </>
  );
}

function Said({ label, text }: { label: string; text: string | null }) {
  return text === null ? null : (
    <>
      <h3>{label}</h3>
      <Note>{text}</Note>
    </>
  );
}
