import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Message } from '#src/ui/Message.tsx';
import { useCouponInCart } from './use-coupon-in-cart.ts';
import { asksForLogin, type CouponIssue, useCouponIssueText } from './use-coupon-issue-text.ts';

/** Puts one coupon into the cart; `name` tells it from the others for screen readers. */
export function UseCoupon({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('coupons');
  const { use, isBusy, issue } = useCouponInCart();
  return (
    <>
      <Button size="small" busy={isBusy} aria-label={t('use_named', { coupon: name })} onClick={() => void use(code)}>
        {t(isBusy ? 'using' : 'use')}
      </Button>
      {issue ? <CouponTrouble issue={issue} /> : null}
    </>
  );
}

/** Why a press came to nothing. */
export function CouponTrouble({ issue }: { issue: CouponIssue }) {
  const { t } = useTranslation('coupon');
  const issueText = useCouponIssueText(useAppSelector(selectCurrency));
  const { login } = useSignInPaths();
  return (
    <Wide tone="danger" role="alert" {...(asksForLogin(issue) && { action: <RouteLink to={login}>{t('field.sign_in')}</RouteLink> })}>
      {issueText(issue)}
    </Wide>
  );
}

const Wide = styled(Message)`
  width: 100%;
`;
