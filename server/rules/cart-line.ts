/** What each line of a cart costs, where its pieces come from, and what stands in its way (`docs/api.md` 7.1 to 7.5). */
import type { CartLine } from '#contract/api/cart.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { lineAmount, type Micros, type Minor } from '#contract/money.ts';
import type { OwnOffer } from '#server/rules/agreed-price.ts';
import { breakAt, type PricedOffer, quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import { allocateStock, type Level, noLevel, type Split } from './allocate-stock.ts';
import { type Share, takeAvailable } from './shortage.ts';

type CartIssue = CartLine['issues'][number];

export interface LineFacts {
  productId: number;
  offer: OwnOffer;
  quantity: number;
  selected: boolean;
  /** Neither hidden nor taken out of the catalog. */
  isVisible: boolean;
  /** No longer made: sold from stock only. */
  isDiscontinued: boolean;
  leadTimeDays: number | null;
  /** Unit price that the buyer saw last, in the currency of `offer`; null when there is nothing to compare. */
  seenMicros: Micros | null;
  /** What the stock lacks is ordered for this line, whatever holds for others. */
  isPromised?: boolean;
}

export interface AssessedLine {
  unit_micros: Micros;
  unit_price: Minor;
  /** The list price, where the buyer's own is lower. */
  list_unit_micros?: Micros;
  fee: Minor;
  line_total: Minor;
  from_stock: number;
  backordered: number;
  issues: CartIssue[];
  /** Code of the first issue that keeps the line from being ordered. */
  blockedBy: Exclude<CartIssue['code'], 'price_changed'> | null;
}

export function quantityData(offer: PricedOffer, quantity: number) {
  const data = { minimum: offer.moq, multiple: offer.multiple, suggested: suggestQuantity(offer, quantity) };
  return offer.max_quantity === null ? data : { ...data, maximum: offer.max_quantity };
}

/** Why a line cannot be ordered, whatever the stock is. */
function ownIssue(line: LineFacts, level: Level): CartIssue | null {
  const { offer, quantity } = line;
  if (!line.isVisible || (line.isDiscontinued && level.available <= 0)) return { code: 'product_unavailable', data: {} };
  if (offer.price_breaks.length === 0) return { code: 'quote_only', data: {} };
  const problem = quantityProblem(offer, quantity);
  return problem && { code: problem, data: quantityData(offer, quantity) };
}

function stockIssue({ quantity, leadTimeDays }: LineFacts, split: Split, { available, taken }: Share): CartIssue | null {
  if (split.short === 0) return null;
  const data = { requested: quantity, available, lead_time_days: leadTimeDays, ...(taken > 0 && { suggested: taken }) };
  return { code: 'insufficient_stock', data };
}

/** Whether a line takes part in an order; a blocked one never does. */
export function isOrdered(line: Pick<LineFacts, 'selected'>, assessed: Pick<AssessedLine, 'blockedBy'>): boolean {
  return line.selected && assessed.blockedBy === null;
}

/**
 * Assesses the lines of one cart in their order. Selected lines take the stock first. The price break of a sku counts the
 * pieces of all its ordered lines; another line is priced as if it were ordered too.
 */
export function assessLines(lines: readonly LineFacts[], levels: ReadonlyMap<number, Level>): AssessedLine[] {
  const order = [...lines.keys()].toSorted((a, b) => Number(lines[b]?.selected) - Number(lines[a]?.selected) || a - b);
  const own = lines.map((line) => ownIssue(line, levels.get(line.productId) ?? noLevel));
  // A line that cannot be ordered draws on no stock.
  const wanted = order.flatMap((index) => {
    const line = lines[index];
    return line ? { ...line, rules: line.offer, quantity: own[index] ? 0 : line.quantity } : [];
  });
  const [splits, shares] = [allocateStock(wanted, levels), takeAvailable(wanted, levels)];
  const places = new Map(order.map((index, place) => [index, place]));
  const blocks = lines.map((line, index) => {
    const place = places.get(index) ?? 0;
    const split = splits[place] ?? { from_stock: 0, backordered: 0, short: line.quantity };
    return { split, issue: own[index] ?? stockIssue(line, split, shares[place] ?? { available: 0, taken: 0 }) };
  });
  const ordered = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.selected && !blocks[index]?.issue) ordered.set(line.offer.sku, (ordered.get(line.offer.sku) ?? 0) + line.quantity);
  }
  return blocks.map(({ split, issue }, index) => priceLine(lines[index], split, issue, ordered));
}

function priceLine(line: LineFacts | undefined, split: Split, issue: CartIssue | null, ordered: ReadonlyMap<string, number>): AssessedLine {
  if (!line) throw new Error('A line without facts was assessed');
  const { offer, quantity } = line;
  const counted = ordered.get(offer.sku) ?? 0;
  const together = line.selected && !issue ? counted : counted + quantity;
  const { unit_micros = 0, list_unit_micros } = breakAt(offer.price_breaks, together) ?? {};
  const currency = offer.currency as CurrencyCode; // offers are priced in listed currencies only
  const issues = issue ? [issue] : [];
  if (line.seenMicros !== null && line.seenMicros !== unit_micros && offer.price_breaks.length > 0) {
    issues.push({ code: 'price_changed', data: { old: line.seenMicros, new: unit_micros, currency } });
  }
  return {
    unit_micros,
    unit_price: lineAmount(unit_micros, 1, currency),
    ...(list_unit_micros !== undefined && { list_unit_micros }),
    fee: offer.fee,
    line_total: lineAmount(unit_micros, quantity, currency) + offer.fee,
    from_stock: split.from_stock,
    backordered: split.backordered,
    issues,
    // Only the pushed issue is a price change, and it does not block.
    blockedBy: issue ? (issue.code as AssessedLine['blockedBy']) : null,
  };
}
