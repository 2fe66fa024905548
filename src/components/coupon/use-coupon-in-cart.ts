import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { useApplyCouponMutation } from '#src/api/coupon.ts';
import { useToast } from '#src/ui/toast-context.ts';
import type { CouponIssue } from './use-coupon-issue-text.ts';

/** Puts a coupon into the cart and goes there; `issue` says why it did not get in. */
export function useCouponInCart(): { use: (code: string) => Promise<void>; isBusy: boolean; issue: CouponIssue | null } {
  const { t } = useTranslation('coupons');
  const navigate = useNavigate();
  const toast = useToast();
  const [apply, { isLoading, error }] = useApplyCouponMutation();
  return {
    use: async (code) => {
      const { data } = await apply({ code });
      if (!data) return;
      toast({ text: t('used_in_cart', { code }) });
      await navigate(buildPath('cart'));
    },
    isBusy: isLoading,
    issue: error === undefined ? null : apiErrorOf(error),
  };
}
