/** Takes in pictures of the shop's own: made anew, kept once whatever shows them (`docs/architecture.md` section 9). */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { breakpoints } from '#contract/breakpoints.ts';
import { densities, largestPicture } from '#contract/api/picture.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { picture } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { fileKind } from '#server/kernel/file-kind.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { pictureType } from './picture-widths.ts';
import { cleanCopy, pictureSize } from './image-worker.ts';

export const mostPictureBytes = largestPicture;
const longestEdge = breakpoints.xxl * Math.max(...densities);
/** Changes when the same file is made into something else, so that no cache keeps the old one under the id. */
const way = 'webp 82, of few colors without losses, up to 3072 px';

async function mayBePicture(bytes: Uint8Array): Promise<boolean> {
  const kind = bytes.length > mostPictureBytes ? null : await fileKind(bytes, '');
  return kind === 'png' || kind === 'jpeg' || kind === 'webp';
}

/** Whether `keepPicture` would take a file; nothing is kept. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  return (await mayBePicture(bytes)) && (await pictureSize(bytes)) !== null;
}

export class NoPicture extends Error {}

/** Gives the id under which the picture is kept; throws `NoPicture` for a file that is none. A file that is known costs one query. */
export async function keepPicture({ db, files, clock }: Pick<StoreDeps, 'db' | 'files' | 'clock'>, bytes: Uint8Array): Promise<string> {
  const id = createHash('sha256').update(way).update(bytes).digest('base64url').slice(0, 22);
  if (await touch(db, id, clock())) return id;
  const made = (await mayBePicture(bytes)) ? await cleanCopy(bytes, longestEdge) : null;
  if (!made) throw new NoPicture();
  const { width, height, hasAlpha, placeholder } = made;
  await transact(db, async (queries) => {
    // The row first: it locks out whoever removes the picture at this moment.
    const row = { id, width, height, hasAlpha, placeholder, givenAt: clock() };
    await queries
      .insert(picture)
      .values(row)
      .onConflictDoUpdate({ target: picture.id, set: { givenAt: row.givenAt } });
    await files.put(id, made.bytes, pictureType);
  });
  return id;
}

/** The id of what is kept; null for a file that is no picture. */
export async function orNull(keeping: Promise<string>): Promise<{ id: string } | null> {
  try {
    return { id: await keeping };
  } catch (error) {
    if (error instanceof NoPicture) return null;
    throw error;
  }
}

/** The id of a picture that somebody sends in; whoever sends something else is told what would be taken. */
export async function takePicture(deps: Parameters<typeof keepPicture>[0], bytes: Uint8Array): Promise<string> {
  const kept = await orNull(keepPicture(deps, bytes));
  if (!kept) throw new StoreError('unsupported_type', { data: { allowed: ['png', 'jpeg', 'webp'] } });
  return kept.id;
}

async function touch(db: Queries, id: string, now: Date): Promise<boolean> {
  const rows = await db.update(picture).set({ givenAt: now }).where(eq(picture.id, id)).returning({ id: picture.id });
  return rows.length > 0;
}
