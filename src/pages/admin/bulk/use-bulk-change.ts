import { useState } from 'react';
import type { bulkEdit, BulkChange, BulkPreview } from '#contract/api/admin/bulk.ts';
import type { RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { lifecycles, rohsStates } from '#contract/api/part.ts';
import { useBulkEditMutation, usePreviewBulkMutation } from '#src/api/admin/bulk.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { type Issues, type TypedNumbers, useTypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';
import type { TypedChange } from './ChangeFields.tsx';

export type Selection = Pick<RequestOf<typeof bulkEdit>, 'ids' | 'found'>;

/** A change of many parts as it is typed, looked at and made. */
export function useBulkChange(selection: Selection) {
  const step = useStep(null);
  const issueText = useIssueText();
  const numbers = useTypedNumbers();
  const [preview] = usePreviewBulkMutation();
  const [edit] = useBulkEditMutation();
  const [typed, setTyped] = useState<TypedChange>({ field: 'price', value: '' });
  const [issue, setIssue] = useState<Issues[string] | null>(null);
  const [told, setTold] = useState<{ change: BulkChange; preview: BulkPreview } | null>(null);
  const [done, setDone] = useState<ResponseOf<typeof bulkEdit> | null>(null);
  const chosen = JSON.stringify(selection);
  const [asked, setAsked] = useState(chosen);
  // What was told of one selection says nothing of another; what is typed stays.
  const isOther = asked !== chosen;

  async function look(): Promise<void> {
    const issues: Issues = {};
    const change = readChange(typed, numbers, issues);
    setIssue(issues['value'] ?? null);
    setDone(null);
    setTold(null);
    setAsked(chosen);
    if (change === null) return;
    await step.run(async () => {
      const answer = await preview({ ...selection, change });
      if (answer.data) setTold({ change, preview: answer.data });
      return answer;
    });
  }

  async function make(): Promise<void> {
    if (told === null || isOther) return;
    await step.run(async () => {
      const expected = told.preview.changed;
      const answer = await edit({ ...selection, change: told.change, expected, idempotencyKey: crypto.randomUUID() });
      setTold(null);
      setDone(answer.data ?? null);
      return answer;
    });
  }

  const refusal = () =>
    isOther ? undefined : (step.errorAt('change.value') ?? step.errorAt('change.percent_bp') ?? step.errorAt('found'));

  return {
    typed,
    type: (next: TypedChange) => {
      setTyped(next);
      setIssue(null);
      setTold(null);
      setDone(null);
    },
    error: issue ? issueText(issue) : refusal(),
    told: isOther ? null : told,
    done: isOther ? null : done,
    step: isOther ? { ...step, trouble: null } : step,
    look: () => void look(),
    make: () => void make(),
  };
}

function readChange({ field, value }: TypedChange, numbers: TypedNumbers, issues: Issues): BulkChange | null {
  if (field === 'price') {
    const isDown = /^\s*[-\u2212]/.test(value);
    const percent = numbers.readDecimals(value.replace(/^\s*[-+\u2212]/, ''), 2, 'value', issues);
    return percent === undefined ? null : { field, percent_bp: isDown ? -percent : percent };
  }
  if (value === '') {
    issues['value'] = { code: 'required' };
    return null;
  }
  if (field === 'hidden') return { field, value: value === 'yes' };
  if (field === 'lifecycle') return { field, value: lifecycles.find((one) => one === value) ?? 'unknown' };
  if (field === 'rohs') return { field, value: rohsStates.find((one) => one === value) ?? 'unknown' };
  return { field, value };
}
