/** Gives single parts, categories and makers their pictures, and takes them away. Each change is audited. */
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { category, manufacturer, offer, picture, product, productPicture } from '#server/db/schema.ts';
import { type Acting, audited } from '#server/operator/acting.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';
import { keepPicture, orNull } from './keep-picture.ts';

const mostPictures = 20;

export interface PictureLine {
  /** From 1. */
  number: number;
  id: string;
  width: number;
  height: number;
  alt: Record<string, string>;
}

/** The part of an order code; `not_found` without one. */
async function partOf(queries: Queries, sku: string): Promise<number> {
  const [row] = await queries.select({ id: offer.productId }).from(offer).where(eq(offer.sku, sku.toUpperCase()));
  if (!row) throw notFound();
  // Whoever adds or removes the part's pictures next waits, so that their places stay in a row.
  await queries.select({ id: product.id }).from(product).where(eq(product.id, row.id)).for('update');
  return row.id;
}

async function readLines(queries: Queries, productId: number): Promise<PictureLine[]> {
  const rows = await queries
    .select({ id: picture.id, width: picture.width, height: picture.height, alt: productPicture.alt })
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.pictureId))
    .where(eq(productPicture.productId, productId))
    .orderBy(asc(productPicture.position));
  return rows.map((row, place) => ({ number: place + 1, ...row }));
}

export function listPictures({ deps }: Acting, sku: string): Promise<PictureLine[]> {
  return deps.db.transaction(async (queries) => readLines(queries, await partOf(queries, sku)));
}

async function takeIn({ deps }: Acting, bytes: Uint8Array): Promise<string> {
  const kept = await orNull(keepPicture(deps, bytes));
  if (!kept) throw new StoreError('unsupported_type', { data: { allowed: ['png', 'jpeg', 'webp'] } });
  return kept.id;
}

/** Adds a picture behind those that are there. */
export async function addPicture(acting: Acting, sku: string, bytes: Uint8Array, alt: Record<string, string>): Promise<PictureLine[]> {
  const pictureId = await takeIn(acting, bytes);
  const run = async (queries: Queries) => {
    const productId = await partOf(queries, sku);
    const position = await queries.$count(productPicture, eq(productPicture.productId, productId));
    if (position >= mostPictures) throw invalidField('file', { code: 'out_of_range', limit: mostPictures });
    await queries.insert(productPicture).values({ productId, position, pictureId, alt });
    await touch(queries, productId, acting.now);
    return readLines(queries, productId);
  };
  return audited(acting, { action: 'picture.add', target: sku, detail: { picture: pictureId }, run });
}

/** Takes one away, by its number; those behind it move up. */
export function removePicture(acting: Acting, sku: string, number: number): Promise<PictureLine[]> {
  const run = async (queries: Queries) => {
    const productId = await partOf(queries, sku);
    const lines = await readLines(queries, productId);
    if (!lines[number - 1]) throw notFound();
    const rest = lines.filter((line) => line.number !== number);
    await queries.delete(productPicture).where(eq(productPicture.productId, productId));
    const rows = rest.map(({ id, alt }, position) => ({ productId, position, pictureId: id, alt }));
    if (rows.length > 0) await queries.insert(productPicture).values(rows);
    await touch(queries, productId, acting.now);
    return readLines(queries, productId);
  };
  return audited(acting, { action: 'picture.remove', target: sku, detail: { number }, run });
}

async function touch(queries: Queries, productId: number, now: Date): Promise<void> {
  await queries.update(product).set({ updatedAt: now }).where(eq(product.id, productId));
}

/** Gives a category its picture or a maker its logo; without bytes it has none any more. */
export async function setPicture(acting: Acting, kind: 'category' | 'maker', slug: string, bytes: Uint8Array | null): Promise<void> {
  const pictureId = bytes && (await takeIn(acting, bytes));
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
