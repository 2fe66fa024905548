import type { Translate, WordKey } from '#src/i18n/typed-words.ts';
import type { AttributeDefinition, ProductListItem } from '#contract/api/part.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { productCsv } from '#src/components/parts/product-csv.ts';

/** Hands a listing to the browser as a table, with heads in the page's language. */
export function saveList(
  list: readonly ProductListItem[],
  columns: readonly AttributeDefinition[],
  t: Translate<WordKey<'catalog'>>,
): void {
  const words = {
    part: t('csv_words.part'),
    manufacturer: t('csv_words.manufacturer'),
    description: t('csv_words.description'),
    order_code: t('csv_words.order_code'),
    package: t('csv_words.package'),
    stock: t('csv_words.stock'),
    unit_price: t('csv_words.unit_price'),
    currency: t('csv_words.currency'),
  };
  saveCsv(t('csv_file'), productCsv(list, columns, words));
}
