import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { adminCache } from '#src/api/admin.ts';
import { useIssueText } from '#src/i18n/issue-text.ts';
import { useAppDispatch } from '#src/store/store.ts';

interface Answer {
  error?: unknown;
}

export interface Step {
  /** Sends a change; true when the store has made it. */
  run: (send: () => Promise<Answer>) => Promise<boolean>;
  isBusy: boolean;
  /** What is wrong with a field, by its path in the request. */
  errorAt: (path: string) => string | undefined;
  /** What is wrong beside the fields that were named. */
  trouble: string | null;
  /** Somebody else was quicker; the newest state is being loaded. */
  isStale: boolean;
}

/** A change of the operator page: busy while it runs, refusals at their fields, conflicts with a fresh look. */
export function useStep(): Step {
  const { t } = useTranslation('admin');
  const issueText = useIssueText();
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const run = async (send: () => Promise<Answer>) => {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    const refused = answer.error === undefined ? null : isApiError(answer.error) ? answer.error : networkError;
    setError(refused);
    // What is shown is out of date: it is asked for again, and what was typed stays.
    if (refused && isConflict(refused)) dispatch(adminCache.invalidateTags(['Operator']));
    return refused === null;
  };
  const errorAt = (path: string) => {
    const [first] = error?.fields?.[path] ?? [];
    return first && issueText({ code: first.code, ...(first.limit === undefined ? {} : { limit: first.limit }) });
  };
  const isStale = error !== null && isConflict(error);
  const trouble =
    error === null
      ? null
      : isStale
        ? t(error.code === 'version_conflict' ? 'stale' : 'conflict')
        : error.fields
          ? t('check')
          : error.message || t('failed');
  return { run, isBusy, errorAt, trouble, isStale };
}

const networkError: ApiError = { status: 0, code: 'network', message: '' };

function isConflict({ code }: ApiError): boolean {
  return code === 'version_conflict' || code === 'state_conflict';
}
