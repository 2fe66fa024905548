import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { saveInquiry } from '#contract/api/quote.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { type ApiError, apiErrorOf, networkFailure } from '#src/api/api-error.ts';
import { useSaveInquiryMutation } from '#src/api/quote.ts';
import { isUnchecked, useFormResolver } from '#src/components/form/use-form-resolver.ts';
import { newAttemptKey } from '#src/components/order/attempt-key.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import { selectCurrency } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user.ts';
import { selectReferrer } from '#src/store/visitor.ts';

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
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const currency = useAppSelector(selectCurrency);
  const referrer = useAppSelector(selectReferrer);

  const refuse = (error: ApiError) => {
    const own = Object.entries(error.fields ?? {}).flatMap(([path, [first]]) => {
      const name = path.replace(/^contact\./, '');
      return first && name in form.getValues() ? [{ name, first }] : [];
    });
    for (const { name, first } of own) {
      form.setError(name as FieldPath<InquiryValues>, { message: words.text(name, first.code) ?? first.message }); // it is among the form's values
    }
    if (own.length > 0) setAttempt((count) => count + 1);
    else setTrouble(error);
  };
  const submit = (files: string[]) =>
    form.handleSubmit(
      async ({ note: text, consent: _agreed, phone, company, ...rest }) => {
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
        else refuse(apiErrorOf(error));
      },
      (found) => {
        if (isUnchecked(found)) setTrouble(networkFailure);
        else setAttempt((count) => count + 1);
      },
    );
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
