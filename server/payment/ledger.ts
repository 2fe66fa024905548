/** Money that came in and went back (`docs/api.md` 6.2). An order's `paid` and `refunded` are the sums of what is done. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { paymentEntry } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';

export type PaymentEntryRow = typeof paymentEntry.$inferSelect;
type NewEntry = Omit<typeof paymentEntry.$inferInsert, 'id'>;

/** Writes one movement; null when the same one is there already. */
export async function writeEntry(queries: Queries, entry: NewEntry): Promise<PaymentEntryRow | null> {
  const [row] = await queries
    .insert(paymentEntry)
    .values({ ...entry, id: randomUUID() })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

/** All movements of an order, oldest first. */
export async function readEntries(queries: Queries, orderNo: string, kind?: PaymentEntryRow['kind']): Promise<PaymentEntryRow[]> {
  return queries
    .select()
    .from(paymentEntry)
    .where(and(eq(paymentEntry.orderNo, orderNo), kind && eq(paymentEntry.kind, kind)))
    .orderBy(asc(paymentEntry.bookedAt), asc(paymentEntry.id));
}

export const sumOf = (entries: readonly Pick<PaymentEntryRow, 'amount'>[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

/** Refuses sums that no movement can have. */
export function checkAmount(amount: number, most: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > most) {
    throw new StoreError('validation_failed', { fields: { amount: [{ code: 'out_of_range', limit: most }] } });
  }
}
