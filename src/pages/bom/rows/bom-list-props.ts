import type { BillLine, RowCandidate } from '#src/pages/bom/bom-bill.ts';
import type { BuyMoreProps } from '#src/pages/bom/cost/BuyMore.tsx';
import type { RowMemory } from './use-row-memory.ts';
import type { Ticks } from '#src/pages/bom/use-ticks.ts';

export interface BomListProps {
  rows: readonly BillLine[];
  ticks: Ticks;
  currency: string;
  /** Decimals of the column of unit prices. */
  decimals: number;
  onPick: (row: number, sku: string | null) => void;
  /** Takes a part that is none of the candidates. */
  onUse: (row: number, part: RowCandidate) => void;
  memory: RowMemory;
  /** Takes more pieces of the row's part, or as many as are needed again. */
  onMore: BuyMoreProps['onMore'];
  /** Tags a row; null where the list may only be read. */
  onTag: ((row: number, tags: string[]) => void) | null;
  /** Brings back a row that is left off the board. */
  onKeep: (row: number) => void;
}
