import { useState } from 'react';
import type { BomChoice } from '#contract/api/bom-choice.ts';
import type { BomLine } from '#contract/api/bom.ts';
import { useDeleteBomChoiceMutation, useSaveBomChoiceMutation } from '#src/api/bom-choice.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';

/** What the account's choices are remembered as, by the rows of the bill on screen. */
export interface RowMemory {
  of: (line: BomLine) => BomChoice | null;
  keep: (line: BomLine, sku: string) => void;
  forget: (line: BomLine) => void;
}

/** Remembers the parts that a customer chooses; a visitor's last as long as the page. */
export function useRowMemory(): RowMemory {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const [changed, setChanged] = useState<Readonly<Record<number, BomChoice | null>>>({});
  const [save] = useSaveBomChoiceMutation();
  const [drop] = useDeleteBomChoiceMutation();
  const of = (line: BomLine): BomChoice | null => {
    const now = changed[line.row];
    return now === undefined ? (line.candidates.find(({ remembered }) => remembered)?.remembered ?? null) : now;
  };
  const set = (row: number, choice: BomChoice | null) => setChanged((before) => ({ ...before, [row]: choice }));
  return {
    of,
    keep: (line, sku) => {
      if (!isLoggedIn) return;
      const { mpn, manufacturer, sku: code, value, package: housing, description, own_number } = line.source;
      const texts = { mpn, manufacturer, sku: code, value, package: housing, description, own_number };
      const source = Object.fromEntries(Object.entries(texts).filter(([, text]) => text));
      // The choice stands in the row all the same; that it is kept is said only when it is.
      void save({ source, sku }).then(({ data }) => data && set(line.row, data));
    },
    forget: (line) => {
      const known = of(line);
      if (known) void drop({ id: known.id }).then(({ error }) => error === undefined && set(line.row, null));
    },
  };
}
