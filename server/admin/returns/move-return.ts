/** What those who run the shop do with a return (`docs/api.md` 5.6, `move-return`, and 6.6). */
import type { AdminReturn, moveReturn as endpoint } from '#contract/api/admin/returns.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Acting } from '#server/caller/acting.ts';
import { namedPerson, writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import { readPaidAmount } from '#server/admin/confirm-payment.ts';
import { moveOrder } from '#server/order/move-order.ts';
import { refundOrder } from '#server/order/payment/refund-order.ts';
import { tellBuyer } from '#server/order/payment/tell-buyer.ts';
import { tellReturn } from '#server/order/returns/tell-return.ts';
import { changeReturn, usualAddress } from '#server/order/returns/write-return.ts';
import { mayMoveReturn } from '#server/rules/returns.ts';
import { replaceParts } from './replace-parts.ts';
import { findAnyReturn, type ReturnOfOrder, showAdminReturn, stepsOfReturn } from './show-admin-return.ts';
import { takeBack } from './take-back.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** One step of a return: all of it or nothing. */
export async function moveReturn(acting: Acting, request: Request): Promise<AdminReturn> {
  // Whoever packs parcels unpacks them too; what a return is worth, others decide.
  if (!acting.may('orders') && request.to !== 'received') throw new StoreError('access_denied');
  return transact(acting.deps.db, async (queries) => {
    const of = await findAnyReturn(queries, request.return_no, 'update');
    const { version, status, kind } = of.found;
    if (request.version !== version) throw new StoreError('version_conflict', { data: { version } });
    if (!mayMoveReturn({ kind, status }, request.to, 'operator')) {
      throw new StoreError('state_conflict', { data: { status, allowed: stepsOfReturn(of.found) } });
    }
    await steps[request.to](acting, queries, of, request);
    const shown = await showAdminReturn(acting, queries, await findAnyReturn(queries, request.return_no));
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}

type Step = (acting: Acting, queries: Queries, of: ReturnOfOrder, request: Request) => Promise<void>;

const steps: Record<Request['to'], Step> = {
  accepted: async (acting, queries, of, { message, return_to: to }) => {
    const change = { status: 'accepted', answer: message || null, returnTo: to ?? usualAddress(acting.deps.settings) } as const;
    await move(acting, queries, of, change);
    await tell(acting, queries, 'return_accepted', of);
  },
  declined: async (acting, queries, of, { message }) => {
    await move(acting, queries, of, { status: 'declined', answer: message || null });
    await tell(acting, queries, 'return_declined', of);
  },
  cancelled: async (acting, queries, of, { message }) => {
    await move(acting, queries, of, { status: 'cancelled', answer: message || of.found.answer });
    await tell(acting, queries, 'return_closed', of);
  },
  received: async (acting, queries, of, { received = [], message }) => {
    await takeBack(acting, queries, of, received);
    await move(acting, queries, of, { status: 'received', answer: message || of.found.answer }, { received });
    await tell(acting, queries, 'return_received', of);
  },
  closed: close,
};

async function close(acting: Acting, queries: Queries, of: ReturnOfOrder, request: Request): Promise<void> {
  const { outcome, message } = request;
  const answer = message || of.found.answer;
  if (outcome === 'refunded') {
    // Only currencies of the table are ever stored.
    const amount = readPaidAmount(request.refund ?? '', of.row.currency as CurrencyCode, 'refund');
    const { refundable } = await showAdminReturn(acting, queries, of);
    if (amount > refundable) throw invalidField('refund', { code: 'out_of_range', limit: refundable });
    await move(acting, queries, of, { status: 'closed', outcome, refund: amount, answer }, { amount, currency: of.row.currency });
    const { row } = await findAnyReturn(queries, of.found.returnNo);
    // The refund has a mail and a credit note of its own.
    await refundOrder(acting.deps, queries, row, { amount, actor: 'operator', person: namedPerson(acting.actor), note: of.found.returnNo });
    return;
  }
  if (outcome === 'replaced') {
    const shipmentNo = await replaceParts(acting, queries, of, request.parcel);
    await move(acting, queries, of, { status: 'closed', outcome, shipmentNo, answer }, { shipment_no: shipmentNo });
    const { row } = await findAnyReturn(queries, of.found.returnNo);
    await tellBuyer(acting.deps, queries, 'order_shipped', row, { shipmentNo });
    return;
  }
  await move(acting, queries, of, { status: 'closed', outcome: outcome ?? 'none', answer });
  await tell(acting, queries, 'return_closed', of);
}

type Change = Parameters<typeof changeReturn>[2] & { status: Request['to'] };

/** Writes the step into the return, the history of its order and the audit. */
async function move(acting: Acting, queries: Queries, { row, found }: ReturnOfOrder, change: Change, detail: Record<string, unknown> = {}) {
  const { actor, now: at } = acting;
  await changeReturn(queries, found, change, at);
  const by = { actor: 'operator' as const, person: namedPerson(actor), code: `return_${change.status}`, at, note: found.returnNo };
  await moveOrder(queries, row, row.status, by);
  const told = { return_no: found.returnNo, ...(change.outcome ? { outcome: change.outcome } : {}), ...detail };
  await writeAudit(queries, { actor, action: `order.return_${change.status}`, target: row.orderNo, detail: told, at });
}

async function tell(acting: Acting, queries: Queries, kind: Parameters<typeof tellReturn>[2], { found }: ReturnOfOrder): Promise<void> {
  const now = await findAnyReturn(queries, found.returnNo);
  await tellReturn(acting.deps, queries, kind, now.row, now.found);
}
