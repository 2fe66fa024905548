import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { estimateOrder } from '#contract/api/order-estimate.ts';
import type { Call } from '#server/caller/call.ts';
import { assessRows, levelsOf, orderedItems } from '#server/cart/assess-cart.ts';
import { type CartLineRow, readBuyable } from '#server/cart/cart-rows.ts';
import { estimateTotals } from '#server/cart/estimate.ts';
import { minimumOf, weightOf } from '#server/cart/show-cart.ts';
import { discountedLines } from '#server/cart/coupon/judge-coupon.ts';
import { openView } from '#server/search/view/view.ts';
import { computeTotals, noCharges } from '#server/rules/totals.ts';
import { shippingFor } from './plan-order.ts';
import { showShipping } from './show-shipping.ts';

type LeftOut = ResponseOf<typeof estimateOrder>['left_out'];

/** The reckoning of cart and checkout over parts that lie in no cart. */
export async function showEstimate(
  { items, country, postcode }: ParsedRequestOf<typeof estimateOrder>,
  call: Call,
): Promise<ResponseOf<typeof estimateOrder>> {
  const view = await openView(call);
  const found = await readBuyable(
    view,
    items.map(({ sku }) => sku),
  );
  const missing: LeftOut = items.flatMap(({ sku }) => (found.has(sku) ? [] : [{ sku, code: 'product_unavailable' as const }]));
  const rows = items.flatMap(({ sku, quantity }, index): CartLineRow[] => {
    const row = found.get(sku);
    return row ? [{ ...row, ...unseen, line_id: String(index), quantity }] : [];
  });
  const assessed = assessRows(view, rows, levelsOf(rows));
  const ordered = orderedItems(assessed);
  const totals = computeTotals(view.currency, discountedLines(ordered, null), noCharges);
  const weight_g = weightOf(ordered);
  return {
    totals: await estimateTotals(call, { totals, weight_g, coupon: null }, { country, postcode: postcode ?? null }),
    shipping_options: shippingFor(call, view, country, ordered).map((option) => showShipping(option, call.locale)),
    minimum: minimumOf(call, view, totals.subtotal + totals.fees),
    weight_g,
    left_out: [...missing, ...assessed.flatMap(({ row: { sku }, line }) => (line.blockedBy ? [{ sku, code: line.blockedBy }] : []))],
  };
}

/** What a line of a cart has beside its part. */
const unseen = { selected: true, reference: '', seen_micros: null, seen_currency: null, added_at: '' };
