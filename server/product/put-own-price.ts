/** Prices of an order code in another currency than the base one, which do not follow the rate: the one place that writes them. */
import { and, eq } from 'drizzle-orm';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { offerPrice } from '#server/db/schema.ts';
import { invalidField } from '#server/kernel/store-error.ts';

export type Breaks = Pick<typeof offerPrice.$inferSelect, 'breakQuantities' | 'breakMicros'>;

/** Refuses breaks, which stand in the request at `path`, that begin above the least that is sold: that needs a price. */
export function checkFirstBreak([first]: readonly { quantity: number }[], moq: number, path: string): void {
  if (first && first.quantity > moq) throw invalidField(`${path}.0.quantity`, { code: 'out_of_range', limit: moq, bound: 'most' });
}

/** Sets them; without any break the price follows the rate again. `by` is the call that does it, where it does more than this. */
export async function putOwnPrice(
  { actor, now }: Acting,
  queries: Queries,
  { id, sku }: { id: number; sku: string },
  currency: string,
  breaks: Breaks,
  by?: string,
): Promise<void> {
  if (breaks.breakQuantities.length === 0)
    await queries.delete(offerPrice).where(and(eq(offerPrice.offerId, id), eq(offerPrice.currency, currency)));
  else {
    const target = [offerPrice.offerId, offerPrice.currency];
    await queries
      .insert(offerPrice)
      .values({ offerId: id, currency, ...breaks })
      .onConflictDoUpdate({ target, set: breaks });
  }
  const detail = { currency, first: breaks.breakMicros[0] ?? null, breaks: breaks.breakMicros.length, ...(by !== undefined && { by }) };
  await writeAudit(queries, { actor, action: 'price.currency', target: sku, detail, at: now });
}
