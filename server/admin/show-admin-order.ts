import { and, asc, eq, isNull } from 'drizzle-orm';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderEvent, shipment, transferSlip } from '#server/db/schema.ts';
import { begunRefunds } from '#server/order/payment/refund-order.ts';
import { readEntries, sumOf } from '#server/order/payment/ledger.ts';
import { readOrderRows, showOrder } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { missingMoney, operatorSteps } from '#server/rules/operator-steps.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';
import type { Acting } from '#server/caller/acting.ts';

/** Any order of the shop, locked against other changes when it is going to be changed. */
export async function findAnyOrder(queries: Queries, orderNo: string, lock?: 'update'): Promise<OrderRow> {
  const query = queries.select().from(order).where(eq(order.orderNo, orderNo));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

async function stepsOf(queries: Queries, row: OrderRow): Promise<AdminOrder['steps']> {
  const underWay = await queries.$count(shipment, and(eq(shipment.orderNo, row.orderNo), isNull(shipment.deliveredAt)));
  return operatorSteps({ ...row, isUnderWay: underWay > 0 });
}

/** Refuses a step that the order's state does not allow, naming those that it does. */
export async function stepConflict(queries: Queries, row: OrderRow): Promise<StoreError> {
  return new StoreError('state_conflict', { data: { status: row.status, allowed: await stepsOf(queries, row) } });
}

export async function showAdminOrder({ deps, locale, now }: Acting, queries: Queries, row: OrderRow): Promise<AdminOrder> {
  const entries = await readEntries(queries, row.orderNo);
  const { card } = begunRefunds(entries);
  const [slip] = await queries.select().from(transferSlip).where(eq(transferSlip.orderNo, row.orderNo));
  const events = await queries.select().from(orderEvent).where(eq(orderEvent.orderNo, row.orderNo)).orderBy(asc(orderEvent.id));
  return {
    ...showOrder(await readOrderRows(queries, row), { deps, locale, now }),
    account_id: row.accountId,
    payments: entries.map(({ kind, status, amount, method, reference, at }) => {
      return { kind, status, amount, method, reference, at: at.toISOString() };
    }),
    transfer: slip ? { paid_on: slip.paidOn, amount: slip.amount, payer: slip.payer, reference: slip.reference } : null,
    history: events.map(({ at, actor, person, code, note }) => {
      return { at: at.toISOString(), actor, person, code, text: serverText(locale, `trade:events.${code}`), note };
    }),
    steps: await stepsOf(queries, row),
    carriers: deps.settings.trade.carriers.map(({ name }) => name),
    due: missingMoney(row),
    // What a provider is sending back already cannot be sent again.
    refundable: Math.max(0, row.paid - row.refunded - sumOf(card)),
  };
}
