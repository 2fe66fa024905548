import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { useApplyCouponMutation } from '#src/api/coupon.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { useCodeField } from './use-code-field.ts';
import { asksForLogin } from './use-coupon-issue-text.ts';

const OwnCoupons = late(async () => (await import('./OwnCoupons.tsx')).OwnCoupons);

interface CouponFormProps {
  code: string;
  onChange: (code: string) => void;
  currency: string;
}

/** A code to type, or one of the buyer's own coupons to press; a refusal stands at the field. */
export function CouponForm({ code, onChange, currency }: CouponFormProps) {
  const { t } = useTranslation('coupon');
  const { login } = useSignInPaths();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [post, { isLoading }] = useApplyCouponMutation();
  const { submit, issue, field } = useCodeField({ code, onChange, currency, send: (wanted) => post({ code: wanted }) });
  return (
    <Box>
      <Line
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void submit(code);
        }}
      >
        <TextField {...field} compact label={t('field.label')} />
        <Button type="submit" busy={isLoading}>
          {t(isLoading ? 'field.applying' : 'field.apply')}
        </Button>
      </Line>
      <span role="status">{issue && asksForLogin(issue) ? <RouteLink to={login}>{t('field.sign_in')}</RouteLink> : null}</span>
      {isLoggedIn ? <OwnCoupons currency={currency} isBusy={isLoading} onUse={(own) => void submit(own)} /> : null}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['2']};
`;

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space['2']};
  align-items: end;
`;
