import { useTranslation } from 'react-i18next';
import type { CsvWords } from '#src/components/parts/product-csv.ts';

/** Heads of the table that a listing is saved as. */
export function useCsvWords(): CsvWords {
  const { t } = useTranslation('catalog');
  return {
    part: t('csv_words.part'),
    manufacturer: t('csv_words.manufacturer'),
    description: t('csv_words.description'),
    order_code: t('csv_words.order_code'),
    package: t('csv_words.package'),
    stock: t('csv_words.stock'),
    unit_price: t('csv_words.unit_price'),
    currency: t('csv_words.currency'),
  };
}
