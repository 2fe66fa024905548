import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserCoupon } from '#contract/api/coupon.ts';
import { CouponFacts } from '#src/components/coupon/CouponFacts.tsx';
import { UseCoupon } from '#src/components/coupon/UseCoupon.tsx';
import { orderPath } from '#src/components/order/order-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

const tones: Record<UserCoupon['status'], StatusMarkProps['tone']> = {
  available: 'good',
  reserved: 'info',
  used: 'neutral',
  expired: 'stopped',
  revoked: 'stopped',
};

/** One coupon of the account with where it stands, and the order that has it. */
export function HeldCoupon({ held }: { held: UserCoupon }) {
  const { t } = useTranslation('coupons');
  const { date, dateTime } = useFormat();
  const [opened] = useState(() => Date.now());
  const { coupon, status, used_at: used, order_no: number } = held;
  const isScheduled = status === 'available' && Date.parse(coupon.starts_at) > opened;
  const words = () => {
    if (isScheduled) return t('status.scheduled', { date: dateTime(coupon.starts_at) });
    return status === 'used' && used !== null ? t('status.used_on', { date: date(used) }) : t(`status.${status}`);
  };
  return (
    <CouponFacts
      coupon={coupon}
      mark={
        <>
          <StatusMark tone={isScheduled ? 'info' : tones[status]}>{words()}</StatusMark>
          {number === null ? null : <RouteLink to={orderPath('order-orderDetail', number, null)}>{t('order', { number })}</RouteLink>}
        </>
      }
    >
      {status === 'available' && !isScheduled ? <UseCoupon code={coupon.code} name={coupon.title} /> : null}
    </CouponFacts>
  );
}
