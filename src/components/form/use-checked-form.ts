import type { BaseSyntheticEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  useFormState,
  type UseFormReturn,
} from 'react-hook-form';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import type { SummaryProblem } from '#src/ui/ErrorSummary.tsx';
import { useFormOutcome } from './use-form-outcome.ts';
import { type LoadSchema, type OnChange, useFormResolver, useRecheck } from './use-form-resolver.ts';

/** What a call answers, as RTK Query gives it. */
interface Answer {
  error?: unknown;
}

interface Options<V extends FieldValues> {
  schema: LoadSchema<V>;
  defaultValues: DefaultValues<V>;
  /** What is wrong with a field, in the visitor's words; `told` is how the server says it. */
  textOf: (path: string, issue: FieldIssue, told?: string) => string;
  /** The field that the server means by a path; null for one that nobody can put right. */
  fieldAt?: (path: string) => string | null;
  onChange?: OnChange<V>;
}

export interface CheckedForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  errors: FieldErrors<V>;
  isSending: boolean;
  /** How often the form was sent off with wrong fields. */
  attempt: number;
  /** Why the last press failed though every field was right. */
  trouble: ApiError | null;
  countAttempt: () => void;
  /** Puts what the server refuses at its fields. */
  refuse: (error: ApiError) => void;
  /** For the form's `onSubmit`; `show` tells of a refusal otherwise than `refuse`. */
  submitBy: (send: (values: V) => Promise<Answer>, show?: (error: ApiError) => void) => (event?: BaseSyntheticEvent) => Promise<void>;
}

/** A form that a schema checks: on submit, then each wrong field while it is put right; what the server refuses stands at its field. */
export function useCheckedForm<V extends FieldValues>({
  schema,
  defaultValues,
  textOf,
  fieldAt = (path) => path,
  onChange,
}: Options<V>): CheckedForm<V> {
  const form = useForm<V>({
    defaultValues,
    resolver: useFormResolver<V>(schema, textOf),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const { attempt, trouble, setTrouble, countAttempt, refuseFields, refuse: refuseAt } = useFormOutcome<V>();
  useRecheck(form, onChange);

  const refuse = (error: ApiError) =>
    refuseAt(form, error, {
      fieldAt: (path) => {
        const name = fieldAt(path);
        return name !== null && get(form.getValues(), name) !== undefined ? (name as FieldPath<V>) : null; // it is among the form's values
      },
      textOf,
    });
  return {
    form,
    errors,
    isSending: isSubmitting,
    attempt,
    trouble,
    countAttempt,
    refuse,
    submitBy: (send, show = refuse) =>
      form.handleSubmit(async (values) => {
        setTrouble(null);
        const { error } = await send(values);
        if (error !== undefined) show(apiErrorOf(error));
      }, refuseFields),
  };
}

/** What is wrong with each field, for the summary; of forms whose fields are flat. */
export function problemsOf(errors: FieldErrors, idOf: (name: string) => string = (name) => name): SummaryProblem[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    const message: unknown = error?.message;
    return typeof message === 'string' && message !== '' ? [{ fieldId: idOf(name), text: message }] : [];
  });
}
