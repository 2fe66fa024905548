import { useTranslation } from 'react-i18next';

/** What is wrong with an end, in place of a general text where it comes before the beginning; both as their fields have them. */
export function useEndError(): (from: string, until: string, error: string | undefined) => string | undefined {
  const { t } = useTranslation('admin');
  return (from, until, error) => (error !== undefined && from !== '' && until !== '' && until <= from ? t('backwards') : error);
}
