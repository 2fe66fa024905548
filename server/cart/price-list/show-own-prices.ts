/** The prices of a customer's own price list, by order code. */
import type { OwnPrices } from '#contract/api/own-prices.ts';
import { sku as skuSchema } from '#contract/api/fields.ts';
import type { Call } from '#server/caller/call.ts';
import { readBuyable } from '#server/cart/cart-rows.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { showBreak } from '#server/search/view/offer-view.ts';
import { breaksOf } from '#server/search/view/price.ts';
import { openView } from '#server/search/view/view.ts';

const mostSkus = 100;

export async function showOwnPrices(call: Call, text: string): Promise<OwnPrices> {
  const skus = [...new Set(text.split(',').flatMap((part) => skuSchema.safeParse(part).data ?? []))];
  if (skus.length > mostSkus) throw invalidField('skus', { code: 'too_long', limit: mostSkus });
  const view = await openView(call);
  const rows = view.ownPrices === null ? [] : [...(await readBuyable(view, skus)).values()];
  const list = rows.flatMap((row) => {
    const breaks = row.is_hidden ? [] : breaksOf(row, view);
    if (!breaks.some(({ list_unit_micros }) => list_unit_micros !== undefined)) return [];
    return [
      {
        sku: row.sku,
        price_breaks: breaks.map((one) => ({ ...showBreak(one, view), list_unit_micros: one.list_unit_micros })),
        currency: view.currency,
      },
    ];
  });
  return { list };
}
