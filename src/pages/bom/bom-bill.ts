import type { BomAnswer, BomCandidate, BomLine } from '#contract/api/bom.ts';
import { attritionSize, sparePieces } from '#contract/attrition.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { lineAmount, type Minor, spread } from '#contract/money.ts';
import { betterBuy, breakAt, nextBreak, suggestQuantity } from '#contract/pricing.ts';
import { tagsIn } from './tags-in.ts';

type BomChoice = NonNullable<BomLine['chosen']>;

/** Row of the bill -> order code of the candidate that the buyer took, null for none of them. */
type Picks = Readonly<Record<number, string | null>>;

/** A part that may stand for a row; one that the buyer searched for themselves is found. */
export type RowCandidate = BomCandidate & { isFound?: true };

/** What the buyer decided: the parts they took, and those that they searched for, by the row of the bill. */
export interface Decisions {
  picks: Picks;
  found: Readonly<Record<number, readonly RowCandidate[]>>;
  /** Order code -> pieces that are bought in place of those needed, for as long as its rows need as many as they did then. */
  more: Readonly<Record<string, { needed: number; quantity: number }>>;
}

/** The same as it is kept. */
export interface DecidedRows {
  picks: Record<string, string | null>;
  found: Record<string, RowCandidate[]>;
  more: Record<string, { needed: number; quantity: number }>;
}

export const undecided: DecidedRows = { picks: {}, found: {}, more: {} };

/** A part that the buyer searched for stands for the row from now on, among the candidates. */
export function withFound({ picks, found, more }: Decisions, { row, candidates }: BomLine, part: RowCandidate): DecidedRows {
  const own = found[row] ?? [];
  const isKnown = [...candidates, ...own].some(({ sku }) => sku === part.sku);
  const kept = Object.fromEntries(Object.entries(found).map(([place, parts]) => [place, [...parts]]));
  return { picks: { ...picks, [row]: part.sku }, more: { ...more }, found: isKnown ? kept : { ...kept, [row]: [...own, part] } };
}

/** A row with the part that stands for it now. */
export interface BillLine {
  line: BomLine;
  choice: BomChoice | null;
  part: RowCandidate | null;
  /** The buyer's own decision. */
  isPicked: boolean;
  /** Words of the buyer, by which rows are found again. */
  tags: readonly string[];
  /** On the first row of a part, for all of its rows: more pieces for less money, or for little more. */
  better: BomLine['better_buy'];
  next: BomLine['next_break'];
  /** On the first row of a part whose pieces the buyer raised: what its rows would do with. */
  enough: number | null;
}

interface Priced {
  line: BomLine;
  choice: BomChoice | null;
  better: BomLine['better_buy'];
  next: BomLine['next_break'];
  enough: number | null;
}

const unpriced = { choice: null, better: null, next: null, enough: null };

function skuOf(line: BomLine, picks: Picks): string | null {
  if (line.dnp) return null;
  const picked = picks[line.row];
  const isOffered = picked === null || line.candidates.some(({ sku }) => sku === picked);
  return picked !== undefined && isOffered ? picked : (line.chosen?.sku ?? null);
}

/** What several rows of one part cost together; the first of them carries the pieces that no board needs. */
function priceTogether(lines: readonly BomLine[], part: BomCandidate, raised: Decisions['more'][string] | undefined): Priced[] {
  const { offer, stock } = part.product;
  const needed = lines.reduce((sum, line) => sum + line.needed, 0);
  const enough = offer && suggestQuantity(offer, needed);
  const quantity = offer && suggestQuantity(offer, raised?.needed === needed ? Math.max(needed, raised.quantity) : needed);
  const price = offer && quantity !== null && breakAt(offer.price_breaks, quantity);
  if (!offer || !price || quantity < needed) return lines.map((line) => ({ line, ...unpriced }));
  const total = lineAmount(price.unit_micros, quantity, offer.currency as CurrencyCode) + offer.fee; // the server prices in listed currencies
  const quantities = lines.map((line, index) => line.needed + (index === 0 ? quantity - needed : 0));
  const totals = spread(total, quantities);
  let left = stock.available;
  return lines.map((line, index) => {
    const pieces = quantities[index] ?? 0;
    const now = Math.max(0, Math.min(left, pieces));
    left -= now;
    const later = pieces - now;
    const choice: BomChoice = {
      sku: part.sku,
      quantity: pieces,
      unit_micros: price.unit_micros,
      line_total: totals[index] ?? 0,
      from_stock: now,
      backordered: later,
      lead_time_days: later > 0 && stock.backorder ? stock.lead_time_days : null,
    };
    const isFirst = index === 0;
    const better = isFirst ? betterBuy(offer, [], quantity) : null;
    const next = isFirst ? nextBreak(offer, quantity) : null;
    return { line, choice, better: better && { ...better, offer: null }, next, enough: isFirst && quantity !== enough ? enough : null };
  });
}

