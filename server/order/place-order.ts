/** Places an order: stock, ledger, coupon, order, payment, mail and what it was made from in one transaction (`docs/api.md` 6.1 and 7.4). */
import type { placedOrder } from '#contract/api/checkout.ts';
import type * as z from 'zod/mini';
import { rememberAddresses } from '#server/account/address/address-book.ts';
import { takeCredit } from '#server/account/company/credit.ts';
import { issueAccessKey } from '#server/caller/access-key.ts';
import type { Call } from '#server/caller/call.ts';
import { writtenLanguage } from '#server/caller/written-language.ts';
import { showApplied } from '#server/cart/coupon/judge-coupon.ts';
import { redeemCoupon } from '#server/cart/coupon/redeem-coupon.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderEvent, orderLine } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import { type AgreedTexts, keepAgreedTexts, readAgreedTexts } from './agreed-texts.ts';
import { noteImpersonation } from './note-impersonation.ts';
import { postOrderMail } from './order-mail.ts';
import { allocateStock, takenPerProduct } from '#server/rules/allocate-stock.ts';
import { newOrderNumber } from '#server/rules/order-number.ts';
import { withoutWaiting } from '#server/rules/shortage.ts';
import { withoutQuery } from '#server/kernel/without-query.ts';
import { type CompletePlan, type OrderInput, shortOf } from './check-order.ts';
import { beginPayment, firstWords, startOf } from './payment/start-order.ts';
import { chosenPassword, openAccountFor } from './open-account.ts';
import { lockLevels, reserveStock } from './reserve-stock.ts';
import { readOrderRows, showOrder } from './show-order.ts';
import type { OrderRow } from './order-row.ts';
import { readSoldFacts, type SoldFacts, soldLines } from './sold-lines.ts';

export type Placed = z.output<typeof placedOrder>;

/** What an order is made from: a cart or a quote. */
export interface OrderSource {
  /** The inquiry whose prices the order has. */
  quoteNo: string | null;
  /** Locks it inside the order's transaction; throws when it is no more what was planned. */
  lock(queries: Queries): Promise<void>;
  /** Takes out of it what is ordered now. */
  close(queries: Queries, row: OrderRow): Promise<void>;
}

/** Places a checked order, all of it or nothing. */
export async function placeOrder(call: Call, input: OrderInput, plan: CompletePlan, source: OrderSource): Promise<Placed> {
  const facts = await readSoldFacts(plan);
  const texts = await readAgreedTexts(call.deps, writtenLanguage(call.account, call.locale), plan.shippingAddress.country);
  const passwordHash = await chosenPassword(call, input, plan.email);
  return transact(call.deps.db, async (queries) => {
    const { placed, row } = await commit(queries, call, input, plan, { facts, texts }, source);
    if (passwordHash !== null) await openAccountFor(queries, call, row, plan, passwordHash);
    await call.keepAnswer(queries, placed);
    return placed;
  });
}

async function commit(
  queries: Queries,
  call: Call,
  input: OrderInput,
  plan: CompletePlan,
  { facts, texts }: { facts: SoldFacts; texts: AgreedTexts },
  source: OrderSource,
): Promise<{ placed: Placed; row: OrderRow }> {
  await source.lock(queries);
  const onAccount = await takeCredit(queries, call, {
    method: plan.payment.method,
    total: plan.totals.total,
    currency: plan.view.currency,
  });
  const agreed = await keepAgreedTexts(queries, texts, call.now);
  const row = await insertOrder(queries, call, { ...orderValues(call, input, plan, source), ...onAccount, agreed });
  const accessKey = call.account ? null : await issueAccessKey(queries, { orderNo: row.orderNo }, call.now);
  const splits = await takeStock(queries, plan, row.orderNo, call.now);
  await redeemCoupon(queries, row, call.now);
  await queries.insert(orderLine).values(soldLines(plan, facts, row, splits));
  await queries.insert(orderEvent).values(eventsOf(row, call.now));
  const byShop = await noteImpersonation(queries, call, row);
  await beginPayment(call.deps, queries, row, call.now);
  await source.close(queries, row);
  if (input.save_address && call.account) {
    await rememberAddresses(queries, call.account.id, [plan.shippingAddress, plan.billingAddress], call.now);
  }
  const shown = showOrder(await readOrderRows(queries, row), call);
  await postOrderMail(call.deps, queries, firstWords(row).mail, shown, accessKey, {}, byShop);
  const placed: Placed = { order: shown, access_key: accessKey, next: row.status === 'pending' ? 'pay' : 'done' };
  return { placed, row };
}

function eventsOf(row: OrderRow, at: Date): (typeof orderEvent.$inferInsert)[] {
  return firstWords(row).events.map((code) => ({ orderNo: row.orderNo, at, actor: 'customer' as const, code }));
}

async function insertOrder(queries: Queries, { now }: Call, values: Omit<typeof order.$inferInsert, 'orderNo'>): Promise<OrderRow> {
  return underFreshNumber(() =>
    queries
      .insert(order)
      .values({ ...values, orderNo: newOrderNumber(now) })
      .onConflictDoNothing()
      .returning(),
  );
}

function orderValues({ account, locale, now, deps }: Call, input: OrderInput, plan: CompletePlan, { quoteNo }: OrderSource) {
  const { totals, shipping, view } = plan;
  return {
    accountId: account?.id ?? null,
    email: plan.email,
    locale: writtenLanguage(account, locale),
    currency: view.currency,
    rateMicros: view.rateMicros,
    total: totals.total,
    totals,
    coupon: plan.coupon && plan.isCouponSpent ? showApplied(plan.coupon, locale) : null,
    shippingAddress: plan.shippingAddress,
    billingAddress: plan.billingAddress,
    shipping: {
      code: shipping.rate.code,
      name: '',
      mode: input.shipping_mode ?? ('together' as const),
      eta_min_days: shipping.rate.eta_min_days,
      eta_max_days: shipping.rate.eta_max_days,
      incoterm: shipping.incoterm,
    },
    paymentMethod: plan.payment.method,
    poNumber: input.po_number || null,
    customerNote: input.customer_note || null,
    quoteNo,
    referrer: withoutQuery(input.referrer),
    createdAt: now,
    ...startOf(deps.settings, plan.payment.method, totals.total, now),
  };
}

/** Reserves what is in stock for the lines of an order; all that are short by now are told at once. */
async function takeStock(queries: Queries, { ordered: items, mayWait }: CompletePlan, orderNo: string, now: Date) {
  const levels = await lockLevels(
    queries,
    items.map(({ row }) => row.product_id),
  );
  const splits = allocateStock(
    items.map(({ row, isPromised }) => ({ productId: row.product_id, quantity: row.quantity, isPromised })),
    mayWait ? levels : withoutWaiting(levels),
  );
  const short = items.flatMap(({ row }, index) => {
    const split = splits[index];
    if (!split || split.short === 0) return [];
    const { quantity: requested, line_id, sku, lead_time_days } = row;
    const backorder = levels.get(row.product_id)?.backorder ?? false;
    return [{ line_id, sku, requested, available: split.from_stock, backorder, lead_time_days }];
  });
  if (short.length > 0) throw shortOf(short);
  const taken = takenPerProduct(items.map(({ row }, index) => ({ productId: row.product_id, fromStock: splits[index]?.from_stock ?? 0 })));
  await reserveStock(
    queries,
    taken.map((one) => ({ ...one, orderNo })),
    now,
  );
  return splits;
}
