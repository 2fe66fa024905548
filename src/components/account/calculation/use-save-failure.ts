import { useTranslation } from 'react-i18next';
import { mostSavedCalculations } from '#contract/api/saved-calculation.ts';
import { isApiError } from '#src/api/api-error.ts';
import { useFormat } from '#src/i18n/format.ts';

/** Words for a save that failed: an account that is full says how much there is room for. */
export function useSaveFailure(): (error: unknown) => string {
  const { t } = useTranslation('saved_calculations');
  const { integer } = useFormat();
  return (error) => {
    if (!isApiError(error)) return t('failed');
    if (error.fields && 'calculations' in error.fields) return t('full', { most: integer(mostSavedCalculations) });
    return error.message || t('failed');
  };
}
