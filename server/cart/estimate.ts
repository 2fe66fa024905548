import type { Cart, Totals } from '#contract/api/cart.ts';
import type { Call } from '#server/caller/call.ts';
import { findExemption } from './find-exemption.ts';
import { openView } from '#server/search/view/view.ts';
import { offerShipping } from '#contract/shipping.ts';
import { decideTax, type Destination } from '#server/rules/tax.ts';
import { computeTotals } from '#server/rules/totals.ts';
import { fromBase } from './base-amount.ts';
import { nameTaxes } from './name-taxes.ts';

/** Totals with the cheapest shipping and the tax of a destination, before an address is known. */
export async function estimateTotals(
  call: Call,
  { totals, weight_g, coupon }: Pick<Cart, 'totals' | 'weight_g' | 'coupon'>,
  destination: Destination,
): Promise<Totals> {
  const { trade, sellerCountry, baseCurrency } = call.deps.settings;
  const goods = totals.subtotal + totals.fees;
  if (goods === 0) return totals;
  const view = await openView(call);
  const parcel = { country: destination.country, weightG: weight_g, value: goods };
  const offers = offerShipping(trade, parcel, (amount) => fromBase(amount, { ...view, baseCurrency }));
  const shipping = coupon?.free_shipping ? 0 : Math.min(...offers.map(({ price }) => price));
  const tax = decideTax(
    trade,
    sellerCountry,
    destination,
    { country: destination.country, tax_id_status: 'none' },
    await findExemption(call, destination.country),
  );
  const lines = [{ line_total: totals.subtotal + totals.fees, fee: totals.fees, discount: totals.discount }];
  return nameTaxes(call, computeTotals(view.currency, lines, { shipping: Number.isFinite(shipping) ? shipping : 0, payment_fee: 0, tax }));
}
