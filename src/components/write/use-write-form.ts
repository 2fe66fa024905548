import type { BaseSyntheticEvent } from 'react';
import type { DefaultValues, FieldPath, UseFormReturn } from 'react-hook-form';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { problemsOf, useCheckedForm } from '#src/components/form/use-checked-form.ts';
import type { LoadSchema } from '#src/components/form/use-form-resolver.ts';
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
  const { form, errors, isSending, attempt, trouble, refuse, submitBy } = useCheckedForm<V>({
    schema,
    defaultValues,
    textOf: wordsOf,
    fieldAt: (path) => (path === 'website' ? null : path),
  });
  const showError = (error: ApiError) => {
    // A person cannot see what filled the trap, and need not.
    if (error.fields?.['website']) form.resetField('website' as FieldPath<V>); // every such form has it
    refuse(error);
  };
  return {
    form,
    submit: submitBy(send, showError),
    isSending,
    problems: problemsOf(errors, writeId),
    attempt,
    trouble: trouble && troubleText(trouble),
  };
}
