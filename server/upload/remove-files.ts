/** Removes files with their bytes. */
import { hour } from '#contract/durations.ts';
import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { storedFile } from '#server/db/schema.ts';
import { pictureFiles } from '#server/image/picture-widths.ts';

const looseHours = 24;
const batch = 200;

/** Bytes first: a row without bytes is found again by the next run, bytes without a row are not. */
async function removeFiles({ db, files }: Pick<StoreDeps, 'db' | 'files'>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await Promise.all(ids.flatMap((id) => pictureFiles(id).map((each) => files.delete(each))));
  await db.delete(storedFile).where(inArray(storedFile.id, [...ids]));
}

/** Files that nothing came to refer to within a day. */
export async function removeLooseFiles(deps: Pick<StoreDeps, 'db' | 'files' | 'clock'>): Promise<void> {
  const oldest = new Date(deps.clock().getTime() - looseHours * hour);
  const rows = await deps.db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(isNull(storedFile.attachedAt), lt(storedFile.createdAt, oldest)))
    .limit(batch);
  await removeFiles(
    deps,
    rows.map(({ id }) => id),
  );
  if (rows.length === batch) await removeLooseFiles(deps);
}
