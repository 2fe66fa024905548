import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { adminCache } from '#src/api/admin/admin.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { useToast } from '#src/ui/toast-context.ts';
import { NoticeContext } from './notice.ts';

export interface Answer {
  error?: unknown;
}

/** What is said once a change is made; null where the view says so itself, or nothing was changed. */
export type Told = 'saved' | 'done' | null;

export interface Step {
  /** Sends a change; true when the store has made it. */
  run: (send: () => Promise<Answer>, told?: Told) => Promise<boolean>;
  isBusy: boolean;
  /** What is wrong with a field, by its path in the request. */
  errorAt: (path: string) => string | undefined;
  codeAt: (path: string) => string | undefined;
  /** What is wrong beside the fields that were named. */
  trouble: string | null;
}

/** A change of the operator page: busy while it runs, said when it is made, refusals at their fields, conflicts with a fresh look. */
export function useStep(usual: Told = 'done'): Step {
  const { t } = useTranslation('admin');
  const issueText = useIssueText();
  const dispatch = useAppDispatch();
  const tell = use(NoticeContext);
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (send: () => Promise<Answer>, told: Told = usual) => {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    const refused = answer.error === undefined ? null : apiErrorOf(answer.error);
    setError(refused);
    const isConflict = refused !== null && conflicts.has(refused.code);
    tell(isConflict ? t(refused.code === 'version_conflict' ? 'stale' : 'conflict') : null);
    // What is shown is out of date: it is asked for again.
    if (isConflict) dispatch(adminCache.invalidateTags(['Operator']));
    // Outlives the form, which may be drawn anew with what was saved.
    if (refused === null && told !== null) toast({ text: t(`draft.${told}`) });
    return refused === null;
  };
  const errorAt = (path: string) => {
    const [first] = error?.fields?.[path] ?? [];
    return first && issueText(first);
  };
  const codeAt = (path: string) => error?.fields?.[path]?.[0]?.code;
  const isTold = error === null || conflicts.has(error.code);
  const trouble = isTold ? null : error.fields ? t('check') : error.message || t('failed');
  return { run, isBusy, errorAt, codeAt, trouble };
}

const conflicts: ReadonlySet<string> = new Set(['version_conflict', 'state_conflict']);
