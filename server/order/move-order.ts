/** The step that every change of an order takes: the new state, its event, its version (`docs/api.md` section 6). */
import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/api/order.ts';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order, orderEvent } from '#server/db/schema.ts';
import { takenPerProduct } from '#server/rules/allocate-stock.ts';
import { type Actor, allowedActions } from '#server/rules/order-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { Reservation } from './reserve-stock.ts';
import type { OrderLineRow, OrderRow } from './order-row.ts';

/** What the caller may do instead, as a refusal. */
export function stateConflict({ deps, now }: Pick<Call, 'deps' | 'now'>, row: OrderRow): StoreError {
  const allowed = allowedActions(row, now, deps.settings.trade);
  return new StoreError('state_conflict', { data: { status: row.status, allowed } });
}

/** Who takes a step. `person` is who acts for the shop (`caller/audit.ts`, `namedPerson`). */
export interface StepBy {
  actor: Actor;
  person?: string | null;
}

export type OrderChange = Partial<Pick<OrderRow, 'paymentStatus' | 'expiresAt' | 'paid' | 'refunded' | 'paymentMethod'>>;

/** Moves a locked order and writes down who did it. */
export async function moveOrder(
  queries: Queries,
  { orderNo }: OrderRow,
  to: OrderStatus,
  by: StepBy & { code: string; at: Date; note?: string | null },
  change: OrderChange = {},
): Promise<OrderRow> {
  await queries.insert(orderEvent).values({ orderNo, ...by });
  const [row] = await queries
    .update(order)
    .set({ ...change, status: to, version: sql`${order.version} + 1` })
    .where(eq(order.orderNo, orderNo))
    .returning();
  if (!row) throw new Error(`Order ${orderNo} vanished while it was locked`);
  return row;
}

/** Pieces that an order still holds in stock. */
export function heldPieces(lines: readonly OrderLineRow[]): Reservation[] {
  const byOrder = Map.groupBy(lines, ({ orderNo }) => orderNo);
  return [...byOrder].flatMap(([orderNo, its]) =>
    takenPerProduct(its.map(({ productId, fromStock, shipped }) => ({ productId, fromStock: Math.max(0, fromStock - shipped) }))).map(
      (one) => ({ ...one, orderNo }),
    ),
  );
}
