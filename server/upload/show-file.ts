/** Sent-in files as an answer shows them. */
import { inArray } from 'drizzle-orm';
import type { UploadedFile } from '#contract/api/upload.ts';
import type { StoreDeps } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema.ts';
import { signedPath } from './sign-file.ts';

export type FileRow = typeof storedFile.$inferSelect;

/** Addresses are signed for an hour from `now`. */
export function showFile({ signingKey }: Pick<StoreDeps, 'signingKey'>, row: FileRow, now: Date): UploadedFile {
  const { url, expiresAt } = signedPath(signingKey, row.id, now);
  const { name, type, size, width, height } = row;
  return { file_id: row.id, url, name, type, size, width, height, expires_at: expiresAt.toISOString() };
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

export async function readRows(queries: Queries, fileIds: readonly string[]): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const rows = await queries
    .select()
    .from(storedFile)
    .where(inArray(storedFile.id, [...fileIds]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return fileIds.flatMap((id) => byId.get(id) ?? []);
}
