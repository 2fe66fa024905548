import { useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { type ApiError, networkFailure } from '#src/api/api-error.ts';
import { isUnchecked } from './use-form-resolver.ts';

interface Refusal<V extends FieldValues> {
  /** The field of the form that the server means by a path; null for one that the form has not. */
  fieldAt: (path: string) => FieldPath<V> | null;
  /** What is wrong with it, in the visitor's words; `told` is how the server says it. */
  textOf: (field: FieldPath<V>, issue: FieldIssue, told: string) => string;
}

/** What came of pressing a form's button: how often fields were wrong, and why it was not sent though all were right. */
export function useFormOutcome<V extends FieldValues>() {
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const countAttempt = () => setAttempt((count) => count + 1);

  /** For `handleSubmit`: fields are wrong, or what checks them could not be fetched. */
  const refuseFields = (found: FieldErrors<V>) => {
    if (isUnchecked(found)) setTrouble(networkFailure);
    else countAttempt();
  };

  /** Puts what the server refuses at its fields; a refusal without any of the form's is the trouble. */
  const refuse = ({ setError }: Pick<UseFormReturn<V>, 'setError'>, error: ApiError, { fieldAt, textOf }: Refusal<V>) => {
    const wrong = Object.entries(error.fields ?? {}).flatMap(([path, [first]]) => {
      const field = fieldAt(path);
      return first && field !== null ? [{ field, first }] : [];
    });
    for (const { field, first } of wrong) {
      setError(field, { type: 'server', message: textOf(field, first, first.message) });
    }
    if (wrong.length > 0) countAttempt();
    else setTrouble(error);
  };

  return { attempt, trouble, setTrouble, countAttempt, refuseFields, refuse };
}
