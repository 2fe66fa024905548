/** What a buyer does about a return (`docs/api.md` 6.6). */
import type { cancelReturn as cancelEndpoint, OrderReturns, requestReturn as requestEndpoint } from '#contract/api/returns.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { transact } from '#server/db/transact.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { findOrder } from '#server/order/find-order.ts';
import { noteImpersonation } from '#server/order/note-impersonation.ts';
import { moveOrder, stateConflict } from '#server/order/move-order.ts';
import { mayMoveReturn } from '#server/rules/returns.ts';
import { tellReturn } from './tell-return.ts';
import { readReturnsOf, returnableOf, showReturns } from './show-returns.ts';
import { changeReturn, checkPieces, insertReturn } from './write-return.ts';

/** Asks to send parts back. Its order is locked, so that two requests at once never take the same pieces. */
export async function requestReturn(
  call: Call,
  { order_no: orderNo, lines, reason, note }: ParsedRequestOf<typeof requestEndpoint>,
): Promise<OrderReturns> {
  const { deps, now } = call;
  return transact(deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    const returnable = returnableOf(await readReturnsOf(queries, row));
    if (returnable.length === 0) throw stateConflict(call, row);
    checkPieces(lines, returnable);
    const values = { orderNo, kind: 'return', status: 'requested', reason, note: note || null, createdAt: now, updatedAt: now } as const;
    const asked = await insertReturn(queries, values, lines);
    const moved = await moveOrder(queries, row, row.status, {
      actor: 'customer',
      code: 'return_requested',
      at: now,
      note: asked.returnNo,
    });
    await noteImpersonation(queries, call, moved);
    await tellReturn(deps, queries, 'return_requested', moved, asked);
    await tellReturn(deps, queries, 'return_new', moved, asked);
    const shown = showReturns(await readReturnsOf(queries, moved), now);
    await call.keepAnswer(queries, shown);
    return shown;
  });
}

/** Takes a request back that the shop has not received the parts of. */
export async function cancelReturn(
  call: Call,
  { order_no: orderNo, return_no: returnNo }: ParsedRequestOf<typeof cancelEndpoint>,
): Promise<OrderReturns> {
  return transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, orderNo, 'update');
    const found = (await readReturnsOf(queries, row)).returns.find((one) => one.returnNo === returnNo);
    if (!found) throw notFound();
    if (!mayMoveReturn(found, 'cancelled', 'customer')) throw stateConflict(call, row);
    await changeReturn(queries, found, { status: 'cancelled' }, call.now);
    const by = { actor: 'customer', code: 'return_cancelled', at: call.now, note: returnNo } as const;
    return showReturns(await readReturnsOf(queries, await moveOrder(queries, row, row.status, by)), call.now);
  });
}
