import type { ProductListItem } from '#contract/api/part.ts';

/** What the search needs to know of a row of a bill. */
interface SearchedRow {
  name: string;
  /** Pieces of the whole build. */
  needed: number;
  /** What stands for the row now. */
  part: { sku: string; mpn: string } | null;
}

export interface RowSearchProps {
  row: SearchedRow;
  currency: string;
  onUse: (sku: string, product: ProductListItem) => void;
}
