/** Puts an order to the approvers of the company: it is kept as asked, and nothing is reserved (`docs/api.md` 6.7). */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { askApproval as endpoint, ApprovalSummary, AskedOrder } from '#contract/api/approval.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { approvalDays } from '#contract/api/approval-state.ts';
import { day, daySeconds } from '#contract/durations.ts';
import { approvalNeed, approvalRequired, findMembership, refuseWithoutApprover } from '#server/account/company/approval-need.ts';
import { tellApprovers } from '#server/account/company/approval-mail.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { bumpCart } from '#server/caller/cart-access.ts';
import type { Queries } from '#server/db/client.ts';
import { cart, cartLine, orderApproval } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { withoutQuery } from '#server/kernel/without-query.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { checkPlan, type CompletePlan } from '#server/order/check-order.ts';
import { leaveKept, lockPlanned, withCartPlan } from '#server/order/checkout.ts';
import { draftAddress } from '#server/order/draft-address.ts';
import { readSoldFacts } from '#server/order/sold-lines.ts';
import { planAskedQuote } from '#server/quote/accept-quote.ts';
import { summariseApproval } from './show-approval.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** Each one mails all approvers. */
const asksPerDay = { limit: 100, seconds: daySeconds };

export async function askApproval(input: Request, caller: Call): Promise<ApprovalSummary> {
  const call = { ...caller, currency: input.currency };
  await call.spend(`approval ${userOf(call).id}`, asksPerDay);
  if (!input.quote) return withCartPlan(call, input, async (plan) => ask(call, input, checkPlan(call, input, plan)));
  const shippingAddress = await draftAddress(call, input, 'shipping');
  const billingAddress = (await draftAddress(call, input, 'billing')) ?? shippingAddress;
  const { coupon_code: _none, shortage: _answered, ...draft } = input;
  const plan = await planAskedQuote(call, draft, input.quote, { shippingAddress, billingAddress });
  return ask(call, input, checkPlan(call, draft, plan));
}

async function ask(call: Call, input: Request, plan: CompletePlan): Promise<ApprovalSummary> {
  const need = await approvalNeed(call, plan.view, plan.totals.total);
  if (!need) throw new StoreError('state_conflict', { data: { status: 'not_needed', allowed: ['checkout'] } });
  refuseWithoutApprover(need);
  if (!need.has_approver) throw approvalRequired(need);
  const asked = await readAsked(input, plan);
  return transact(call.deps.db, async (queries) => {
    const member = await findMembership(queries, userOf(call).id);
    if (!input.quote) await lockPlanned(call, queries, plan);
    const values = {
      id: randomUUID(),
      companyId: member?.company.id ?? null,
      accountId: userOf(call).id,
      status: 'waiting' as const,
      cartId: input.quote ? null : await takeLines(call, queries, plan),
      locale: call.locale.key,
      currency: plan.view.currency,
      total: plan.totals.total,
      asked,
      createdAt: call.now,
      expiresAt: new Date(call.now.getTime() + approvalDays * day),
    };
    const [row] = await queries.insert(orderApproval).values(values).returning();
    if (!row) throw new Error('An insert without a conflict answers its row');
    await tellApprovers(call.deps, queries, row);
    const shown = await summariseApproval(call, queries, row.id);
    await call.keepAnswer(queries, shown);
    return shown;
  });
}

async function readAsked(input: Request, plan: CompletePlan): Promise<AskedOrder> {
  const { products } = await readSoldFacts(plan);
  return {
    email: plan.email,
    shipping_address: plan.shippingAddress,
    billing_address: plan.billingAddress,
    save_address: input.save_address ?? false,
    shipping_code: input.shipping_code,
    shipping_mode: input.shipping_mode ?? 'together',
    payment_method: input.payment_method,
    may_wait: input.shortage === 'backorder',
    po_number: input.po_number || null,
    customer_note: input.customer_note || null,
    referrer: withoutQuery(input.referrer),
    quote: input.quote ?? null,
    lines: plan.ordered.map(({ row, line }) => {
      const part = products.get(String(row.product_id));
      return {
        sku: row.sku,
        mpn: part?.mpn ?? row.sku,
        manufacturer: part?.manufacturer.name ?? '',
        quantity: row.quantity,
        customer_reference: row.reference || null,
        unit_micros: line.unit_micros,
        line_total: line.line_total,
      };
    }),
    totals: plan.totals,
  };
}

/** Moves what is asked for out of the locked cart into one of nobody, with the coupon that makes it cheaper. */
async function takeLines(call: Call, queries: Queries, { held, ordered, coupon, isCouponSpent }: CompletePlan): Promise<string | null> {
  if (!held) return null;
  const cartId = randomUUID();
  const couponCode = isCouponSpent ? (coupon?.code ?? null) : null;
  await queries.insert(cart).values({ id: cartId, couponCode, createdAt: call.now, usedAt: call.now });
  const copies = ordered.map(({ row }) => ({
    id: randomUUID(),
    cartId,
    offerId: row.offer_id,
    quantity: row.quantity,
    reference: row.reference,
    addedAt: call.now,
  }));
  await queries.insert(cartLine).values(copies);
  await leaveKept(queries, ordered);
  if (couponCode !== null) await queries.update(cart).set({ couponCode: null }).where(eq(cart.id, held.row.id));
  await bumpCart(call, queries, held);
  return cartId;
}
