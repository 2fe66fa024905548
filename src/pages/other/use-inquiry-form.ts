import { useEffect, useRef } from 'react';
import { type FieldPath, useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { saveInquiry } from '#contract/api/quote.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useSaveInquiryMutation } from '#src/api/quote.ts';
import { useFormOutcome } from '#src/components/form/use-form-outcome.ts';
import { useFormResolver } from '#src/components/form/use-form-resolver.ts';
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
  const words = useFieldWords();
  const form = useForm<InquiryValues>({
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
    resolver: useFormResolver<InquiryValues>(loadSchema, words.textOf),
    shouldFocusError: false,
  });
  useFillIn(form, user);
  const { send, isSending } = useSendOnce();
  const { errors } = useFormState({ control: form.control });
  const { attempt, trouble, setTrouble, refuseFields, refuse } = useFormOutcome<InquiryValues>();
  const currency = useAppSelector(selectCurrency);
  const referrer = useAppSelector(selectReferrer);

  const showError = (error: ApiError) =>
    refuse(form, error, {
      fieldAt: (path) => {
        const name = path.replace(/^contact\./, '');
        return name in form.getValues() ? (name as FieldPath<InquiryValues>) : null; // it is among the form's values
      },
      textOf: (name, { code }, told) => words.text(name, code) ?? told,
    });
  const submit = (files: string[]) =>
    form.handleSubmit(async ({ note: text, consent: _agreed, phone, company, ...rest }) => {
      setTrouble(null);
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
      else showError(apiErrorOf(error));
    }, refuseFields);
  const problems = Object.entries(errors).flatMap(([fieldId, { message }]) => (message ? [{ fieldId, text: message }] : []));
  return { form, submit, isSending, attempt, trouble, problems };
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

function useFieldWords() {
  const { t } = useTranslation('rfq');
  const issueText = useIssueText();
  const text = (name: string, code: string): string | null => {
    const own = required.find((one) => one === name);
    const isOwn = own !== undefined && (code === 'required' || code === 'too_short' || code === 'invalid_format' || code === 'not_allowed');
    return isOwn ? t(`required.${own}`) : null;
  };
  const textOf = (name: string, issue: FieldIssue) => text(name, issue.code) ?? issueText(issue);
  return { text, textOf };
}
