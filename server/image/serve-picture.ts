import { eq } from 'drizzle-orm';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { readPicture } from '#contract/api/picture.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { picture } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { pictureType, readPictureBytes } from './picture-widths.ts';

/** The bytes of a picture of the shop; what they are never changes, so everybody may keep them for good. */
async function servePicture({ picture_id: id, width }: ParsedRequestOf<typeof readPicture>, { deps }: Call): Promise<FileAnswer> {
  const [row] = await deps.db.select({ id: picture.id, width: picture.width }).from(picture).where(eq(picture.id, id));
  if (!row) throw notFound();
  const bytes = await readPictureBytes(deps.files, row, width);
  return new FileAnswer(bytes, { type: pictureType, saveAs: null, shared: { tag: `"${id}-${width ?? row.width}"`, isLasting: true } });
}

export function registerPictureRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, readPicture, servePicture);
}
