import { type BaseSyntheticEvent, useState } from 'react';
import { type DefaultValues, type FieldPath, useForm, useFormState, type UseFormReturn } from 'react-hook-form';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type ApiError, apiErrorOf, networkFailure } from '#src/api/api-error.ts';
import { isUnchecked, type LoadSchema, useFormResolver } from '#src/components/form/use-form-resolver.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import type { SummaryProblem } from '#src/ui/ErrorSummary.tsx';
import { useTroubleText } from './use-trouble-text.ts';

/** What every such form holds: flat fields, and the trap. */
export type WriteValues = Record<string, string | boolean> & { website: string };

interface Options<V extends WriteValues> {
  schema: LoadSchema<V>;
  defaultValues: DefaultValues<V>;
  /** What to do about a field that is missing or not what it should be; null where the general words do. */
  ownText: (name: string) => string | null;
  send: (values: V) => Promise<{ error?: unknown }>;
}

export interface WriteForm<V extends WriteValues> {
  form: UseFormReturn<V>;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
  isSending: boolean;
  problems: SummaryProblem[];
  attempt: number;
  /** Why it was not sent though every field is right. */
  trouble: string | null;
}

/** The id of a field: its name alone may be taken by the page around it. */
export function writeId(name: string): string {
  return `write-${name}`;
}

const ownCodes = ['required', 'invalid_format', 'not_allowed'];

/** A form that writes to the shop: checked on submit, then as it is put right; what the server refuses stands at its field. */
export function useWriteForm<V extends WriteValues>({ schema, defaultValues, ownText, send }: Options<V>): WriteForm<V> {
  const issueText = useIssueText();
  const troubleText = useTroubleText();
  const wordsOf = (name: string, issue: FieldIssue) => (ownCodes.includes(issue.code) ? ownText(name) : null) ?? issueText(issue);
  const form = useForm<V>({
    defaultValues,
    resolver: useFormResolver<V>(schema, wordsOf),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<string | null>(null);

  const refuse = (error: ApiError) => {
    const names = Object.keys(form.getValues()).filter((name) => name !== 'website');
    const wrong = names.flatMap((name) => (error.fields?.[name]?.[0] ? [{ name, first: error.fields[name][0] }] : []));
    for (const { name, first } of wrong) {
      const issue = { code: first.code, ...(first.limit !== undefined && { limit: first.limit }) };
      form.setError(name as FieldPath<V>, { type: 'server', message: wordsOf(name, issue) }); // it is among the form's values
    }
    // A person cannot see what filled the trap, and need not.
    if (error.fields?.['website']) form.resetField('website' as FieldPath<V>); // every such form has it
    if (wrong.length > 0) setAttempt((count) => count + 1);
    else setTrouble(troubleText(error));
  };
  const submit = form.handleSubmit(
    async (values) => {
      setTrouble(null);
      const { error } = await send(values);
      if (error !== undefined) refuse(apiErrorOf(error));
    },
    (found) => {
      if (isUnchecked(found)) setTrouble(troubleText(networkFailure));
      else setAttempt((count) => count + 1);
    },
  );
  const problems = Object.entries(errors).flatMap(([name, error]) => {
    const message: unknown = error?.message;
    return typeof message === 'string' && message !== '' ? [{ fieldId: writeId(name), text: message }] : [];
  });
  return { form, submit, isSending: isSubmitting, problems, attempt, trouble };
}
