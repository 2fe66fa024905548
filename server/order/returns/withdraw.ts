/** A consumer's statement to withdraw from the contract: it stands as soon as it has arrived (`docs/api.md` 6.6). */
import type { OrderReturns, withdraw as endpoint } from '#contract/api/returns.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';
import { cancelLocked } from '#server/order/cancel-order.ts';
import { findOrder } from '#server/order/find-order.ts';
import { moveOrder, stateConflict } from '#server/order/move-order.ts';
import { endCancelledRedirects } from '#server/order/payment/settle-try.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { mayMove } from '#server/rules/order-state.ts';
import type { WholeReturn } from './read-returns.ts';
import { readReturnsOf, type ReturnsOfOrder, showReturns, showWithdrawal } from './show-returns.ts';
import { tellReturn } from './tell-return.ts';
import { changeReturn, checkPieces, insertReturn, usualAddress } from './write-return.ts';

/** An order of which nothing was sent is cancelled at once when all of it is withdrawn from. */
export async function withdraw(call: Call, request: ParsedRequestOf<typeof endpoint>): Promise<OrderReturns> {
  const { deps, now } = call;
  const shown = await transact(deps.db, async (queries) => {
    const row = await findOrder(call, queries, request.order_no, 'update');
    const before = await readReturnsOf(queries, row);
    const open = showWithdrawal(before, now);
    if (!open) throw stateConflict(call, row);
    checkPieces(request.lines, open.lines);
    const declared = await declare(call, queries, row, request);
    const by = { actor: 'customer', code: 'withdrawn', at: now, note: declared.returnNo } as const;
    const moved = await moveOrder(queries, row, row.status, by);
    await tellReturn(deps, queries, 'return_withdrawn', moved, declared);
    await tellReturn(deps, queries, 'return_new_withdrawal', moved, declared);
    const last = isAll(before, declared) ? await cancelOrder(call, queries, moved, declared) : moved;
    const answer = showReturns(await readReturnsOf(queries, last), now);
    await call.keepAnswer(queries, answer);
    return answer;
  });
  await endCancelledRedirects(deps, request.order_no);
  return shown;
}

function declare({ deps, now }: Call, queries: Queries, { orderNo }: OrderRow, request: ParsedRequestOf<typeof endpoint>) {
  const { name, email, lines } = request;
  const values = {
    orderNo,
    kind: 'withdrawal',
    status: 'accepted',
    statement: { name, email },
    returnTo: usualAddress(deps.settings),
    createdAt: now,
    updatedAt: now,
  } as const;
  return insertReturn(queries, values, lines);
}

/** Whether the whole order is withdrawn from before anything of it was sent or is being picked. */
function isAll({ order: { row, lines } }: ReturnsOfOrder, declared: WholeReturn): boolean {
  const pieces = new Map(declared.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  return mayMove(row.status, 'cancelled', 'customer') && lines.every(({ id, quantity }) => pieces.get(id) === quantity);
}

async function cancelOrder({ deps, now }: Call, queries: Queries, row: OrderRow, declared: WholeReturn): Promise<OrderRow> {
  await changeReturn(queries, declared, { status: 'closed', outcome: 'order_cancelled' }, now);
  return cancelLocked(deps, queries, row, { actor: 'customer', note: declared.returnNo });
}
