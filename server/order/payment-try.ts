import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { paymentTry } from '#server/db/schema.ts';
import { newPaymentNumber } from '#server/rules/order-number.ts';
import { StoreError } from '#server/store-error.ts';
import type { OrderRow } from './show-order.ts';

const draws = 3;

/** Begins to wait for a transfer. */
export async function openPaymentTry(queries: Queries, { orderNo, paymentMethod, total }: OrderRow, now: Date): Promise<void> {
  const values = { orderNo, method: paymentMethod, status: 'awaiting_transfer' as const, amount: total, createdAt: now };
  for (let attempt = 0; attempt < draws; attempt += 1) {
    const paymentNo = newPaymentNumber(now);
    // A number that is taken already is drawn anew, which has to be known before the next draw.
    // oxlint-disable-next-line no-await-in-loop
    const made = await queries
      .insert(paymentTry)
      .values({ ...values, paymentNo })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0) return;
  }
  throw new StoreError('unavailable');
}

/** Ends the open tries of orders that are over. */
export async function closePaymentTries(queries: Queries, orderNos: readonly string[], status: 'cancelled' | 'expired'): Promise<void> {
  await queries
    .update(paymentTry)
    .set({ status })
    .where(and(inArray(paymentTry.orderNo, [...orderNos]), eq(paymentTry.status, 'awaiting_transfer')));
}
