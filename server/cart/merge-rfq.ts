import { asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { offer, rfqLine } from '#server/db/schema.ts';
import type { CartRow } from '#server/caller/cart-access.ts';

type Line = typeof rfqLine.$inferSelect;
type Part = Pick<Line, 'offerId' | 'mpn' | 'manufacturer'>;

const fold = (text: string | null) => (text ?? '').toLowerCase();

/** By order code; where one of them has none, by part number and maker. */
export function isSamePart(mine: Part, theirs: Part): boolean {
  if (mine.offerId !== null && theirs.offerId !== null) return mine.offerId === theirs.offerId;
  return fold(mine.mpn) === fold(theirs.mpn) && fold(mine.manufacturer) === fold(theirs.manufacturer);
}

function linesOf(queries: Queries, { id }: CartRow): Promise<Line[]> {
  return queries.select().from(rfqLine).where(eq(rfqLine.cartId, id)).orderBy(asc(rfqLine.position));
}

/** The guest's wishes replace those for the same part; the others are added while there is room. */
export async function mergeRfqLines(queries: Queries, guest: CartRow, own: CartRow, limit: number) {
  const [wishes, mine] = [await linesOf(queries, guest), await linesOf(queries, own)];
  const open = new Set(mine);
  const added: Line[] = [];
  for (const wish of wishes) {
    const same = [...open].find((line) => isSamePart(line, wish));
    if (!same) {
      added.push(wish);
      continue;
    }
    open.delete(same);
    const { quantity, targetMicros, currency, neededBy, note } = wish;
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries.update(rfqLine).set({ quantity, targetMicros, currency, neededBy, note }).where(eq(rfqLine.id, same.id));
  }
  const room = Math.max(0, limit - mine.length);
  const moved = added.slice(0, room).map(({ id }) => id);
  await queries.update(rfqLine).set({ cartId: own.id }).where(inArray(rfqLine.id, moved));
  const left = await nameLines(queries, added.slice(room));
  return { count: wishes.length - left.length, left };
}

async function nameLines(queries: Queries, lines: readonly Line[]) {
  const ids = lines.flatMap(({ offerId }) => offerId ?? []);
  const offers = ids.length === 0 ? [] : await queries.select({ id: offer.id, sku: offer.sku }).from(offer).where(inArray(offer.id, ids));
  const skus = new Map(offers.map(({ id, sku }) => [id, sku]));
  return lines.map(({ offerId, mpn, quantity }) => ({ sku: skus.get(offerId ?? 0) ?? null, mpn, quantity }));
}
