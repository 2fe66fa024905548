import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { AdminCoupon } from '#contract/api/admin/coupon.ts';
import { useGetAdminCouponsQuery, useSaveCouponDefMutation } from '#src/api/admin/coupon.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { readAdminQuery } from '#src/pages/admin/shared/admin-path.ts';
import { Asked } from '#src/pages/admin/shared/Asked.tsx';
import { ListPages } from '#src/pages/admin/shared/ListPages.tsx';
import { useMayChange } from '#src/pages/admin/shared/me.ts';
import { Stack } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { CouponForm } from './CouponForm.tsx';

/** The coupons of the shop, newest first, and the form of a new one. */
export function Coupons() {
  const { t } = useTranslation('admin_coupons');
  const [search] = useSearchParams();
  const { page } = readAdminQuery(search);
  const mayChange = useMayChange();
  const { currentData: data, error, refetch } = useGetAdminCouponsQuery({ page });
  return (
    <Stack>
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <Skeleton $height="20rem" />}
      {data && data.list.length > 0 ? (
        <TableFrame role="group" aria-label={t('heading')} tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <HeadCell>{t('code')}</HeadCell>
                <HeadCell>{t('coupon')}</HeadCell>
                <HeadCell>{t('state')}</HeadCell>
                <HeadCell>{t('period')}</HeadCell>
                <HeadCell $number>{t('used')}</HeadCell>
                <HeadCell>
                  <VisuallyHidden>{t('stop')}</VisuallyHidden>
                </HeadCell>
              </tr>
            </thead>
            <tbody>
              {data.list.map((coupon) => (
                <CouponRow key={coupon.id} coupon={coupon} mayChange={mayChange('content')} />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      ) : null}
      {data ? <ListPages data={data} /> : null}
      {mayChange('content') ? <CouponForm /> : null}
    </Stack>
  );
}

function CouponRow({ coupon, mayChange }: { coupon: AdminCoupon; mayChange: boolean }) {
  const { t } = useTranslation('admin_coupons');
  const { date, integer } = useFormat();
  const step = useStep();
  const [save] = useSaveCouponDefMutation();
  const { code, title, state, starts_at: start, ends_at: end, used, total_limit: limit } = coupon;
  const stop = () => void step.run(() => save({ code, disabled: true, idempotencyKey: crypto.randomUUID() }));
  return (
    <tr>
      <Cell>{code}</Cell>
      <Cell>
        {title}
        {coupon.public ? <div>{t('is_public')}</div> : null}
        {coupon.first_order_only ? <div>{t('first_order')}</div> : null}
      </Cell>
      <Cell>{t(`states.${state}`)}</Cell>
      <Cell>{end === null ? t('from_day', { start: date(start) }) : t('days', { start: date(start), end: date(end) })}</Cell>
      <Cell $number>{limit === null ? integer(used) : t('used_of', { used: integer(used), limit: integer(limit) })}</Cell>
      <Cell>
        <Trouble step={step} />
        {mayChange && (state === 'active' || state === 'scheduled') ? (
          <Asked label={t('stop')} title={t('stop_named', { code })} isBusy={step.isBusy} onSure={stop}>
            <p>{t('stop_text')}</p>
          </Asked>
        ) : null}
      </Cell>
    </tr>
  );
}
