import { useEffect } from 'react';
import type { BomLine } from '#contract/api/bom.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { type BillLine, type DecidedRows, type RowCandidate, undecided, withFound } from './bom-bill.ts';
import type { Decided } from './bom-draft.ts';
import { type MorePieces, withMore } from './cost/buy-more.ts';
import { useRowMemory } from './rows/use-row-memory.ts';

export const nothingDecided = { ...undecided, tags: {}, unsaved: [] };

interface Deciding {
  lines: readonly BomLine[];
  table: string;
  own: Omit<Decided, 'table'>;
  onDecide: (decided: Decided) => void;
}

/** What the buyer takes at the rows: kept with the bill, and with their account as soon as they have signed in. */
export function useDecisions({ lines, table, own, onDecide }: Deciding) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const memory = useRowMemory();
  const lineOf = (row: number) => lines.find((one) => one.row === row);
  const decide = (row: number, sku: string | null, decisions: DecidedRows) => {
    const others = own.unsaved.filter((one) => one !== row);
    onDecide({ table, tags: own.tags, ...decisions, unsaved: isLoggedIn || sku === null ? others : [...others, row] });
    const line = lineOf(row);
    if (line && sku !== null) memory.keep(line, sku);
  };
  // What a visitor chose before they signed in is remembered from then on.
  useEffect(() => {
    if (!isLoggedIn || own.unsaved.length === 0) return;
    for (const row of own.unsaved) {
      const [line, sku] = [lines.find((one) => one.row === row), own.picks[row]];
      if (line && sku) memory.keep(line, sku);
    }
    onDecide({ ...own, table, unsaved: [] });
  });
  return {
    memory,
    pick: (row: number, sku: string | null) => decide(row, sku, { ...own, picks: { ...own.picks, [row]: sku } }),
    use: (row: number, part: RowCandidate) => {
      const line = lineOf(row);
      if (line) decide(row, part.sku, withFound(own, line, part));
    },
    tag: (row: number, tags: string[]) => onDecide({ ...own, table, tags: { ...own.tags, [row]: tags } }),
    // How many are bought, and in what, is of this bill alone: it is not remembered for others.
    buyMore: (rows: readonly BillLine[], row: BillLine, more: MorePieces | null) =>
      onDecide({ table, tags: own.tags, unsaved: own.unsaved, ...withMore(own, rows, row, more) }),
  };
}
