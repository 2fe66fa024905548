/** What somebody types to ask a price for a part (`docs/api.md` 5.4). */
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { rfqItem } from '#contract/api/rfq-item.ts';
import type { Queries } from '#server/db/client.ts';
import { manufacturer, offer, product } from '#server/db/schema.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';

export type WishItem = z.output<typeof rfqItem>;

export interface WishedPart {
  offerId: number | null;
  mpn: string;
  manufacturer: string | null;
}

/** The part that an item means: one of ours by order code, or any by its number. */
export async function readPart(queries: Queries, { sku, mpn = '', manufacturer: maker }: WishItem): Promise<WishedPart> {
  if (sku === undefined) return { offerId: null, mpn, manufacturer: maker || null };
  const [row] = await queries
    .select({ offerId: offer.id, mpn: product.mpn, manufacturer: manufacturer.name })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .where(and(eq(offer.sku, sku), eq(product.hidden, false)));
  if (!row) throw notFound();
  return row;
}

type Wishes = Partial<Pick<WishItem, 'target_price' | 'currency' | 'needed_by' | 'note'>>;

const halfDay = 43_200_000;

/** Only what was sent; an empty text clears. */
export function readWishes({ target_price, currency, needed_by, note }: Wishes, now: Date) {
  return {
    ...(target_price === undefined ? {} : { targetMicros: readTarget(target_price) }),
    ...(currency === undefined ? {} : { currency }),
    ...(needed_by === undefined ? {} : { neededBy: readDay(needed_by, now) }),
    ...(note === undefined ? {} : { note: note || null }),
  };
}

function readTarget(price: string | number): number | null {
  if (price === '') return null;
  const micros = readMicros(price);
  if (micros === null) throw invalidField('target_price', { code: 'invalid_format' });
  if (micros === 0) throw invalidField('target_price', { code: 'out_of_range' });
  return micros;
}

/** Today is soon enough wherever the buyer is: the day ends last twelve hours west of Greenwich. */
function readDay(day: string, now: Date): string | null {
  if (day === '') return null;
  const earliest = new Date(now.getTime() - halfDay).toISOString().slice(0, 10);
  if (day < earliest) throw invalidField('needed_by', { code: 'out_of_range' });
  return day;
}
