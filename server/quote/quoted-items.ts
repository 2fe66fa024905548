/** The chosen prices of a quote as lines that an order can take. */
import type { acceptQuote } from '#contract/api/quote.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { PricedOffer } from '#contract/pricing.ts';
import type { CartItem } from '#server/cart/assess-cart.ts';
import { type BuyableRow, type CartLineRow, isDiscontinued, levelOf, readBuyable } from '#server/cart/cart-rows.ts';
import { nameOffers } from '#server/cart/name-offers.ts';
import type { View } from '#server/search/view/view.ts';
import { assessLines } from '#server/rules/cart-line.ts';
import { quotedRules, rulesAt } from '#server/rules/quote-quantity.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { InquiryRow } from './find-inquiry.ts';
import { type LineRow, type PriceRow, readLines, readPrices } from './read-inquiry.ts';

export type Selections = ParsedRequestOf<typeof acceptQuote>['selections'];

interface Chosen {
  price: PriceRow;
  line: LineRow;
  quantity: number;
}

/** The prices that the customer chose; throws for those that the inquiry has not, or that have ended. */
async function choose(view: View, { inquiryNo }: InquiryRow, selections: Selections, now: Date): Promise<Chosen[]> {
  const lines = await readLines(view.db, inquiryNo);
  const prices = await readPrices(view.db, lines);
  const wrong: [string, FieldIssue[]][] = [];
  const seen = new Set<string>();
  const chosen = selections.flatMap(({ quote_line_id, quantity }, at): Chosen[] => {
    const price = prices.find(({ id }) => id === quote_line_id);
    const line = lines.find(({ id }) => id === price?.lineId);
    const isTwice = seen.has(quote_line_id);
    seen.add(quote_line_id);
    if (price && line && !isTwice) return [{ price, line, quantity: quantity ?? price.quantity }];
    wrong.push([`selections.${at}.quote_line_id`, [{ code: isTwice ? 'not_unique' : 'not_allowed' }]]);
    return [];
  });
  if (wrong.length > 0) throw new StoreError('validation_failed', { fields: Object.fromEntries(wrong) });
  if (chosen.some(({ price }) => price.validUntil <= now)) throw new StoreError('quote_expired');
  return chosen;
}

export async function quotedItems(view: View, row: InquiryRow, selections: Selections, now: Date): Promise<CartItem[]> {
  const chosen = await choose(view, row, selections, now);
  const names = await nameOffers(
    view,
    chosen.map(({ price }) => price.offerId),
  );
  const buyable = await readBuyable(
    view,
    [...names.values()].map(({ sku }) => sku),
  );
  const lines = chosen.map((one) => {
    const known = buyable.get(names.get(one.price.offerId)?.sku ?? '');
    if (!known) throw new StoreError('product_unavailable');
    return { ...one, row: lineOf(one, known, now), offer: offerOf(one, known, view) };
  });
  const facts = lines.map(({ row: its, offer, quantity, price }) => ({
    productId: its.product_id,
    offer,
    quantity,
    selected: true,
    isVisible: !its.is_hidden,
    isDiscontinued: price.leadTimeDays === null && isDiscontinued(its),
    leadTimeDays: its.lead_time_days,
    seenMicros: null,
    isPromised: price.leadTimeDays !== null,
  }));
  const assessed = assessLines(facts, new Map(lines.map(({ row: its }) => [its.product_id, levelOf(its)])));
  return lines.flatMap(({ row: its, offer, price }, index) => {
    const line = assessed[index];
    return line ? [{ row: its, offer, line, isPromised: price.leadTimeDays !== null }] : [];
  });
}

function lineOf({ price, quantity }: Chosen, known: BuyableRow, now: Date): CartLineRow {
  return {
    ...known,
    line_id: price.id,
    quantity,
    selected: true,
    reference: '',
    seen_micros: null,
    seen_currency: null,
    lead_time_days: price.leadTimeDays ?? known.lead_time_days,
    added_at: now.toISOString(),
  };
}

/** The packaging at the quoted price alone: no other break, no fee. */
function offerOf({ price, line, quantity }: Chosen, { sku, moq, multiple, max_quantity }: BuyableRow, { currency }: View): PricedOffer {
  const rules = quotedRules({ quantity: price.quantity, asked: line.quantity, packaging: { moq, multiple, max_quantity } });
  const price_breaks = [{ quantity: price.quantity, unit_micros: price.unitMicros }];
  return { sku, fee: 0, currency, price_breaks, ...rulesAt(rules, quantity) };
}
