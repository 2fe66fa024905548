import { late } from '#src/components/late/late.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { BillLine, RowCandidate } from '#src/pages/bom/bom-bill.ts';
import { nameOf } from '#src/pages/bom/bom-order.ts';
import { BomCandidates } from './BomCandidates.tsx';
import type { RowMemory } from './use-row-memory.ts';

const StandIns = late(async () => (await import('#src/components/stand-in/StandIns.tsx')).StandIns, ['stand_in', 'product', 'part']);
const RowOther = late(async () => (await import('./RowOther.tsx')).RowOther, ['bom_row', 'part']);

interface BomRowProps {
  row: BillLine;
  currency: string;
  onPick: (row: number, sku: string | null) => void;
  /** Takes a part that is none of the candidates. */
  onUse: (row: number, part: RowCandidate) => void;
  memory: RowMemory;
}

/** A row that is open: its candidates, what can take the place of a part that is short, and the shop's search; code and words are fetched now. */
export function BomRow({ row, currency, onPick, onUse, memory }: BomRowProps) {
  const { line, part } = row;
  const searched = { name: nameOf(row), needed: line.needed, part: part && { sku: part.sku, mpn: part.product.mpn } };
  const use = (sku: string, product: RowCandidate['product']) =>
    onUse(line.row, { sku, product, match: 'fuzzy', note: null, reasons: [], isFound: true });
  const waiting = <Skeleton $height="3rem" />;
  return (
    <>
      {line.candidates.length > 0 ? <BomCandidates row={row} currency={currency} onPick={(sku) => onPick(line.row, sku)} /> : null}
      {part && part.product.stock.available < line.needed ? (
        <StandIns waiting={waiting} part={part.product} pieces={line.needed} onTake={(product) => use(product.offer.sku, product)} />
      ) : null}
      <RowOther
        waiting={waiting}
        row={searched}
        currency={currency}
        isOpen={line.candidates.length === 0}
        onUse={use}
        chosenAt={memory.of(line)?.chosen_at ?? null}
        onForget={() => memory.forget(line)}
      />
    </>
  );
}
