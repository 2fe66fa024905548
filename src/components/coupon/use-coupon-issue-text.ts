import { useTranslation } from 'react-i18next';
import { couponFaults } from '#contract/api/coupon.ts';
import { useFormat } from '#src/i18n/format.ts';
import { lastMoment } from './last-moment.ts';

/** As much of a refusal as the words need; an issue in the cart and a failed call both have it. */
export interface CouponIssue {
  code: string;
  message: string;
  data?: Record<string, unknown> | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

function reasonOf({ data }: CouponIssue) {
  return couponFaults.find((one) => one === data?.['reason']);
}

/** Whether the way out is the log-in. */
export function asksForLogin(issue: CouponIssue): boolean {
  return issue.code === 'auth_required' || issue.code === 'token_invalid' || reasonOf(issue) === 'login_required';
}

/** Why a coupon does not count, and what would make it; amounts are in `currency`. */
export function useCouponIssueText(currency: string | null): (issue: CouponIssue) => string {
  const { t } = useTranslation('coupon');
  const { money, dateTime, integer } = useFormat();
  return (issue) => {
    const { code, message, data = {} } = issue;
    const [reason, missing, wait] = [reasonOf(issue), numberOf(data['missing']), numberOf(data['retry_after'])];
    const [start, end] = [textOf(data['starts_at']), textOf(data['ends_at'])];
    if (code === 'coupon_invalid') return t('issue.invalid');
    if (code === 'coupon_not_started' && start) return t('issue.not_started', { date: dateTime(start) });
    if (code === 'coupon_expired') return end ? t('issue.expired', { date: dateTime(lastMoment(end)) }) : t('issue.expired_plain');
    if (code === 'coupon_exhausted') return t('issue.exhausted');
    if (reason === 'min_subtotal') {
      if (missing !== undefined && currency !== null) return t('issue.min_subtotal', { missing: money(missing, currency) });
    } else if (reason !== undefined) return t(`issue.${reason}`);
    if (code === 'validation_failed') return t('issue.length');
    if (code === 'rate_limited') return t('issue.often', { minutes: integer(Math.max(1, Math.ceil((wait ?? 60) / 60))) });
    if (code === 'network') return t('issue.network');
    return message || t('issue.failed');
  };
}
