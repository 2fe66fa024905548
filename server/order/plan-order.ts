/** What an order would be with what is known so far: the same reckoning for the preview and the checkout. */
import type { Address } from '#contract/api/address.ts';
import type { Totals } from '#contract/api/cart.ts';
import type { PaymentOption, Shortage } from '#contract/api/checkout.ts';
import type { Call } from '#server/caller/call.ts';
import { assessCart, type CartItem, orderedItems } from '#server/cart/assess-cart.ts';
import { fromBase } from '#server/cart/base-amount.ts';
import { findCart, type HeldCart } from '#server/caller/cart-access.ts';
import { nameTaxes } from '#server/cart/name-taxes.ts';
import { weightOf } from '#server/cart/show-cart.ts';
import { type CouponCase, openCase } from '#server/cart/coupon/coupon-case.ts';
import { type CouponVerdict, discountedLines, judgeCoupon } from '#server/cart/coupon/judge-coupon.ts';
import { findExemption } from '#server/cart/find-exemption.ts';
import { openView, type View } from '#server/search/view/view.ts';
import { paymentOptions } from './payment/payment-methods.ts';
import { countedAddress, couponMisses } from '#server/caller/rate-limit.ts';
import { type OfferedShipping, offerShipping, withCheapestFree } from '#contract/shipping.ts';
import { decideTax, type TaxDecision } from '#server/rules/tax.ts';
import { computeTotals } from '#server/rules/totals.ts';
import { draftAddress } from './draft-address.ts';
import { settleShortage, shortagesOf } from './settle-shortage.ts';
import type { Draft } from './draft.ts';

export interface OrderPlan {
  view: View;
  held: HeldCart | null;
  items: CartItem[];
  /** Lines that the stock does not cover, whatever was chosen for them. */
  shortages: Shortage[];
  /** What the stock lacks is ordered where that is possible. */
  mayWait: boolean;
  /** Those that the order takes. */
  ordered: CartItem[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  shippingOptions: OfferedShipping[];
  paymentOptions: PaymentOption[];
  /** Number of the certificate by which the buyer's company pays no tax where the parts go. */
  exemption: string | null;
  shipping: OfferedShipping | null;
  payment: PaymentOption | null;
  tax: TaxDecision | null;
  /** What is to be known of the coupon, whatever the lines are. */
  couponCase: CouponCase | null;
  coupon: CouponVerdict | null;
  /** Whether the coupon makes the order cheaper; one that does not is kept for another order. */
  isCouponSpent: boolean;
  totals: Totals;
}

interface Place {
  country: string;
  postcode: string | null;
}

function placeOf(draft: Draft, address: Address | null): Place | null {
  if (address) return address;
  return draft.country === undefined ? null : { country: draft.country, postcode: draft.postcode ?? null };
}

function goodsOf(items: readonly CartItem[]): number {
  return items.reduce((sum, { line }) => sum + line.line_total, 0);
}

/** Shipping offered for some lines to a place at its list price, in the view's currency. */
export function shippingFor(call: Call, view: View, country: string, items: readonly CartItem[]): OfferedShipping[] {
  const { trade, baseCurrency } = call.deps.settings;
  const parcel = { country, weightG: weightOf(items), value: goodsOf(items) };
  return offerShipping(trade, parcel, (amount) => fromBase(amount, { ...view, baseCurrency }));
}

/** The plan for the caller's cart. Throws `address_invalid` or `tax_id_invalid` for an address that is given and wrong. */
export async function planOrder(call: Call, draft: Draft): Promise<OrderPlan> {
  const shippingAddress = await draftAddress(call, draft, 'shipping');
  const billingAddress = (await draftAddress(call, draft, 'billing')) ?? shippingAddress;
  return planCart(call, draft, { held: await findCart(call, call.deps.db), shippingAddress, billingAddress });
}

/** The plan for a cart and addresses that are known. */
export async function planCart(
  call: Call,
  draft: Draft,
  { held, shippingAddress, billingAddress }: Pick<OrderPlan, 'held' | 'shippingAddress' | 'billingAddress'>,
): Promise<OrderPlan> {
  const view = await openView(call);
  const wanted = await assessCart(view, held?.row.id ?? null);
  const shortages = shortagesOf(wanted, call.now);
  const items = draft.shortage === undefined ? wanted : settleShortage(view, wanted, draft.shortage);
  const couponCase = await draftCoupon(call, draft, { view, held, items });
  const known = { view, held, items, shortages, mayWait: draft.shortage === 'backorder', couponCase, shippingAddress, billingAddress };
  const exemption = await findExemption(call, placeOf(draft, shippingAddress)?.country);
  return planFor(call, draft, { ...known, exemption, paymentOptions: await paymentOptions(call) });
}

/** The coupon that the draft names, else that of the cart. */
async function draftCoupon(call: Call, draft: Draft, { view, held, items }: Pick<OrderPlan, 'view' | 'held' | 'items'>) {
  const code = draft.coupon_code ?? held?.row.couponCode ?? '';
  if (code === '') return null;
  const skus = items.map(({ row }) => row.sku);
  const found = await openCase(call, view, code, skus);
  // A draft is sent often with the same code, so only codes that nobody made count: nobody finds one by trying.
  if (found.refusal?.code === 'coupon_invalid') await call.spend(`coupon ${call.account?.id ?? countedAddress(call.ip)}`, couponMisses);
  return found;
}

type Known = Pick<
  OrderPlan,
  'view' | 'held' | 'items' | 'shortages' | 'mayWait' | 'couponCase' | 'shippingAddress' | 'billingAddress' | 'paymentOptions' | 'exemption'
>;

/** The plan for lines that were assessed already. */
export function planFor(call: Call, draft: Draft, known: Known): OrderPlan {
  const { view, items, couponCase, shippingAddress, billingAddress } = known;
  const ordered = orderedItems(items);
  const coupon = couponCase && judgeCoupon(couponCase, ordered);
  const place = placeOf(draft, shippingAddress);
  const listed = place ? shippingFor(call, view, place.country, ordered) : [];
  const shippingOptions = coupon?.isShippingFree ? withCheapestFree(listed) : listed;
  const isChosen = ({ rate }: OfferedShipping) => rate.code === draft.shipping_code;
  const shipping = shippingOptions.find(isChosen) ?? null;
  const shippingSaved = (listed.find(isChosen)?.price ?? 0) - (shipping?.price ?? 0);
  const payment = known.paymentOptions.find(({ method }) => method === draft.payment_method) ?? null;
  const { trade, sellerCountry } = call.deps.settings;
  const buyer = billingAddress ?? { country: place?.country ?? '', tax_id_status: 'none' as const };
  const tax = place && decideTax(trade, sellerCountry, place, buyer, known.exemption);
  const charges = { shipping: shipping?.price ?? 0, payment_fee: payment?.fee ?? 0, tax };
  const totals = computeTotals(view.currency, discountedLines(ordered, coupon), charges);
  return {
    ...known,
    ordered,
    shippingOptions,
    shipping,
    payment,
    tax,
    coupon,
    isCouponSpent: totals.discount + shippingSaved > 0,
    totals: nameTaxes(call, totals),
  };
}
