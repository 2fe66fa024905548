import { useTranslation } from 'react-i18next';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { passwordFaults, passwordLength } from '#contract/api/account.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';

const ownWords = ['email', 'password', 'old_password', 'first_name', 'last_name', 'consent', 'catalog', 'number', 'code', 'name'] as const;

/** What to do about a field of the log-in's forms, by its name and what is wrong with it. */
export function useUserIssueText(): (name: string, issue: FieldIssue) => string {
  const { t } = useTranslation(['user', 'validation']);
  const issueText = useIssueText();
  return (name, issue) => {
    const own = ownWords.find((word) => word === name);
    if (own === 'consent') return t('required.consent');
    if (own && issue.code === 'required') return t(`required.${own}`);
    if (own === 'number') return t('find_order.wrong');
    if (own === 'email' && issue.code !== 'not_unique') return t('validation:email');
    return issueText(issue);
  };
}

/** Why a new password is refused, in words. */
export function usePasswordFaultText(): (error: ApiError) => string {
  const { t } = useTranslation('user');
  return ({ data, message }) => {
    const fault = passwordFaults.find((one) => one === data?.['reason']);
    if (fault === undefined) return message;
    const count = fault === 'too_long' ? passwordLength.max : passwordLength.min;
    return t(`rejected.${fault}`, { count });
  };
}

/** Why a form was not taken, where no field is to blame. */
export function useTroubleText(): (error: ApiError) => string {
  const { t } = useTranslation('user');
  return ({ code, message, data }) => {
    const seconds = Number(data?.['retry_after']);
    if (code === 'network') return t('trouble.network');
    if (code === 'rate_limited') return seconds > 0 ? t('trouble.often_minutes', { count: Math.ceil(seconds / 60) }) : t('trouble.often');
    return message || t('trouble.down');
  };
}
