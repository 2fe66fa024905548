import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { saveInquiry } from '#contract/api/quote.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { useSaveInquiryMutation } from '#src/api/quote.ts';
import { problemsOf, useCheckedForm } from '#src/components/form/use-checked-form.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { selectReferrer } from '#src/store/visitor-selectors.ts';

const loadSchema = async () => (await import('#contract/forms/inquiry.ts')).inquiryForm;

export type InquiryField = 'first_name' | 'last_name' | 'email' | 'phone' | 'company' | 'country' | 'note';
export type InquiryValues = Record<InquiryField, string> & { consent: boolean };
export type Sent = ResponseOf<typeof saveInquiry>;
type Body = Omit<RequestOf<typeof saveInquiry>, 'idempotencyKey'>;

const required = ['first_name', 'last_name', 'email', 'country', 'consent'] as const;

/** Who asks, and what they add to the list; an account's details are filled in. */
export function useInquiryForm(onSent: (sent: Sent) => void) {
  const { defaultCountry } = useLocale();
  const user = useAppSelector(selectUser);
  const { form, errors, attempt, trouble, submitBy } = useCheckedForm<InquiryValues>({
    schema: loadSchema,
    defaultValues: {
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      company: user?.company ?? '',
      country: defaultCountry,
      note: '',
      consent: false,
    },
    textOf: useFieldText(),
    fieldAt: (path) => path.replace(/^contact\./, ''),
  });
  useFillIn(form, user);
  const { send, isSending } = useSendOnce();
  const currency = useAppSelector(selectCurrency);
  const referrer = useAppSelector(selectReferrer);

  const submit = (files: string[]) =>
    submitBy(async ({ note: text, consent: _agreed, phone, company, ...rest }) => {
      const asked: Body = {
        contact: { ...rest, ...(phone.trim() && { phone }), ...(company.trim() && { company }) },
        ...(currency && { currency: currency as CurrencyCode }), // the configuration names listed currencies only
        ...(text.trim() && { note: text }),
        ...(files.length > 0 && { files }),
        ...(referrer && { referrer }),
        consent: true,
      };
      const { data, error } = await send(asked);
      if (data) onSent(data);
      return { error };
    });
  return { form, submit, isSending, attempt, trouble, problems: problemsOf(errors) };
}

/** A request that is sent again after a lost answer is the same request. */
function useSendOnce() {
  const [save, { isLoading }] = useSaveInquiryMutation();
  const last = useRef<{ text: string; key: string } | null>(null);
  const send = (body: Body) => {
    const text = JSON.stringify(body);
    if (last.current?.text !== text) last.current = { text, key: newAttemptKey() };
    return save({ ...body, idempotencyKey: last.current.key });
  };
  return { send, isSending: isLoading };
}

/** The account may arrive after the page; it fills in what nobody has typed yet. */
function useFillIn({ getValues, setValue }: UseFormReturn<InquiryValues>, user: ReturnType<typeof selectUser>): void {
  useEffect(() => {
    if (!user) return;
    const known = { first_name: user.first_name, last_name: user.last_name, email: user.email, phone: user.phone, company: user.company };
    for (const [name, value] of Object.entries(known)) {
      const field = name as keyof typeof known; // its own keys
      if (getValues(field) === '' && value) setValue(field, value);
    }
  }, [user, getValues, setValue]);
}

function useFieldText() {
  const { t } = useTranslation('rfq');
  const issueText = useIssueText();
  const text = (name: string, code: string): string | null => {
    const own = required.find((one) => one === name);
    const isOwn = own !== undefined && (code === 'required' || code === 'too_short' || code === 'invalid_format' || code === 'not_allowed');
    return isOwn ? t(`required.${own}`) : null;
  };
  return (name: string, issue: FieldIssue, told?: string) => text(name, issue.code) ?? told ?? issueText(issue);
}
