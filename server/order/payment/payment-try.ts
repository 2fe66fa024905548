/** Tries to pay an order; only one of them is open (`docs/api.md` 6.2). */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { paymentTry } from '#server/db/schema.ts';
import { underFreshNumber } from '#server/db/under-fresh-number.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { newPaymentNumber } from '#server/rules/order-number.ts';
import { missingMoney } from '#server/rules/operator-steps.ts';

export type TryRow = typeof paymentTry.$inferSelect;
type NewTry = Omit<typeof paymentTry.$inferInsert, 'paymentNo' | 'orderNo'>;

const openStatuses = ['created', 'redirected', 'awaiting_transfer'] as const;

/** Still waiting for its buyer or for money. */
export const isOpen = ({ status }: Pick<TryRow, 'status'>): boolean => openStatuses.some((open) => open === status);

/** Writes a try of a locked order under a new number. */
export async function openTry(queries: Queries, orderNo: string, values: NewTry & { createdAt: Date }): Promise<TryRow> {
  return underFreshNumber(() =>
    queries
      .insert(paymentTry)
      .values({ ...values, orderNo, paymentNo: newPaymentNumber(values.createdAt) })
      .onConflictDoNothing()
      .returning(),
  );
}

/** Begins to wait for a transfer of what is left to pay. */
export async function openTransferTry(queries: Queries, row: OrderRow, now: Date): Promise<void> {
  await openTry(queries, row.orderNo, { method: 'bank_transfer', status: 'awaiting_transfer', amount: missingMoney(row), createdAt: now });
}

export async function readOpenTries(queries: Queries, orderNo: string): Promise<TryRow[]> {
  return queries
    .select()
    .from(paymentTry)
    .where(and(eq(paymentTry.orderNo, orderNo), inArray(paymentTry.status, [...openStatuses])));
}

/** Ends the tries of orders that wait for a transfer. */
export async function closeTransferTries(
  queries: Queries,
  orderNos: readonly string[],
  status: 'captured' | 'cancelled' | 'expired',
): Promise<void> {
  await queries
    .update(paymentTry)
    .set({ status })
    .where(and(inArray(paymentTry.orderNo, [...orderNos]), eq(paymentTry.status, 'awaiting_transfer')));
}

/** Ends all open tries of an order. */
export async function cancelTries(queries: Queries, orderNo: string): Promise<void> {
  await queries
    .update(paymentTry)
    .set({ status: 'cancelled' })
    .where(and(eq(paymentTry.orderNo, orderNo), inArray(paymentTry.status, [...openStatuses])));
}
