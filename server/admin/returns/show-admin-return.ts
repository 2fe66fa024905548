import { eq } from 'drizzle-orm';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { personName } from '#contract/person-name.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { goodsReturn } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { findAnyOrder } from '#server/admin/show-admin-order.ts';
import { readEntries, sumOf } from '#server/order/payment/ledger.ts';
import { begunRefunds } from '#server/order/payment/refund-order.ts';
import { readReturns, type WholeReturn } from '#server/order/returns/read-returns.ts';
import { usualAddress } from '#server/order/returns/write-return.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { returnSteps, worthOfReturn } from '#server/rules/returns.ts';

export interface ReturnOfOrder {
  row: OrderRow;
  found: WholeReturn;
}

/** Any return of the shop with its order; the order is locked when something is going to be changed, and the return with it. */
export async function findAnyReturn(queries: Queries, returnNo: string, lock?: 'update'): Promise<ReturnOfOrder> {
  const [named] = await queries.select({ orderNo: goodsReturn.orderNo }).from(goodsReturn).where(eq(goodsReturn.returnNo, returnNo));
  if (!named) throw notFound();
  const row = await findAnyOrder(queries, named.orderNo, lock);
  const found = (await readReturns(queries, row.orderNo)).find((one) => one.returnNo === returnNo);
  if (!found) throw notFound();
  return { row, found };
}

export function stepsOfReturn({ kind, status, lines }: WholeReturn): AdminReturn['steps'] {
  const isAllBack = lines.every(({ quantity, restocked, scrapped }) => restocked + scrapped >= quantity);
  return returnSteps({ kind, status, isAllBack });
}

export async function showAdminReturn(
  { deps }: Pick<Acting, 'deps'>,
  queries: Queries,
  { row, found }: ReturnOfOrder,
): Promise<AdminReturn> {
  const { lines } = await readOrderRows(queries, row);
  const { card } = begunRefunds(await readEntries(queries, row.orderNo));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const { shippingAddress: address } = row;
  return {
    return_no: found.returnNo,
    version: found.version,
    order_no: row.orderNo,
    kind: found.kind,
    status: found.status,
    reason: found.reason,
    note: found.note,
    created_at: found.createdAt.toISOString(),
    return_to: found.returnTo,
    answer: found.answer,
    outcome: found.outcome,
    refund: found.refund,
    shipment_no: found.shipmentNo,
    email: row.email,
    customer: address.company || personName(address),
    country: address.country,
    statement: found.statement,
    lines: found.lines.map(({ lineId, quantity, restocked, scrapped }) => {
      const line = byId.get(lineId);
      const { mpn = '', manufacturer = '' } = line?.sold ?? {};
      return { line_id: lineId, sku: line?.sku ?? '', mpn, manufacturer, quantity, restocked, scrapped };
    }),
    currency: row.currency,
    worth: worthOfReturn({ total: row.total, lines }, { kind: found.kind, pieces: found.lines }),
    // What a provider is sending back already cannot be sent again.
    refundable: Math.max(0, row.paid - row.refunded - sumOf(card)),
    usual_address: usualAddress(deps.settings),
    steps: stepsOfReturn(found),
  };
}
