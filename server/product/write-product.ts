/** Rows of one part (`write-parts.ts` writes those of many). */
import { eq, inArray, sql } from 'drizzle-orm';
import { facetValues } from '#server/catalog/facet-values.ts';
import { partIndexer } from '#server/catalog/part-words.ts';
import { longAddress, plainAddress } from '#server/catalog/place-parts.ts';
import type { ResolvedPart } from '#server/catalog/resolve-part.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { product, productDocument, productFacet, productSlug, stock } from '#server/db/schema.ts';
import { pinMapOf } from '#server/rules/stand-in/pin-map.ts';
import { dropUnnamed } from './part-document.ts';
import type { HeldProduct } from './held-product.ts';
import type { SaveRequest } from './save-request.ts';

/** Writes the part, its search words and filter values; gives its number. An address stays what it was. */
export async function writePart(
  queries: Queries,
  part: ResolvedPart,
  request: SaveRequest,
  before: HeldProduct | null,
  now: Date,
): Promise<number> {
  const values = {
    mpn: part.mpn,
    mpnKey: part.mpnKey,
    manufacturerId: part.maker.id,
    categoryId: part.category.id,
    gtin: part.gtin,
    series: part.series,
    package: part.package,
    packageId: part.packageId,
    lifecycle: part.lifecycle,
    lastBuyDate: part.lastBuyDate,
    rohs: part.rohs,
    attributes: part.attributes,
    description: part.description,
    datasheet: part.datasheet,
    pinout: part.pinout,
    pinoutSource: part.pinoutSource,
    pinMap: pinMapOf(part.pinout),
    msl: part.msl,
    weightG: part.weightG,
    eccnUs: request.eccn_us,
    eccnEu: request.eccn_eu,
    hts: request.hts,
    countryOfOrigin: request.country_of_origin,
    leadFree: request.lead_free,
    hazardous: request.hazardous,
    hidden: request.hidden,
    search: sql`${partIndexer()(part)}::tsvector`,
    updatedAt: now,
  };
  const id = before ? before.row.id : await addRow(queries, { ...values, slug: await freeAddress(queries, part), createdAt: now });
  if (before) await queries.update(product).set(values).where(eq(product.id, id));
  await writeFacets(queries, id, part);
  return id;
}

async function addRow(queries: Queries, values: typeof product.$inferInsert | Record<string, unknown>): Promise<number> {
  const [made] = await queries
    .insert(product)
    .values(values as typeof product.$inferInsert) // its search words are an expression
    .returning({ id: product.id });
  if (!made) throw new Error('No product was made');
  return made.id;
}

async function freeAddress(queries: Queries, part: ResolvedPart): Promise<string> {
  const plain = plainAddress(part);
  const taken = await queries.select({ slug: product.slug }).from(product).where(eq(product.slug, plain));
  const former = await queries.select({ slug: productSlug.slug }).from(productSlug).where(eq(productSlug.slug, plain));
  return taken.length + former.length > 0 ? longAddress(part) : plain;
}

async function writeFacets(queries: Queries, productId: number, part: ResolvedPart): Promise<void> {
  await queries.delete(productFacet).where(eq(productFacet.productId, productId));
  const rows = facetValues(part).map((value) => ({ ...value, productId, categoryId: part.category.id }));
  if (rows.length > 0) await queries.insert(productFacet).values(rows);
}

/** All documents of a part; what is known of one that stays, such as its size, stays with it, and the shop's file of one that goes, goes. */
export async function writeDocuments(
  queries: Queries,
  files: StoreDeps['files'],
  productId: number,
  documents: NonNullable<SaveRequest['documents']>,
  before: HeldProduct['documents'],
  now: Date,
): Promise<void> {
  const known = new Map(before.map((one) => [one.url, one]));
  const rows = documents.map((one) => {
    const kept = known.get(one.url);
    return { ...one, productId, size: kept?.size ?? null, updatedAt: kept ? kept.updatedAt : now };
  });
  const gone = before.map(({ id }) => id);
  if (gone.length > 0) await queries.delete(productDocument).where(inArray(productDocument.id, gone));
  if (rows.length > 0) await queries.insert(productDocument).values(rows);
  await dropUnnamed(queries, files, before);
}

/** How stock is sold; its level is counted apart. */
export async function writeStockTerms(
  queries: Queries,
  productId: number,
  { safety, backorder, lead_time_days, incoming, warehouse_country }: NonNullable<SaveRequest['stock']>,
  country: string,
  now: Date,
): Promise<void> {
  const given = Object.entries({ safety, backorder, leadTimeDays: lead_time_days, incoming, warehouseCountry: warehouse_country });
  const change = { ...Object.fromEntries(given.filter(([, value]) => value !== undefined)), asOf: now };
  await queries
    .insert(stock)
    .values({ productId, onHand: 0, backorder: true, warehouseCountry: country, ...change })
    .onConflictDoUpdate({ target: stock.productId, set: change });
}
