import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#src/api/api-error.ts';
import { returnCache } from '#src/api/returns.ts';
import { useAppDispatch } from '#src/store/store.ts';

/** Words for what the store refused. An order that has changed meanwhile is asked for anew. */
export function useRefusal(error: unknown, failed: string): string | null {
  const { t } = useTranslation('returns');
  const dispatch = useAppDispatch();
  const hasChanged = isApiError(error) && (error.code === 'state_conflict' || error.code === 'validation_failed');
  useEffect(() => {
    if (hasChanged) dispatch(returnCache.invalidateTags(['Order']));
  }, [dispatch, hasChanged]);
  if (!error) return null;
  return hasChanged ? t('form.changed') : failed;
}
