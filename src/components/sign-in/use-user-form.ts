import type { BaseSyntheticEvent } from 'react';
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ApiError } from '#src/api/api-error.ts';
import { problemsOf, useCheckedForm } from '#src/components/form/use-checked-form.ts';
import type { LoadSchema } from '#src/components/form/use-form-resolver.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import type { SummaryProblem } from '#src/ui/ErrorSummary.tsx';
import { isFamilyFirst } from '#src/components/account/family-first.ts';
import { keepEmail } from './typed-email.ts';
import { usePasswordFaultText, useUserIssueText } from './user-words.ts';

/** A refusal that concerns several fields at once, such as a wrong log-in: it goes as soon as any of them changes. */
const refused = 'refused';

export interface UserForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  isSending: boolean;
  /** Every problem with a field, for the summary. */
  problems: SummaryProblem[];
  attempt: number;
  hasErrors: boolean;
  /** Why the last press failed though every field was right. */
  trouble: ApiError | null;
}

interface Options<V extends FieldValues> {
  schema: LoadSchema<V>;
  defaultValues: DefaultValues<V>;
  send: (values: V) => Promise<{ error?: unknown }>;
  /** Puts a refusal that only this form knows at one of its fields: the words, or null for another refusal. */
  refusal?: (error: ApiError) => { name: FieldPath<V>; text: string } | null;
  /** Keeps the address for the other forms of a customer's log-in. */
  keepsEmail?: boolean;
}

/** A form of the log-in: checked on submit, then each wrong field while it is put right; what the server refuses stands at its field. */
export function useUserForm<V extends FieldValues>({ schema, defaultValues, send, refusal, keepsEmail = true }: Options<V>): UserForm<V> {
  const issueText = useUserIssueText();
  const faultText = usePasswordFaultText();
  const { tag } = useLocale();
  const { form, errors, isSending, attempt, trouble, countAttempt, refuse, submitBy } = useCheckedForm<V>({
    schema,
    defaultValues,
    textOf: issueText,
    onChange: keepsEmail ? keepAndForget : forgetRefusal,
  });

  const showError = (error: ApiError) => {
    const whole = refusal?.(error);
    if (whole) {
      form.setError(whole.name, { type: refused, message: whole.text }, { shouldFocus: true });
      return;
    }
    if (error.code === 'password_rejected') {
      form.setError('password' as FieldPath<V>, { type: 'server', message: faultText(error) }); // only forms with one get this answer
      countAttempt();
      return;
    }
    refuse(error);
  };

  const listed = problemsOf(errors).filter(({ fieldId }) => errors[fieldId]?.type !== refused);
  return {
    form,
    submit: submitBy(send, showError),
    isSending,
    problems: isFamilyFirst(tag) ? familyFirst(listed) : listed,
    attempt,
    hasErrors: Object.keys(errors).length > 0,
    trouble,
  };
}

/** Both names in the order of their fields; whatever else is wrong keeps its place. */
function familyFirst(problems: readonly SummaryProblem[]): SummaryProblem[] {
  const names = ['last_name', 'first_name'];
  const place = ({ fieldId }: SummaryProblem) => names.indexOf(fieldId);
  return problems.toSorted((a, b) => (place(a) < 0 || place(b) < 0 ? 0 : place(a) - place(b)));
}

function forgetRefusal<V extends FieldValues>({ getValues, getFieldState, clearErrors }: UseFormReturn<V>): void {
  const names = Object.keys(getValues()) as FieldPath<V>[]; // fields of these forms are flat
  clearErrors(names.filter((name) => getFieldState(name).error?.type === refused));
}

/** The next form of the log-in begins with the address that was typed here. */
function keepAndForget<V extends FieldValues>(form: UseFormReturn<V>, name: string | undefined): void {
  const email: unknown = form.getValues()['email'];
  if (name === 'email' && typeof email === 'string') keepEmail(email);
  forgetRefusal(form);
}
