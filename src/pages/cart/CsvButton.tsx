import { useTranslation } from 'react-i18next';
import type { Cart } from '#contract/api/cart.ts';
import { saveCsv } from '#src/components/file/save-csv.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { cartCsv } from './cart-csv.ts';

const columns = ['mpn', 'manufacturer', 'sku', 'quantity', 'unit_price', 'total', 'currency', 'in_stock', 'reference'] as const;

/** The cart as a file. */
export function CsvButton({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const head = columns.map((column) => t(`csv_head.${column}`));
  return (
    <Button size="small" onClick={() => saveCsv(t('csv_name'), cartCsv(cart, head))}>
      <Icon name="download" small />
      {t('csv')}
    </Button>
  );
}
