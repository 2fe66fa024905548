/** One part with all that is stored of it, as its editor has it. */
import { printedGtin } from '#contract/gtin.ts';
import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { AdminProduct } from '#contract/api/admin/product.ts';
import type { LocaleKey } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import {
  category,
  crossReference,
  manufacturer,
  offer,
  offerPrice,
  picture,
  product,
  productDocument,
  productPicture,
  stock,
} from '#server/db/schema.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { versionOf } from '#server/kernel/version-of.ts';

type Fields = AdminProduct['fields'];

export interface HeldProduct {
  row: typeof product.$inferSelect;
  maker: { slug: string; name: string };
  categorySlug: string;
  /** The one that lists show first. */
  offers: (typeof offer.$inferSelect)[];
  documents: (typeof productDocument.$inferSelect)[];
  pictures: { id: string; width: number; height: number; alt: Record<string, string> }[];
  substitutes: HeldSubstitute[];
  stock: typeof stock.$inferSelect | null;
  /** Of other currencies, by offer. */
  ownPrices: (typeof offerPrice.$inferSelect)[];
}

interface HeldSubstitute {
  slug: string;
  mpn: string;
  manufacturer: string;
  hidden: boolean;
  kind: NonNullable<Fields['substitutes']>[number]['kind'];
  note: string | null;
}

/** The number of a product in the database; 0, which none has, for anything else. */
export function productNumber(id: string): number {
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** The id of the part that an order code is of; `not_found` without one. */
export async function productOfCode(queries: Queries, sku: string): Promise<string> {
  const [sold] = await queries.select({ id: offer.productId }).from(offer).where(eq(offer.sku, sku.toUpperCase()));
  if (!sold) throw notFound();
  return String(sold.id);
}

/** Null where there is none; with `lock` nobody else changes it before the transaction ends. */
export async function readProduct(queries: Queries, id: number, { lock = false } = {}): Promise<HeldProduct | null> {
  const found = queries.select().from(product).where(eq(product.id, id));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) return null;
  const levels = queries.select().from(stock).where(eq(stock.productId, id));
  const [level = null] = await (lock ? levels.for('update') : levels);
  const sold = queries.select().from(offer).where(eq(offer.productId, id)).orderBy(desc(offer.isDefault), asc(offer.id));
  const offers = await (lock ? sold.for('update') : sold);
  const [names] = await queries
    .select({ maker: { slug: manufacturer.slug, name: manufacturer.name }, categorySlug: category.slug })
    .from(product)
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .innerJoin(category, eq(category.id, product.categoryId))
    .where(eq(product.id, id));
  if (!names) throw new Error(`Product ${id} is of no maker or in no category`);
  const documents = await queries.select().from(productDocument).where(eq(productDocument.productId, id)).orderBy(asc(productDocument.id));
  const pictures = await queries
    .select({ id: picture.id, width: picture.width, height: picture.height, alt: productPicture.alt })
    .from(productPicture)
    .innerJoin(picture, eq(picture.id, productPicture.pictureId))
    .where(eq(productPicture.productId, id))
    .orderBy(asc(productPicture.position));
  const own = await queries
    .select(getTableColumns(offerPrice))
    .from(offerPrice)
    .innerJoin(offer, eq(offer.id, offerPrice.offerId))
    .where(eq(offer.productId, id))
    .orderBy(asc(offerPrice.currency));
  const substitutes = await readSubstitutes(queries, id);
  return { row, ...names, offers, documents, pictures, substitutes, stock: level, ownPrices: own };
}

/** In the order in which they are listed. */
function readSubstitutes(queries: Queries, id: number): Promise<HeldSubstitute[]> {
  const { kind, note, position, otherId } = crossReference;
  return queries
    .select({ slug: product.slug, mpn: product.mpn, manufacturer: manufacturer.name, hidden: product.hidden, kind, note })
    .from(crossReference)
    .innerJoin(product, eq(product.id, otherId))
    .innerJoin(manufacturer, eq(manufacturer.id, product.manufacturerId))
    .where(eq(crossReference.productId, id))
    .orderBy(asc(position), asc(kind), asc(otherId));
}

/** Millionths as the decimal text that prices are typed in. */
const priceText = (micros: number): string => String(micros / 1e6);

type Breaks = Pick<typeof offerPrice.$inferSelect, 'breakQuantities' | 'breakMicros'>;

const priceBreaks = ({ breakQuantities, breakMicros }: Breaks) =>
  breakQuantities.map((quantity, place) => ({ quantity, price: priceText(breakMicros[place] ?? 0) }));

function offerFields(one: HeldProduct['offers'][number], ownPrices: HeldProduct['ownPrices']): Fields['offers'][number] {
  const own = ownPrices.filter(({ offerId }) => offerId === one.id);
  return {
    sku: one.sku,
    packaging: one.packaging,
    pack_size: one.packSize,
    moq: one.moq,
    multiple: one.multiple,
    max_quantity: one.maxQuantity,
    fee: priceText(one.feeMicros),
    price_breaks: priceBreaks(one),
    hidden: one.hidden,
    own_prices: Object.fromEntries(own.map((price) => [price.currency, priceBreaks(price)])),
  };
}

export function fieldsOf(held: HeldProduct): Fields {
  const { row, maker, categorySlug, offers, ownPrices, documents, pictures, substitutes, stock: level } = held;
  return {
    manufacturer: maker.slug,
    mpn: row.mpn,
    category: categorySlug,
    gtin: row.gtin && printedGtin(row.gtin),
    series: row.series,
    package: row.package,
    package_id: row.packageId,
    lifecycle: row.lifecycle,
    last_buy_date: row.lastBuyDate,
    rohs: row.rohs,
    msl: row.msl as Fields['msl'], // only what the contract knows is ever written
    weight_g: row.weightG,
    eccn_us: row.eccnUs,
    eccn_eu: row.eccnEu,
    hts: row.hts,
    country_of_origin: row.countryOfOrigin,
    lead_free: row.leadFree,
    hazardous: row.hazardous,
    datasheet: row.datasheet,
    pinout: row.pinout,
    pinout_source: row.pinoutSource,
    substitutes: substitutes.map(({ slug: part, kind, note }) => ({ part, kind, note })),
    documents: documents.map(({ kind, title, url, language }) => ({ kind, title, url, language: language as LocaleKey | null })), // as above
    pictures: pictures.map(({ id, alt }) => ({ path: picturePath(id), alt })),
    description: row.description,
    attributes: row.attributes,
    hidden: row.hidden,
    offers: offers.map((one) => offerFields(one, ownPrices)),
    stock: level && {
      safety: level.safety,
      backorder: level.backorder,
      lead_time_days: level.leadTimeDays,
      incoming: level.incoming,
      warehouse_country: level.warehouseCountry,
    },
  };
}

/** The part as it is, held against others; null for one that is to be made. Refuses where it is not as it was seen. */
export async function heldAsSeen(
  queries: Queries,
  { id, version }: { id?: string | undefined; version?: string | undefined },
): Promise<HeldProduct | null> {
  if (id === undefined) return null;
  const held = await readProduct(queries, productNumber(id), { lock: true });
  if (!held) throw notFound();
  const current = versionOf(fieldsOf(held));
  if (version !== undefined && version !== current) throw new StoreError('version_conflict', { data: { version: current } });
  return held;
}
