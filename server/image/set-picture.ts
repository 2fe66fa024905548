/** Gives categories and makers their pictures, and takes them away. Each change is audited. */
import { eq } from 'drizzle-orm';
import type { setPicture as endpoint } from '#contract/api/admin/picture.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { category, manufacturer, picture } from '#server/db/schema.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { invalidField, notFound } from '#server/kernel/store-error.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { pictureIdIn } from './picture-address.ts';

/** A picture that the shop does not keep is `not_allowed`. */
export async function setPicture(
  acting: Acting,
  { kind, web_url: slug, path }: ParsedRequestOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  const id = path === null ? null : pictureIdIn(path);
  const run = async (queries: Queries) => {
    if (path !== null) await mustBeKept(queries, id);
    const rows =
      kind === 'category'
        ? await queries.update(category).set({ pictureId: id }).where(eq(category.slug, slug)).returning({ id: category.id })
        : await queries.update(manufacturer).set({ logoId: id }).where(eq(manufacturer.slug, slug)).returning({ id: manufacturer.id });
    if (rows.length === 0) throw notFound();
    return { path };
  };
  const answer = await audited(acting, { action: `picture.${kind}`, target: slug, detail: { picture: id }, run });
  await rereadReference(acting.deps.db);
  return answer;
}

/** Locked, so that nobody removes it before it is shown. */
async function mustBeKept(queries: Queries, id: string | null): Promise<void> {
  const rows = id === null ? [] : await queries.select({ id: picture.id }).from(picture).where(eq(picture.id, id)).for('key share');
  if (rows.length === 0) throw invalidField('path', { code: 'not_allowed' });
}
