/** Sent-in files as an answer shows them. */
import { inArray } from 'drizzle-orm';
import type { ImageSet } from '#contract/api/part.ts';
import { type UploadPurpose, type UploadedFile, readImage } from '#contract/api/upload.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema.ts';
import { imageSetOf } from '#server/image/picture-widths.ts';
import { signedPath, signFile } from './sign-file.ts';

export type FileRow = typeof storedFile.$inferSelect;

/** Purposes of pictures that everybody may come to see: these are made anew and have their widths. */
export function isForAll(purpose: UploadPurpose): boolean {
  return purpose === 'comment' || purpose === 'link_logo';
}

function imagePath(id: string, given: readonly string[]): string {
  const query = given.filter(Boolean).join('&');
  return readImage.path.replace(':file_id', id) + (query && `?${query}`);
}

/** Addresses are signed for an hour from `now`. */
export function showFile({ signingKey }: Pick<StoreDeps, 'signingKey'>, row: FileRow, now: Date): UploadedFile {
  const { name, type, size, width, height } = row;
  const shown = { file_id: row.id, name, type, size, width, height };
  const { url, expiresAt } = signedPath(signingKey, row.id, now);
  return { ...shown, url, expires_at: expiresAt.toISOString() };
}

/** In the order of the ids; files that are gone are left out. */
export async function showFiles(
  queries: Queries,
  deps: Pick<StoreDeps, 'signingKey'>,
  fileIds: readonly string[],
  now: Date,
): Promise<UploadedFile[]> {
  const rows = await readRows(queries, fileIds);
  return rows.map((row) => showFile(deps, row, now));
}

/** Pictures of comments and links by id; those that are gone are left out. Of what is published everybody may see them, any other has signed addresses. */
export async function showImages(
  queries: Queries,
  { deps, now }: { deps: Pick<StoreDeps, 'signingKey'>; now: Date },
  shownWith: readonly { fileIds: readonly string[]; status: string }[],
): Promise<Map<string, ImageSet>> {
  const published = new Set(shownWith.filter(({ status }) => status === 'published').flatMap(({ fileIds }) => fileIds));
  const fileIds = shownWith.flatMap((one) => one.fileIds);
  const rows = await readRows(queries, fileIds);
  return new Map(
    rows.flatMap(({ id, width, height, placeholder }) => {
      if (width === null || height === null) return [];
      // Never made by anybody else's service: a picture of a person must be gone when its owner wants it gone.
      const signed = published.has(id) ? '' : signFile(deps.signingKey, id, now).query;
      const urlOf = (wide?: number) => imagePath(id, [signed, wide === undefined ? '' : `width=${wide}`]);
      return [[id, imageSetOf({ width, height, placeholder: placeholder ?? '' }, '', urlOf)] as const];
    }),
  );
}

async function readRows(queries: Queries, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const rows = await queries
    .select()
    .from(storedFile)
    .where(inArray(storedFile.id, [...fileIds]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return fileIds.flatMap((id) => byId.get(id) ?? []);
}
