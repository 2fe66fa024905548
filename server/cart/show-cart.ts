import { eq } from 'drizzle-orm';
import type { Cart, CartLine } from '#contract/api/cart.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import { betterBuy } from '#contract/pricing.ts';
import type { Call } from '#server/caller/call.ts';
import { type CouponVerdict, discountedLines, judgeCode, showApplied } from './coupon/judge-coupon.ts';
import { rfqLine } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import type { OfferRow } from '#server/search/view/offer-view.ts';
import { openView, type View } from '#server/search/view/view.ts';
import { computeTotals, noCharges } from '#server/rules/totals.ts';
import { assessCart, type CartItem, orderedItems, rememberPrices } from './assess-cart.ts';
import { fromBase } from './base-amount.ts';
import type { HeldCart } from '#server/caller/cart-access.ts';
import { pricedOffer, readPackagings } from './cart-rows.ts';

/** The answer for a cart; null stands for one that does not exist yet. `fresh` are order codes that were just changed. */
export async function showCart(call: Call, held: HeldCart | null, fresh: ReadonlySet<string> = new Set()): Promise<Cart> {
  const view = await openView(call);
  const items = await assessCart(view, held?.row.id ?? null, fresh);
  await rememberPrices(view, items, fresh);
  return describeCart(call, view, held, items, await judgeCode(call, view, held?.row.couponCode ?? null, items));
}

/** The contract's cart of lines and a coupon that were assessed already. */
export async function describeCart(
  call: Call,
  view: View,
  held: HeldCart | null,
  items: readonly CartItem[],
  coupon: CouponVerdict | null,
): Promise<Cart> {
  const ordered = orderedItems(items);
  const totals = computeTotals(view.currency, discountedLines(ordered, coupon), noCharges);
  return {
    cart_key: held?.key ?? null,
    version: held?.row.version ?? 0,
    list: await describeLines(view, items),
    coupon: coupon && showApplied(coupon, call.locale),
    totals,
    weight_g: weightOf(ordered),
    minimum: minimumOf(call, view, totals.subtotal + totals.fees),
    cartNum: items.length,
    rfqNum: held ? await call.deps.db.$count(rfqLine, eq(rfqLine.cartId, held.row.id)) : 0,
    updated_at: (held?.row.usedAt ?? call.now).toISOString(),
  };
}

/** Grams of the pieces whose weight is known. */
export function weightOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { row }) => sum + (row.weight_g ?? 0) * row.quantity, 0);
}

/** The shop's minimum in the buyer's currency; null when there is none. */
export function minimumOf(call: Call, view: View, value: number): Cart['minimum'] {
  const { orderMinimum, baseCurrency } = call.deps.settings;
  if (orderMinimum === 0) return null;
  const total = fromBase(orderMinimum, { ...view, baseCurrency });
  return { total, missing: Math.max(0, total - value) };
}

async function describeLines(view: View, items: readonly CartItem[]): Promise<CartLine[]> {
  const productIds = [...new Set(items.map(({ row }) => row.product_id))];
  const [products, packagings] = await Promise.all([
    listItems(view, productIds),
    productIds.length === 0 ? [] : readPackagings(view, productIds),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const others = Map.groupBy(packagings, ({ product_id }) => product_id);
  return items.flatMap((item) => {
    const product = byId.get(String(item.row.product_id));
    const offers = (others.get(item.row.product_id) ?? []).filter(({ sku }) => sku !== item.row.sku);
    return product ? [describeLine(item, product, betterPackaging(view, item, offers))] : [];
  });
}

/** What costs less, with its packaging where it is another one. */
function betterPackaging(view: View, { row, offer, line }: CartItem, others: readonly OfferRow[]): CartLine['better_buy'] {
  const priced = others.map((other) => pricedOffer(other, view));
  const better = line.blockedBy === null ? betterBuy(offer, priced, row.quantity) : null;
  const other = others.find(({ sku }) => sku === better?.sku);
  return better && other ? { ...better, packaging: other.packaging, pack_size: other.pack_size } : better;
}

function describeLine({ row, offer, line }: CartItem, product: ProductListItem, better: CartLine['better_buy']): CartLine {
  const { blockedBy: _, ...shown } = line;
  return {
    line_id: row.line_id,
    sku: row.sku,
    product,
    packaging: row.packaging,
    quantity: row.quantity,
    selected: row.selected,
    customer_reference: row.reference || null,
    ...shown,
    lead_time_days: row.lead_time_days,
    better_buy: better,
    order_rules: { moq: offer.moq, multiple: offer.multiple, max_quantity: offer.max_quantity },
    added_at: row.added_at,
  };
}
