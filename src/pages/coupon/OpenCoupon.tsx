import { useTranslation } from 'react-i18next';
import type { CouponDef } from '#contract/api/coupon.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { useSaveCouponMutation } from '#src/api/coupon.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { CouponFacts } from '#src/components/coupon/CouponFacts.tsx';
import { CouponTrouble, UseCoupon } from '#src/components/coupon/UseCoupon.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusMark } from '#src/ui/StatusMark.tsx';

interface OpenCouponProps {
  coupon: CouponDef & { collected: boolean; left: number | null };
}

/** One coupon that may be collected; without an account the log-in comes first and leads back. */
export function OpenCoupon({ coupon }: OpenCouponProps) {
  const { t } = useTranslation('coupons');
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { login } = useSignInPaths();
  const [save, { isLoading, error }] = useSaveCouponMutation();
  const { code, title, collected: isCollected } = coupon;
  const isForGuests = coupon.per_user_limit === 0 && !coupon.first_order_only;
  return (
    <CouponFacts
      coupon={coupon}
      left={coupon.left}
      mark={isCollected ? <StatusMark tone="good">{t('center.collected')}</StatusMark> : undefined}
    >
      {isLoggedIn && !isCollected ? (
        <Button size="small" busy={isLoading} aria-label={t('center.collect_named', { coupon: title })} onClick={() => void save({ code })}>
          {t(isLoading ? 'center.collecting' : 'center.collect')}
        </Button>
      ) : null}
      {isLoggedIn ? null : (
        <ButtonLink size="small" to={login}>
          {t('center.sign_in')}
        </ButtonLink>
      )}
      {isCollected || (isForGuests && !isLoggedIn) ? <UseCoupon code={code} name={title} /> : null}
      {error ? <CouponTrouble issue={apiErrorOf(error)} /> : null}
    </CouponFacts>
  );
}
