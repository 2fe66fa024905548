import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '#src/api/api-error.ts';
import { useApplyCouponMutation } from '#src/api/coupon.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/use-sign-in-paths.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { theme } from '#src/ui/theme.ts';
import { asksForLogin, type CouponIssue, useCouponIssueText } from './use-coupon-issue-text.ts';
import { codeFault } from './use-typed-code.ts';

const OwnCoupons = lazy(async () => ({ default: (await import('./OwnCoupons.tsx')).OwnCoupons }));

interface CouponFormProps {
  code: string;
  onChange: (code: string) => void;
  currency: string;
}

/** A code to type, or one of the buyer's own coupons to press; a refusal stands at the field. */
export function CouponForm({ code, onChange, currency }: CouponFormProps) {
  const { t } = useTranslation('coupon');
  const id = useId();
  const { login } = useSignInPaths();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const issueText = useCouponIssueText(currency);
  const [post, { isLoading }] = useApplyCouponMutation();
  const [issue, setIssue] = useState<CouponIssue | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof codeFault>>(null);

  const apply = async (wanted: string) => {
    const wrong = codeFault(wanted);
    setFault(wrong);
    setIssue(null);
    if (wrong !== null) return document.getElementById(id)?.focus();
    const { error } = await post({ code: wanted });
    if (!error) return onChange('');
    setIssue(isApiError(error) ? error : { code: 'network', message: '' });
  };

  const type = (next: string) => {
    onChange(next);
    setIssue(null);
    if (fault !== null) setFault(codeFault(next));
  };

  const words = fault !== null ? t(`issue.${fault}`) : issue ? issueText(issue) : undefined;
  return (
    <Box>
      <Line
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoading) void apply(code);
        }}
      >
        <TextField
          id={id}
          compact
          label={t('field.label')}
          error={words}
          value={code}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" busy={isLoading}>
          {t(isLoading ? 'field.applying' : 'field.apply')}
        </Button>
      </Line>
      <span role="status">{issue && asksForLogin(issue) ? <RouteLink to={login}>{t('field.sign_in')}</RouteLink> : null}</span>
      {isLoggedIn ? (
        <Suspense>
          <OwnCoupons currency={currency} isBusy={isLoading} onUse={(own) => void apply(own)} />
        </Suspense>
      ) : null}
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
