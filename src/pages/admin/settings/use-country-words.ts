import { useTranslation } from 'react-i18next';

/** What is said around the countries of a zone. */
export function useCountryWords() {
  const { t } = useTranslation('settings');
  return {
    count: (count: number, shown: string) => t('shipping.count', { count, shown }),
    country: t('shipping.country'),
    add: t('shipping.add_country'),
  };
}
