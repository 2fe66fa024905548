/** Gives the bytes of a file: private ones by a signed address, pictures of published comments and links to everybody. */
import { and, arrayContains, eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { readFile, readImage } from '#contract/api/upload.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { Call } from '#server/caller/call.ts';
import { comment, friendlyLink, storedFile } from '#server/db/schema.ts';
import { readPictureBytes } from '#server/image/picture-widths.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { type FileRow, isForAll } from './show-file.ts';
import { isSigned } from './sign-file.ts';

async function findFile({ deps }: Call, id: string): Promise<FileRow> {
  const [row] = await deps.db.select().from(storedFile).where(eq(storedFile.id, id));
  if (!row) throw notFound();
  return row;
}

async function answer({ deps }: Call, row: FileRow): Promise<FileAnswer> {
  const bytes = await deps.files.get(row.id);
  if (!bytes) throw notFound();
  const isPicture = row.type.startsWith('image/');
  return new FileAnswer(bytes, { type: row.type, saveAs: isPicture ? null : row.name });
}

/** A wrong signature and one that ended are answered like a file that is not there. */
export async function serveFile({ file_id: id, ...given }: ParsedRequestOf<typeof readFile>, call: Call): Promise<FileAnswer> {
  if (!isSigned(call.deps.signingKey, id, given, call.now)) throw notFound();
  return answer(call, await findFile(call, id));
}

/** A picture of a comment or a link, whole or in a width of the list. Caches ask again soon: its owner may have it removed. */
export async function serveImage(
  { file_id: id, width, expires = 0, signature = '' }: ParsedRequestOf<typeof readImage>,
  call: Call,
): Promise<FileAnswer> {
  const row = await findFile(call, id);
  if (!isForAll(row.purpose) || row.width === null) throw notFound();
  const isOwn = isSigned(call.deps.signingKey, id, { expires, signature }, call.now);
  if (!isOwn && !(await isPublished(call, row))) throw notFound();
  const bytes = await readPictureBytes(call.deps.files, { id, width: row.width }, width);
  const shared = isOwn ? null : { tag: `"${id}-${width ?? row.width}"`, isLasting: false };
  return new FileAnswer(bytes, { type: row.type, saveAs: null, shared });
}

/** Whether something published shows the picture, a comment only its sender's; what waits or was rejected is nobody else's to see. */
async function isPublished({ deps }: Call, { id, purpose, accountId }: FileRow): Promise<boolean> {
  if (purpose === 'link_logo') {
    return (await deps.db.$count(friendlyLink, and(eq(friendlyLink.logoFileId, id), eq(friendlyLink.status, 'published')))) > 0;
  }
  if (accountId === null) return false; // its account is erased, and the picture is about to be
  const shows = and(eq(comment.accountId, accountId), eq(comment.status, 'published'), arrayContains(comment.fileIds, [id]));
  return (await deps.db.$count(comment, shows)) > 0;
}
