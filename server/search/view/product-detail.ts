import { printedGtin } from '#contract/gtin.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { ProductDetail, Stock } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { executePrepared } from '#server/db/prepared.ts';
import { partCode } from '#server/rules/part-number.ts';
import { sellerTariff } from '#server/rules/seller-words.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { words } from '#server/kernel/words.ts';
import { breadcrumbOf } from '#server/search/categories.ts';
import { showAttributes } from './attribute-view.ts';
import { type ProductRow, listItems, productColumns, showListItem } from '#server/search/listing/list-item.ts';
import { readOffers, showOffer } from './offer-view.ts';
import { showPictures } from './part-pictures.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { makeSeo } from './seo.ts';
import { type StockRow, showStock, stockColumns } from './stock-view.ts';
import type { View } from './view.ts';

interface DetailRow extends ProductRow, StockRow {
  gtin: string | null;
  series: string | null;
  last_buy_date: string | null;
  has_pinout: boolean;
  msl: string | null;
  weight_g: number | null;
  eccn_us: string | null;
  eccn_eu: string | null;
  hts: string | null;
  country_of_origin: string | null;
  lead_free: boolean | null;
  hazardous: boolean;
  updated_at: string;
  documents: ProductDetail['documents'];
  references: { kind: ProductDetail['cross_references'][number]['kind']; other: number; note: string | null }[];
}

const detailColumns: SQL = sql`${productColumns}, ${stockColumns}, p.gtin, p.series, p.last_buy_date::text, p.pinout is not null as has_pinout, p.msl, p.weight_g, p.eccn_us, p.eccn_eu, p.hts,
  p.country_of_origin, p.lead_free, p.hazardous, to_json(p.updated_at at time zone 'UTC') #>> '{}' || 'Z' as updated_at,
  coalesce((select json_agg(json_build_object('kind', d.kind, 'title', d.title, 'url', d.url, 'language', d.language, 'size', d.size,
    'updated_at', to_json(d.updated_at at time zone 'UTC') #>> '{}' || 'Z') order by d.id)
    from product_document d where d.product_id = p.id), '[]') as documents,
  coalesce((select json_agg(json_build_object('kind', c.kind, 'other', c.other_id, 'note', c.note) order by c.position, c.kind, c.other_id)
    from cross_reference c where c.product_id = p.id), '[]') as "references"`;

export interface ProductName {
  web_url?: string | undefined;
  sku?: string | undefined;
  mpn?: string | undefined;
  brand_web_url?: string | undefined;
}

/** A product's page by address, order code, or maker and part number; `not_found` tells the new address of a renamed one. */
/** What the shop itself says of each part. */
interface Seller {
  country: string;
  /** Until then an order leaves the same day. */
  orderCutoff: Date | null;
}

export async function showProduct(view: View, asked: ProductName, seller: Seller): Promise<ProductDetail> {
  const { rows } = await executePrepared<DetailRow>(
    view.db,
    sql`select ${detailColumns} from product p left join stock s on s.product_id = p.id
      where ${nameCondition(view, asked)} and not p.hidden order by p.id limit 1`,
  );
  const [row] = rows;
  if (!row) throw await missing(view, asked.web_url);
  const isKnown = view.reference.categories.has(row.category_id) && view.reference.manufacturers.has(row.manufacturer_id);
  return showDetail(isKnown ? view : { ...view, reference: await rereadReference(view.db) }, row, seller);
}

function nameCondition({ reference }: View, { web_url: slug, sku, mpn = '', brand_web_url: brand = '' }: ProductName): SQL {
  if (slug !== undefined) return sql`p.slug = ${slug}`;
  if (sku !== undefined) return sql`p.id = (select product_id from offer where sku = ${sku} and not hidden)`;
  return sql`p.manufacturer_id = ${reference.manufacturerBySlug.get(brand)?.id ?? 0} and p.mpn_code = ${partCode(mpn)}`;
}

async function missing({ db }: View, slug: string | undefined): Promise<StoreError> {
  if (slug === undefined) return notFound();
  const { rows } = await db.execute<{ slug: string }>(
    sql`select p.slug from product_slug old join product p on p.id = old.product_id where old.slug = ${slug} and not p.hidden`,
  );
  return rows[0] ? new StoreError('not_found', { data: { moved_to: rows[0].slug } }) : notFound();
}

async function showDetail(view: View, row: DetailRow, seller: Seller): Promise<ProductDetail> {
  const [offers, others] = await Promise.all([
    readOffers(view, row.id),
    listItems(view, [...new Set(row.references.map(({ other }) => other))]),
  ]);
  const item = showListItem(view, row, offers.find(({ is_default: isDefault }) => isDefault) ?? null);
  const category = view.reference.categories.get(row.category_id);
  const shown = offers.map((offer) => showOffer(offer, view));
  const stock: Stock = showStock(row);
  return {
    ...item,
    attributes: category ? showAttributes(view, category, row.attributes) : [],
    ...(row.gtin !== null && { gtin: printedGtin(row.gtin) }),
    series: row.series,
    ...(row.last_buy_date !== null && { last_buy_date: row.last_buy_date }),
    has_pinout: row.has_pinout,
    gallery: showPictures(view, row.pictures, `${item.manufacturer.name} ${row.mpn}`),
    body: null,
    offers: shown,
    stock,
    breadcrumb: category ? breadcrumbOf(view, category) : [],
    compliance: complianceOf(row),
    tariff: row.hts === null ? null : { name: tariffName(view, seller.country), code: row.hts },
    weight_g: row.weight_g,
    documents: row.documents,
    cross_references: row.references.flatMap(({ kind, other, note }) => {
      const product = others.find(({ id }) => id === String(other));
      return product ? [{ kind, product, note }] : [];
    }),
    supplier: null,
    quote_only: shown.every(({ price_breaks: breaks }) => breaks.length === 0),
    order_cutoff: seller.orderCutoff?.toISOString() ?? null,
    seo: makeSeo(view, 'product', buildPath('product-web_url', { web_url: row.slug }), {
      mpn: row.mpn,
      manufacturer: item.manufacturer.name,
      name: item.name,
      description: item.description,
    }),
    updated_at: row.updated_at,
  };
}

/** What is not recorded stays unknown. */
function complianceOf(row: DetailRow): ProductDetail['compliance'] {
  return {
    rohs: row.rohs,
    reach_svhc: 'unknown',
    msl: row.msl,
    eccn_us: row.eccn_us,
    eccn_eu: row.eccn_eu,
    hts: row.hts,
    country_of_origin: row.country_of_origin,
    lead_free: row.lead_free,
    hazardous: row.hazardous,
  };
}

/** What the seller's country calls the number; papers print it with the number behind. */
function tariffName({ language }: View, sellerCountry: string): string {
  return words(language, 'document')(`line.tariff.${sellerTariff(sellerCountry)}`, { code: '' }).trim();
}
