/** Removes pictures that nothing shows any more. */
import { hour } from '#contract/durations.ts';
import { inArray, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { picture } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { pictureFiles } from './picture-widths.ts';

const looseHours = 24;
const batch = 100;

const isShown = sql`exists (select 1 from product_picture where picture_id = ${picture.id})
  or exists (select 1 from order_line where picture_id = ${picture.id})
  or exists (select 1 from category where picture_id = ${picture.id})
  or exists (select 1 from manufacturer where logo_id = ${picture.id})
  or exists (select 1 from article_version where ${picture.id} = any(picture_ids))
  or exists (select 1 from article where cover_id = ${picture.id} or ${picture.id} = any(picture_ids))`;

/** Those that were given to the shop more than a day ago: an import keeps pictures first and refers to them at its end. */
export async function removeLoosePictures({ db, files, clock }: Pick<StoreDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - looseHours * hour);
  const count = await transact(db, async (queries) => {
    const rows = await queries
      .select({ id: picture.id })
      .from(picture)
      .where(sql`${picture.givenAt} < ${before.toISOString()}::timestamptz and not (${isShown})`)
      .limit(batch)
      .for('update', { skipLocked: true });
    const ids = rows.map(({ id }) => id);
    // Bytes first: a row without bytes is found again by the next run, bytes without a row are not.
    await Promise.all(ids.flatMap(pictureFiles).map((name) => files.delete(name)));
    if (ids.length > 0) await queries.delete(picture).where(inArray(picture.id, ids));
    return ids.length;
  });
  if (count === batch) await removeLoosePictures({ db, files, clock });
}
