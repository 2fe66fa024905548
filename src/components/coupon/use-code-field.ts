import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCouponCode } from '#contract/coupon-code.ts';
import { apiErrorOf } from '#src/api/api-error.ts';
import { type CouponIssue, useCouponIssueText } from './use-coupon-issue-text.ts';

interface CodeFieldGiven {
  code: string;
  onChange: (code: string) => void;
  /** Currency of the amounts that a refusal may name. */
  currency: string | null;
  /** Gives the code to the shop; without an error the field is emptied. */
  send: (code: string) => Promise<{ error?: unknown }>;
}

/** A field for a coupon's code: checked before the shop is asked, its refusal at the field until something is typed. */
export function useCodeField({ code, onChange, currency, send }: CodeFieldGiven) {
  const { t } = useTranslation('coupon');
  const id = useId();
  const issueText = useCouponIssueText(currency);
  const [issue, setIssue] = useState<CouponIssue | null>(null);
  const [fault, setFault] = useState<ReturnType<typeof codeFault>>(null);

  const submit = async (wanted: string) => {
    const wrong = codeFault(wanted);
    setFault(wrong);
    setIssue(null);
    if (wrong !== null) return document.getElementById(id)?.focus();
    const { error } = await send(wanted);
    if (!error) return onChange('');
    setIssue(apiErrorOf(error));
  };

  const type = (next: string) => {
    onChange(next);
    setIssue(null);
    if (fault !== null) setFault(codeFault(next));
  };

  return {
    submit,
    issue,
    field: {
      id,
      error: fault !== null ? t(`issue.${fault}`) : issue ? issueText(issue) : undefined,
      value: code,
      maxLength: 64,
      autoComplete: 'off',
      autoCapitalize: 'characters',
      spellCheck: false,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
    },
  };
}

/** What is wrong with a typed code before the shop is asked; null when it can be asked. */
function codeFault(code: string): 'required' | 'length' | null {
  if (code.trim() === '') return 'required';
  return isCouponCode(code) ? null : 'length';
}
