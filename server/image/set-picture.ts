/** Gives categories and makers their pictures, and takes them away. Each change is audited. */
import { eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { category, manufacturer } from '#server/db/schema.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { takePicture } from './keep-picture.ts';

/** Gives a category its picture or a maker its logo; without bytes it has none any more. */
export async function setPicture(acting: Acting, kind: 'category' | 'maker', slug: string, bytes: Uint8Array | null): Promise<void> {
  const pictureId = bytes && (await takePicture(acting.deps, bytes));
  const run = async (queries: Queries) => {
    const rows =
      kind === 'category'
        ? await queries.update(category).set({ pictureId }).where(eq(category.slug, slug)).returning({ id: category.id })
        : await queries
            .update(manufacturer)
            .set({ logoId: pictureId })
            .where(eq(manufacturer.slug, slug))
            .returning({ id: manufacturer.id });
    if (rows.length === 0) throw notFound();
  };
  await audited(acting, { action: `picture.${kind}`, target: slug, detail: { picture: pictureId }, run });
}
