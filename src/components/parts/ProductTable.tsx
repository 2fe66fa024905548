import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AttributeDefinition, ProductListItem } from '#contract/api/part.ts';
import { HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { CompareControl } from '#src/components/compare/CompareTick.tsx';
import { useSaveForm } from '#src/components/save-part/use-save-form.tsx';
import { priceDecimals } from './PriceText.tsx';
import { ProductRow } from './ProductRow.tsx';
import { attributeSort, partSort, priceSort, stockSort } from './sort-order.ts';
import { SortHead } from './SortHead.tsx';
import { useFits } from './use-fits.ts';
import { useThumbStep } from './use-thumb-step.ts';

export interface ProductTableProps {
  products: readonly ProductListItem[];
  /** What the table holds, for screen readers. */
  caption: string;
  /** Parameters shown as columns; without any, each row shows its description. */
  columns?: readonly AttributeDefinition[];
  quantity?: number | null;
  sort?: string | null;
  onSort?: (sort: string | null) => void;
  compare?: CompareControl | undefined;
}

/** Parts as a dense table; one too wide has a symbol beside the price in place of the button's word; what is wider still scrolls inside its own frame with the part number in view. */
export function ProductTable({ products, caption, columns = [], quantity = null, sort = null, onSort, compare }: ProductTableProps) {
  const { t } = useTranslation(['part', 'buy']);
  const { frame, isNarrow } = useFits();
  const step = useThumbStep(products);
  const { open, form } = useSaveForm();
  const decimals = priceDecimals(products.map(({ price_at }) => price_at));
  const withDatasheets = products.some(({ datasheet }) => datasheet !== null);
  const currency = products.find(({ price_at }) => price_at !== null)?.price_at?.currency;
  const sorting = { sort, onSort };
  return (
    <Frame ref={frame} data-narrow={isNarrow || undefined}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <HeadCell>
              <VisuallyHidden>{t(compare ? 'compare_or_save' : 'save')}</VisuallyHidden>
            </HeadCell>
            <StickyHead column={partSort} {...sorting}>
              {t('part')}
            </StickyHead>
            {columns.length === 0 ? <HeadCell>{t('description')}</HeadCell> : null}
            <SortHead number column={stockSort} {...sorting}>
              {t('stock')}
            </SortHead>
            <SortHead number column={priceSort} note={currency && t('buy:before_tax', { currency })} {...sorting}>
              {t('unit_price')}
            </SortHead>
            {quantity !== null && quantity > 1 ? <HeadCell $number>{t('total')}</HeadCell> : null}
            {columns.map((column) => (
              <SortHead
                key={column.key}
                number={column.kind === 'number' || column.kind === 'range'}
                column={attributeSort(column)}
                {...sorting}
              >
                {column.name}
              </SortHead>
            ))}
            <HeadCell>{t('package')}</HeadCell>
            {withDatasheets ? <HeadCell>{t('data')}</HeadCell> : null}
            {isNarrow ? null : (
              <HeadCell>
                <VisuallyHidden>{t('order')}</VisuallyHidden>
              </HeadCell>
            )}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow
              key={product.id}
              {...{ product, columns, quantity, step, decimals, withDatasheets, compare, isNarrow }}
              onSave={open}
            />
          ))}
        </tbody>
      </Table>
      {form}
    </Frame>
  );
}

const Frame = styled(TableFrame)`
  contain: inline-size; /* a table that has come not to fit must not widen the page, or nobody would see that it does not fit */
  th {
    padding-inline: ${theme.space['2']};
  }
  &[data-narrow] :is(td, th) {
    padding-inline: calc(${theme.space['3']} / 2);
  }
  &[data-fits] {
    overflow: visible;
  }
  &[data-fits] thead th {
    position: sticky;
    z-index: ${theme.layer.sticky};
    inset-block-start: ${theme.fluid.header};
  }
`;

const StickyHead = styled(SortHead)`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
`;
