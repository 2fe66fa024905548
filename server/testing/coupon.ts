import { coupon } from '#server/db/schema.ts';
import type { Database } from '#server/db/client.ts';

type Change = Partial<typeof coupon.$inferInsert> & { code: string };

/** Writes a coupon of 10 % in euros that everybody may use, or what is said otherwise. */
export async function seedCoupon(db: Database, change: Change): Promise<void> {
  await db.insert(coupon).values({
    id: `cp-${change.code.toLowerCase()}`,
    kind: 'percent',
    percentBp: 1000,
    currency: 'EUR',
    startsAt: new Date('2026-01-01T00:00:00Z'),
    perUserLimit: 0,
    ...change,
  });
}
