import { eq, inArray } from 'drizzle-orm';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { Queries } from '#server/db/client.ts';
import { picture, productPicture } from '#server/db/schema.ts';
import { pictureIdIn } from '#server/image/picture-address.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { SaveRequest } from './save-request.ts';

/** All pictures of a part in their order; those that the shop does not keep are `not_allowed`, one that comes twice is `not_unique`. */
export async function writePictures(queries: Queries, productId: number, pictures: NonNullable<SaveRequest['pictures']>): Promise<void> {
  const ids = pictures.map(({ path }) => pictureIdIn(path));
  const asked = ids.filter((id) => id !== null);
  const rows = await queries.select({ id: picture.id }).from(picture).where(inArray(picture.id, asked)).for('key share');
  const kept = new Set(rows.map(({ id }) => id));
  const fields: Record<string, FieldIssue[]> = {};
  for (const [place, id] of ids.entries()) {
    const code = id === null || !kept.has(id) ? 'not_allowed' : ids.indexOf(id) < place ? 'not_unique' : null;
    if (code !== null) fields[`pictures.${place}.path`] = [{ code }];
  }
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  await queries.delete(productPicture).where(eq(productPicture.productId, productId));
  const shown = pictures.map(({ alt }, position) => ({ productId, position, pictureId: asked[position] ?? '', alt }));
  if (shown.length > 0) await queries.insert(productPicture).values(shown);
}