interface Tagged {
  /** Row -> its tags, in place of those that the bill says. */
  tags?: Readonly<Record<number, readonly string[]>>;
}

type Build = Pick<BomAnswer, 'boards' | 'attrition'>;

/** Rows of one part with the spare pieces that its size asks for. */
function withSpares(lines: readonly BomLine[], { product }: BomCandidate, { boards, attrition }: Build): BomLine[] {
  const size = attritionSize(product.package);
  const pieces = lines.map(({ quantity }) => quantity * boards);
  const spares = sparePieces(pieces, attrition[size]);
  return lines.map((line, index) => {
    const spare = { pieces: spares[index] ?? 0, size };
    return { ...line, needed: (pieces[index] ?? 0) + spare.pieces, spare };
  });
}

/** The rows of an answer after what the buyer decided; rows that share a part with a decided one are priced anew. */
export function billLines(answer: Build & Pick<BomAnswer, 'lines'>, { picks, found, more, tags = {} }: Decisions & Tagged): BillLine[] {
  const lines = answer.lines.map((line) =>
    found[line.row] ? { ...line, candidates: [...line.candidates, ...(found[line.row] ?? [])] } : line,
  );
  const picked = lines.flatMap((line) => (picks[line.row] === undefined ? [] : [line.chosen?.sku ?? null, picks[line.row] ?? null]));
  const touched = new Set([...picked, ...Object.keys(more)]);
  const priced = new Map<number, Priced>();
  for (const sku of touched) {
    if (sku === null) continue;
    const group = lines.filter((line) => skuOf(line, picks) === sku);
    const part = group.flatMap((line) => line.candidates).find((one) => one.sku === sku);
    if (part) for (const one of priceTogether(withSpares(group, part, answer), part, more[sku])) priced.set(one.line.row, one);
  }
  return lines.map((given) => {
    const sku = skuOf(given, picks);
    const part = given.candidates.find((one) => one.sku === sku) ?? null;
    const { chosen, better_buy: better, next_break: next } = given;
    const asAnswered = { line: given, ...(chosen?.sku === sku ? { choice: chosen, better, next, enough: null } : unpriced) };
    const own = tags[given.row] ?? tagsIn(given.source.tags ?? '');
    return { ...((sku === null ? null : priced.get(given.row)) ?? asAnswered), part, isPicked: picks[given.row] !== undefined, tags: own };
  });
}

export const billFilters = ['all', 'check', 'short', 'none'] as const;
export type BillFilter = (typeof billFilters)[number];

/** Whether some pieces are not there now. */
export function isShort({ choice }: BillLine): boolean {
  return choice !== null && choice.backordered > 0;
}

function isUnsure({ line, choice, isPicked }: BillLine): boolean {
  if (line.dnp || isPicked) return false;
  if (line.references_mismatch || line.warnings.includes('ambiguous')) return true;
  if (choice === null) return line.candidates.length > 0;
  return line.match !== 'exact' && line.match !== 'normalised';
}

/** The kinds of rows that ask for a look; a row may be of several. */
export const isOfKind: Record<BillFilter, (row: BillLine) => boolean> = {
  all: () => true,
  check: isUnsure,
  short: isShort,
  none: ({ line, choice }) => !line.dnp && choice === null && line.candidates.length === 0,
};

export interface BillSummary {
  lines: number;
  matched: number;
  inStock: number;
  total: Minor;
  perBoard: Minor;
}

export function summarise(rows: readonly BillLine[], boards: number): BillSummary {
  const fitted = rows.filter(({ line }) => !line.dnp);
  const total = rows.reduce((sum, { choice }) => sum + (choice?.line_total ?? 0), 0);
  return {
    lines: fitted.length,
    matched: fitted.filter(({ choice }) => choice !== null).length,
    inStock: fitted.filter((row) => row.choice !== null && !isShort(row)).length,
    total,
    perBoard: Math.round(total / boards),
  };
}
