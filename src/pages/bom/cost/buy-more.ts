import type { Offer } from '#contract/api/part.ts';
import type { BillLine, DecidedRows, Decisions, RowCandidate } from '#src/pages/bom/bom-bill.ts';

/** What the buyer takes in place of what the rows of a part need; null goes back to that. */
export interface MorePieces {
  quantity: number;
  /** The packaging that they come in, where it is another one. */
  offer: Offer | null;
}

/** The decisions after the buyer took more pieces of the part of a row, for as long as its rows need as many as now. */
export function withMore(
  decisions: Decisions,
  rows: readonly BillLine[],
  { choice, part }: BillLine,
  more: MorePieces | null,
): DecidedRows {
  const kept: DecidedRows = {
    picks: { ...decisions.picks },
    found: Object.fromEntries(Object.entries(decisions.found).map(([row, parts]) => [row, [...parts]])),
    more: { ...decisions.more },
  };
  if (!choice || !part) return kept;
  delete kept.more[choice.sku];
  if (!more) return kept;
  const own = rows.filter((row) => row.choice?.sku === choice.sku);
  if (!more.offer) {
    kept.more[choice.sku] = { needed: neededOf(own), quantity: more.quantity };
    return kept;
  }
  const { sku } = more.offer;
  const others = neededOf(rows.filter((row) => row.choice?.sku === sku));
  for (const { line } of own) putIn(kept, line, repacked(part, more.offer));
  kept.more[sku] = { needed: neededOf(own) + others, quantity: more.quantity + others };
  return kept;
}

function neededOf(rows: readonly BillLine[]): number {
  return rows.reduce((sum, { line }) => sum + line.needed, 0);
}

function repacked({ remembered: _remembered, ...part }: RowCandidate, offer: Offer): RowCandidate {
  return { ...part, sku: offer.sku, product: { ...part.product, offer } };
}

function putIn({ picks, found }: DecidedRows, { row, candidates }: BillLine['line'], part: RowCandidate): void {
  picks[row] = part.sku;
  const known = [...candidates, ...(found[row] ?? [])];
  if (!known.some(({ sku }) => sku === part.sku)) found[row] = [...(found[row] ?? []), part];
}
