/** What those who run the shop do with an order (`docs/api.md` 5.6, `order-transition`, and 6.1). */
import { and, eq } from 'drizzle-orm';
import type { AdminOrder, orderTransition } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { shipment } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { cancelLocked } from '#server/order/cancel-order.ts';
import { moveOrder } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { refundOrder } from '#server/order/payment/refund-order.ts';
import { mayMove } from '#server/rules/order-state.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import type { Acting } from '#server/caller/acting.ts';
import { namedPerson, writeAudit } from '#server/caller/audit.ts';
import { closeShort } from './close-short.ts';
import { readPaidAmount } from './confirm-payment.ts';
import { isToday, notInFuture } from './read-day.ts';
import { shipOrder } from './ship-order.ts';
import { findAnyOrder, showAdminOrder, stepConflict } from './show-admin-order.ts';

type Request = ParsedRequestOf<typeof orderTransition>;

/** One step of an order: all of it or nothing. */
export async function changeOrder(acting: Acting, request: Request): Promise<AdminOrder> {
  if (!acting.may('orders') && !isShipping(request)) throw new StoreError('access_denied');
  return transact(acting.deps.db, async (queries) => {
    const row = await findAnyOrder(queries, request.order_no, 'update');
    if (request.version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
    let changed = request.to === undefined ? row : await move(acting, queries, row, request.to, request);
    if (request.delivered) changed = await deliver(acting, queries, changed, request.delivered);
    if (request.refund && request.to !== 'cancelled') changed = await giveBack(acting, queries, changed, request);
    const shown = await showAdminOrder(acting, queries, changed);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}

/** What whoever packs parcels does: no money moves and nothing is given up. */
function isShipping({ to, shipment: sent, refund }: Request): boolean {
  if (refund) return false;
  return to === undefined || to === 'processing' || ((to === 'shipped' || to === 'partially_shipped') && sent !== undefined);
}

/** Who takes a step that an order's history tells. */
const byOperator = ({ actor }: Acting) => ({ actor: 'operator' as const, person: namedPerson(actor) });

function note(acting: Acting, queries: Queries, action: string, row: OrderRow, detail: Record<string, unknown> = {}): Promise<void> {
  return writeAudit(queries, { actor: acting.actor, action: `order.${action}`, target: row.orderNo, detail, at: acting.now });
}

async function move(acting: Acting, queries: Queries, row: OrderRow, to: OrderRow['status'], request: Request): Promise<OrderRow> {
  const said = request.note ?? null;
  if (!mayMove(row.status, to, 'operator')) throw await stepConflict(queries, row);
  if (to === 'cancelled') {
    await note(acting, queries, 'cancel', row, { note: said, refunded: row.paid - row.refunded });
    return cancelLocked(acting.deps, queries, row, { ...byOperator(acting), note: said });
  }
  if (to === 'processing') {
    await note(acting, queries, 'process', row, { note: said });
    return moveOrder(queries, row, to, { ...byOperator(acting), code: to, at: acting.now, note: said });
  }
  if (to === 'shipped' || to === 'partially_shipped') return send(acting, queries, row, to, request);
  // Paid is what an order gets by its payment, see `confirm-payment.ts`.
  throw await stepConflict(queries, row);
}

async function send(
  acting: Acting,
  queries: Queries,
  row: OrderRow,
  to: 'shipped' | 'partially_shipped',
  { shipment: sent, note: remark }: Request,
): Promise<OrderRow> {
  const said = remark ?? null;
  if (!sent) {
    if (to !== 'shipped' || row.status !== 'partially_shipped') throw invalidField('shipment', { code: 'required' });
    await note(acting, queries, 'close_short', row, { note: said });
    return closeShort(acting, queries, row, said);
  }
  const { carrier, tracking_no, tracking_url, shipped_on, lines } = sent;
  const parcel = {
    carrier,
    trackingNo: tracking_no || null,
    trackingUrl: tracking_url ?? null,
    shippedAt:
      shipped_on === undefined || isToday(shipped_on, acting.now) ? acting.now : notInFuture(shipped_on, acting.now, 'shipment.shipped_on'),
    lines: lines.map(({ line_id, quantity, lot_code, date_code }) => {
      return { lineId: line_id, quantity, lotCode: lot_code || null, dateCode: date_code || null };
    }),
  };
  await note(acting, queries, 'ship', row, { carrier, tracking_no: tracking_no ?? null, lines });
  return shipOrder(acting.deps, queries, row, { parcel, person: namedPerson(acting.actor), at: acting.now, note: said });
}

async function deliver(
  acting: Acting,
  queries: Queries,
  row: OrderRow,
  { shipment_no: shipmentNo, delivered_on: day }: NonNullable<Request['delivered']>,
): Promise<OrderRow> {
  const deliveredAt = notInFuture(day, acting.now, 'delivered.delivered_on');
  const [parcel] = await queries
    .update(shipment)
    .set({ deliveredAt })
    .where(and(eq(shipment.orderNo, row.orderNo), eq(shipment.shipmentNo, shipmentNo)))
    .returning();
  if (!parcel) throw invalidField('delivered.shipment_no', { code: 'not_allowed' });
  if (day < parcel.shippedAt.toISOString().slice(0, 10)) throw invalidField('delivered.delivered_on', { code: 'out_of_range' });
  await note(acting, queries, 'deliver', row, { shipment_no: shipmentNo, delivered_on: day });
  return moveOrder(queries, row, row.status, { ...byOperator(acting), code: 'delivered', at: acting.now, note: shipmentNo });
}

async function giveBack(acting: Acting, queries: Queries, row: OrderRow, request: Request): Promise<OrderRow> {
  // Only currencies of the table are ever stored.
  const amount = readPaidAmount(request.refund?.amount ?? '', row.currency as CurrencyCode, 'refund.amount');
  const most = row.paid - row.refunded;
  if (amount > most) throw invalidField('refund.amount', { code: 'out_of_range', limit: most });
  await note(acting, queries, 'refund', row, { amount, currency: row.currency, note: request.note ?? null });
  return refundOrder(acting.deps, queries, row, { amount, ...byOperator(acting), note: request.note ?? null });
}
