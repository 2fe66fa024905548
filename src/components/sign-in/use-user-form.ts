import { type BaseSyntheticEvent, useEffect } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useFormOutcome } from '#src/components/form/use-form-outcome.ts';
import { type LoadSchema, useFormResolver } from '#src/components/form/use-form-resolver.ts';
import { useLocale } from '#src/i18n/locale-context.ts';
import type { SummaryProblem } from '#src/ui/ErrorSummary.tsx';
import { isFamilyFirst } from '#src/components/account/family-first.ts';
import { keepEmail } from './typed-email.ts';
import { usePasswordFaultText, useUserIssueText } from './user-words.ts';

/** A refusal that concerns several fields at once, such as a wrong log-in: it goes as soon as any of them changes. */
const refused = 'refused';

/** What a call answers, as RTK Query gives it. */
interface Answer {
  error?: unknown;
}

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
  send: (values: V) => Promise<Answer>;
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
  const form = useForm<V>({
    defaultValues,
    resolver: useFormResolver<V>(schema, issueText),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const { attempt, trouble, setTrouble, countAttempt, refuseFields, refuse } = useFormOutcome<V>();
  useRecheck(form, keepsEmail);

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
    refuse(form, error, {
      fieldAt: (path) => (path in form.getValues() ? (path as FieldPath<V>) : null), // it is among the form's values
      textOf: issueText,
    });
  };

  const submit = form.handleSubmit(async (values) => {
    setTrouble(null);
    const { error } = await send(values);
    if (error !== undefined) showError(apiErrorOf(error));
  }, refuseFields);

  const listed = Object.entries(errors).flatMap(([name, error]) => {
    const { type, message } = error as { type?: unknown; message?: unknown }; // fields of these forms are flat
    return type !== refused && typeof message === 'string' ? [{ fieldId: name, text: message }] : [];
  });
  const problems = isFamilyFirst(tag) ? familyFirst(listed) : listed;
  return { form, submit, isSending: isSubmitting, problems, attempt, hasErrors: Object.keys(errors).length > 0, trouble };
}

/** Both names in the order of their fields; whatever else is wrong keeps its place. */
function familyFirst(problems: readonly SummaryProblem[]): SummaryProblem[] {
  const names = ['last_name', 'first_name'];
  const place = ({ fieldId }: SummaryProblem) => names.indexOf(fieldId);
  return problems.toSorted((a, b) => (place(a) < 0 || place(b) < 0 ? 0 : place(a) - place(b)));
}

/** Checks a field that has an error while it is put right; keeps the address for the next form. */
function useRecheck<V extends FieldValues>(
  { subscribe, getFieldState, trigger, clearErrors }: UseFormReturn<V>,
  keepsEmail: boolean,
): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          const email: unknown = values['email'];
          if (keepsEmail && name === 'email' && typeof email === 'string') keepEmail(email);
          const names = Object.keys(values) as FieldPath<V>[]; // fields of these forms are flat
          clearErrors(names.filter((one) => getFieldState(one).error?.type === refused));
          const changed = names.find((one) => one === name);
          if (changed && getFieldState(changed).error) void trigger(changed);
        },
      }),
    [subscribe, getFieldState, trigger, clearErrors, keepsEmail],
  );
}
