/** Which candidate of a row is bought, and in which packaging. */
import type { Offer, ProductListItem } from '#contract/api/part.ts';
import { offerTotal, suggestQuantity } from '#contract/pricing.ts';
import { partCode } from '#server/rules/part-number.ts';
import { type HeldPart, standsIn } from '#server/search/compared-part.ts';
import type { Candidate } from './candidate.ts';
import type { MatchedLine } from './match-lines.ts';
import type { Taste } from './match-values.ts';

/** A candidate with what it is sold as. */
export interface Goods {
  candidate: Candidate;
  product: ProductListItem;
  /** All packagings; they share one stock. */
  offers: readonly Offer[];
  /** What it can stand in for is told by; null when nobody asks. */
  held: HeldPart | null;
}

/** What a row is bought as. */
export interface Choice {
  goods: Goods;
  offer: Offer;
}

/**
 * Null leaves the choice to the buyer: a sure match needs nobody, a likely one is taken when they say how to choose. What the row speaks
 * against is theirs alone, whatever is in stock.
 */
export function chooseGoods({ line }: Pick<MatchedLine, 'line'>, goods: readonly Goods[], taste: Taste): Goods | null {
  if (line.dnp) return null;
  const [first] = goods;
  if (!first || first.candidate.standing === 'doubtful') return null;
  const isSure = first.candidate.standing === 'sure';
  if (taste.prefer === null) return isSure ? first : null;
  if (!isSure) return best(equals(first, goods), line.needed, taste);
  // Somebody who goes by stock takes what the row or the catalog names in its place, when it can be had and the first cannot.
  const others = goods.filter(({ candidate }) => candidate.grade === 'alternate' && candidate.standing === 'likely');
  const standIn =
    taste.prefer === 'stock' && !isStocked(first, line.needed)
      ? others.find((one) => isStocked(one, line.needed) && serves(one, first))
      : undefined;
  return standIn ?? best(equals(first, goods), line.needed, taste);
}

/** Those that are as good a match as the first: the row names them by value or by one number, or they serve in its place. */
function equals(first: Goods, goods: readonly Goods[]): Goods[] {
  const { standing, confidence } = first.candidate;
  const isSame = (one: Goods) =>
    one.candidate.grade === 'parametric' || partCode(one.product.mpn) === partCode(first.product.mpn) || serves(one, first);
  return goods.filter((one) => one.candidate.standing === standing && one.candidate.confidence >= confidence - 0.1 && isSame(one));
}

function serves(one: Goods, other: Goods): boolean {
  return one.held !== null && other.held !== null && standsIn(one.held, other.held);
}

function isStocked({ product }: Goods, needed: number): boolean {
  return product.stock.available >= needed;
}

/** Candidates come in the order of how likely they are, which decides between equals. */
function best(goods: readonly Goods[], needed: number, { prefer, rohs }: Taste): Goods | null {
  const rate = (one: Goods): number[] => [
    rohs && !isConforming(one.product) ? 1 : 0,
    prefer === 'exact' ? 0 : isStocked(one, needed) ? 0 : 1,
    prefer === 'price' ? cheapest(namedOffers(one), needed).total : prefer === 'stock' ? -one.product.stock.available : 0,
  ];
  const rated = goods.map((one) => ({ one, keys: rate(one) }));
  return (
    rated.toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return at < 0 ? 0 : (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
    })[0]?.one ?? null
  );
}

/** An exemption of the directive keeps a part lawful. */
export function isConforming({ rohs }: Pick<ProductListItem, 'rohs'>): boolean {
  return rohs === 'compliant' || rohs === 'exempt';
}

function cheapest(offers: readonly Offer[], needed: number): { offer: Offer | null; total: number } {
  let found: { offer: Offer | null; total: number } = { offer: null, total: Number.MAX_SAFE_INTEGER };
  for (const offer of offers) {
    const quantity = suggestQuantity(offer, needed);
    const total = quantity >= needed ? offerTotal(offer, quantity) : null;
    if (total !== null && total < found.total) found = { offer, total };
  }
  return found;
}

/** The packaging that the row names, else all. */
function namedOffers({ candidate, offers }: Goods): readonly Offer[] {
  const named = offers.filter(({ sku }) => sku === candidate.sku);
  return named.length > 0 ? named : offers;
}

/** The packaging that the row names; else the cheapest one for who goes by price, the usual one for everybody else. */
export function chooseOffer({ candidate, product, offers }: Goods, needed: number, { prefer }: Taste): Offer | null {
  const named = offers.find(({ sku }) => sku === candidate.sku);
  if (named) return named;
  const usual = offers.find(({ sku }) => sku === product.offer?.sku) ?? offers[0] ?? null;
  return prefer === 'price' ? (cheapest(offers, needed).offer ?? usual) : usual;
}
