import { and, eq, gte } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { orderEvent, transferSlip } from '#server/db/schema.ts';
import { moveOrder } from '#server/order/move-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { slipWorkingDays } from '#server/rules/order-state.ts';
import { addWorkingDays } from '#server/rules/working-days.ts';
import { heldSince } from './payment-hold.ts';

/** Holds a locked order whose time is over longer when a transfer was announced for it; once per reservation. */
export async function extendHold(queries: Queries, row: OrderRow, now: Date): Promise<boolean> {
  const since = await heldSince(queries, row);
  const announced = and(eq(transferSlip.orderNo, row.orderNo), gte(transferSlip.createdAt, since));
  if ((await queries.$count(transferSlip, announced)) === 0) return false;
  const extended = and(eq(orderEvent.orderNo, row.orderNo), eq(orderEvent.code, 'hold_extended'), gte(orderEvent.at, since));
  if ((await queries.$count(orderEvent, extended)) > 0) return false;
  const expiresAt = addWorkingDays(row.expiresAt ?? now, slipWorkingDays);
  if (expiresAt <= now) return false;
  await moveOrder(queries, row, row.status, { actor: 'timer', code: 'hold_extended', at: now }, { expiresAt });
  return true;
}
