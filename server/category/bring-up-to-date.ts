/** After a change of a category's words or parameters: search words and filter values of its parts, a piece at a time. */
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import { placeParts } from '#server/catalog/index-parts.ts';
import { partIndexer } from '#server/catalog/part-words.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { category, product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import type { Reference } from '#server/search/reference.ts';

const atOnce = 500;

/** Brings the parts of one category up to date; false when there is none to be done. Beside an import it ends, and is begun anew later. */
export async function bringUpToDate({ db }: Pick<StoreDeps, 'db'>): Promise<boolean> {
  const [stale] = await db.select().from(category).where(isNotNull(category.staleSince)).orderBy(asc(category.staleSince)).limit(1);
  if (!stale?.staleSince) return false;
  const reference = await rereadReference(db);
  let last = 0;
  do {
    const from = last;
    // oxlint-disable-next-line no-await-in-loop -- each piece begins where the one before has ended
    last = await transact(db, async (queries) => {
      await besideNoImport(queries);
      return writePiece(queries, reference, stale.id, from);
    });
  } while (last > 0);
  // Changed once more meanwhile: its turn comes again.
  await db
    .update(category)
    .set({ staleSince: null })
    .where(and(eq(category.id, stale.id), eq(category.staleSince, stale.staleSince)));
  return true;
}

/** The id of the last part of the piece; 0 where no more follow. */
async function writePiece(
  queries: Parameters<typeof placeParts>[0],
  reference: Reference,
  categoryId: number,
  after: number,
): Promise<number> {
  const rows = await queries
    .select()
    .from(product)
    .where(and(eq(product.categoryId, categoryId), gt(product.id, after)))
    .orderBy(asc(product.id))
    .limit(atOnce)
    .for('update');
  const parts = rows.flatMap((row) => {
    const maker = reference.manufacturers.get(row.manufacturerId);
    const own = reference.categories.get(row.categoryId);
    return maker && own ? [{ ...row, maker, category: own }] : [];
  });
  await placeParts(queries, parts, partIndexer());
  return rows.length < atOnce ? 0 : (rows.at(-1)?.id ?? 0);
}
