/** Makes an order of quoted prices by the path of every order (`docs/api.md` 6.1 and 6.3). */
import type { acceptQuote as acceptQuoteCall, previewQuote as previewQuoteCall } from '#contract/api/quote.ts';
import type { AskedOrder } from '#contract/api/approval.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import type { Address } from '#contract/api/address.ts';
import { findExemption } from '#server/cart/find-exemption.ts';
import { requireOwnOrder } from '#server/account/company/approval-need.ts';
import { blocked, checkPlan } from '#server/order/check-order.ts';
import { draftAddress } from '#server/order/draft-address.ts';
import { type OrderSource, type Placed, placeOrder } from '#server/order/place-order.ts';
import { type OrderPlan, planFor } from '#server/order/plan-order.ts';
import type { Draft } from '#server/order/draft.ts';
import { showPreview } from '#server/order/preview.ts';
import { paymentOptions } from '#server/order/payment/payment-methods.ts';
import { hasEnded, mayMoveQuote } from '#server/rules/quote-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { findInquiry, type InquiryRow } from './find-inquiry.ts';
import { moveInquiry, quoteConflict } from './move-inquiry.ts';
import { quotedItems, type Selections } from './quoted-items.ts';
import { currencyOf, quoteView } from './show-inquiry.ts';

/** Refuses a quote that is not open to the customer any more, or has changed since they saw it. */
function checkOpen(row: InquiryRow, version: number | null, now: Date): void {
  if (row.status === 'expired' || (row.status === 'quoted' && hasEnded(row, now))) throw new StoreError('quote_expired');
  if (!mayMoveQuote(row.status, 'accepted', 'customer')) throw quoteConflict(row, now);
  if (version !== null && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
}

/** Guests are written to at the address that they asked from. */
function withEmail<Input extends { email?: string | undefined }>(input: Input, call: Call, { contact }: InquiryRow): Input {
  return { ...input, email: input.email ?? call.account?.email ?? contact.email };
}

async function planQuote(call: Call, draft: Draft, row: InquiryRow, selections: Selections): Promise<OrderPlan> {
  const shippingAddress = await draftAddress(call, draft, 'shipping');
  const billingAddress = (await draftAddress(call, draft, 'billing')) ?? shippingAddress;
  return planQuoted(call, draft, { row, selections, shippingAddress, billingAddress });
}

interface Quoted {
  row: InquiryRow;
  selections: Selections;
  shippingAddress: Address | null;
  billingAddress: Address | null;
}

/** The plan for prices of a quote and addresses that are known. */
async function planQuoted(call: Call, draft: Draft, { row, selections, shippingAddress, billingAddress }: Quoted): Promise<OrderPlan> {
  const view = await quoteView(call, row);
  const items = await quotedItems(view, row, selections, call.now);
  // What the stock lacks was answered for by the quote.
  const known = { view, held: null, items, shortages: [], mayWait: true, couponCase: null, shippingAddress, billingAddress };
  const exemption = await findExemption(call, shippingAddress?.country ?? draft.country);
  return planFor(call, draft, { ...known, exemption, paymentOptions: await paymentOptions(call) });
}

/** Shows what an order of some prices would be; changes nothing. */
export async function previewQuote(
  input: ParsedRequestOf<typeof previewQuoteCall>,
  caller: Call,
): Promise<ResponseOf<typeof previewQuoteCall>> {
  const row = await findInquiry(caller, caller.deps.db, input.inquiry_no);
  checkOpen(row, null, caller.now);
  const call = { ...caller, currency: currencyOf(row) };
  const { coupon_code: _none, ...draft } = withEmail(input, call, row);
  const { cart, ...preview } = await showPreview(call, draft, await planQuote(call, draft, row, input.selections));
  // A quoted price is not compared with those of the catalog.
  return { ...preview, cart: { ...cart, list: cart.list.map((line) => ({ ...line, better_buy: null })) } };
}

export async function acceptQuote(input: ParsedRequestOf<typeof acceptQuoteCall>, caller: Call): Promise<Placed> {
  const row = await findInquiry(caller, caller.deps.db, input.inquiry_no);
  checkOpen(row, input.version, caller.now);
  const call = { ...caller, currency: currencyOf(row) };
  const { coupon_code: _none, ...draft } = withEmail(input, call, row);
  const plan = await planQuote(call, draft, row, input.selections);
  await requireOwnOrder(call, plan.view, plan.totals.total);
  if (plan.ordered.length < plan.items.length) throw blocked(plan.items);
  return placeOrder(call, draft, checkPlan(call, draft, plan), quoteSource(call, input));
}

/** The same for a quote that its asker put to approvers: `call` is the asker's. Throws when the quote is not what it was. */
export async function planAskedQuote(
  call: Call,
  draft: Draft,
  { inquiry_no, version, selections }: NonNullable<AskedOrder['quote']>,
  addresses: Pick<Quoted, 'shippingAddress' | 'billingAddress'>,
): Promise<OrderPlan> {
  const row = await findInquiry(call, call.deps.db, inquiry_no);
  checkOpen(row, version, call.now);
  const plan = await planQuoted({ ...call, currency: currencyOf(row) }, draft, { row, selections, ...addresses });
  if (plan.ordered.length < plan.items.length) throw blocked(plan.items);
  return plan;
}

export function quoteSource(
  call: Call,
  { inquiry_no, version }: Pick<ParsedRequestOf<typeof acceptQuoteCall>, 'inquiry_no' | 'version'>,
): OrderSource {
  return {
    quoteNo: inquiry_no,
    lock: async (queries) => checkOpen(await findInquiry(call, queries, inquiry_no, 'update'), version, call.now),
    close: async (queries, { orderNo }) => {
      const row = await findInquiry(call, queries, inquiry_no, 'update');
      await moveInquiry(queries, row, 'accepted', { actor: 'customer', at: call.now, note: orderNo }, { orderNo });
    },
  };
}
