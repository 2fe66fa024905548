import { type SQL, sql } from 'drizzle-orm';
import type { searchSuggest } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import { composeDescription, composeName } from '#server/search/naming/describe.ts';
import { executePrepared } from '#server/db/prepared.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { averageOf } from '#server/search/count-ratings.ts';
import { ownOutline } from '#server/rules/package/own-outline.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { showAttributes } from '#server/search/view/attribute-view.ts';
import { type PictureOfPart, showPictures } from '#server/search/view/part-pictures.ts';
import { type OfferRow, offerColumns, showOffer, showPriceAt } from '#server/search/view/offer-view.ts';
import { joinDefaultOffer } from '#server/search/view/price.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { type View, inWords } from '#server/search/view/view.ts';

export interface ProductRow extends Record<string, unknown> {
  id: number;
  slug: string;
  mpn: string;
  manufacturer_id: number;
  category_id: number;
  package: string | null;
  package_id: string | null;
  lifecycle: ProductListItem['lifecycle'];
  rohs: ProductListItem['rohs'];
  attributes: Record<string, AttributeValue>;
  description: Record<string, string>;
  datasheet: string | null;
  available: number;
  lead_time_days: number | null;
  backorder: boolean;
  pictures: PictureOfPart[] | null;
  stars: { sum: number; count: number } | null;
}

export const productColumns: SQL = sql`p.id, p.slug, p.mpn, p.manufacturer_id, p.category_id, p.package, p.package_id, p.lifecycle, p.rohs,
  p.attributes, p.description, p.datasheet, greatest(coalesce(s.on_hand - s.reserved - s.safety, 0), 0) as available,
  s.lead_time_days, coalesce(s.backorder, false) as backorder,
  (select json_agg(json_build_object('id', i.id, 'width', i.width, 'height', i.height, 'placeholder', i.placeholder, 'alt', pp.alt)
    order by pp.position) from product_picture pp join picture i on i.id = pp.picture_id where pp.product_id = p.id) as pictures,
  (select json_build_object('sum', r.sum, 'count', r.count) from product_rating r where r.product_id = p.id) as stars`;

/** Products as lists show them, in the order of the ids; unknown ids are left out. */
export function listItems(view: View, ids: readonly number[]): Promise<ProductListItem[]> {
  return itemsOf(view, ids, showListItem);
}

/** What `show` makes of each product and its default offer, in the order of the ids; unknown ids are left out. */
export async function itemsOf<Item>(
  view: View,
  ids: readonly number[],
  show: (view: View, row: ProductRow, offer: OfferRow | null) => Item,
): Promise<Item[]> {
  if (ids.length === 0) return [];
  const { rows } = await executePrepared<ProductRow & Partial<OfferRow>>(
    view.db,
    sql`select ${productColumns}, ${offerColumns(view)}
      from product p left join stock s on s.product_id = p.id ${joinDefaultOffer(view)}
      where p.id = any(${sql.param([...ids])}::int[])`,
  );
  const known = rows.every(
    (row) => view.reference.categories.has(row.category_id) && view.reference.manufacturers.has(row.manufacturer_id),
  );
  const current = known ? view : { ...view, reference: await rereadReference(view.db) };
  const items = new Map(await mapInSlices(rows, (row) => [row.id, show(current, row, hasOffer(row) ? row : null)] as const));
  return ids.flatMap((id) => items.get(id) ?? []);
}

function hasOffer(row: ProductRow & Partial<OfferRow>): row is ProductRow & OfferRow {
  return typeof row.sku === 'string';
}

function showRating(stars: ProductRow['stars']): ProductListItem['rating'] {
  const { sum, count } = stars ?? { sum: 0, count: 0 };
  return { average: averageOf(sum, count), count };
}

/** What a product belongs to, and what every showing of it works out the same way. */
function placeOf(view: View, row: ProductRow, offer: OfferRow | null) {
  const category = view.reference.categories.get(row.category_id);
  const manufacturer = view.reference.manufacturers.get(row.manufacturer_id);
  if (!category || !manufacturer) throw new Error(`Product ${row.id} names a category or maker that does not exist`);
  return {
    category,
    manufacturer,
    shown: offer && showOffer(offer, view),
    pictures: showPictures(view, row.pictures, `${manufacturer.name} ${row.mpn}`),
    outline: view.reference.outlines.get(row.package_id ?? '') ?? ownOutline({ ...row, partClass: category.partClass }),
  };
}

type Suggested = ResponseOf<typeof searchSuggest>['products'][number];

/** One part among suggestions, without what only a list works out: name, parameters and stars. */
export function showSuggested(view: View, row: ProductRow, offer: OfferRow | null): Suggested {
  const { category, manufacturer, shown, pictures, outline } = placeOf(view, row, offer);
  return {
    web_url: row.slug,
    mpn: row.mpn,
    manufacturer: manufacturer.name,
    description: composeDescription(view, category, row),
    part_class: category.partClass,
    image: pictures[0] ?? null,
    outline,
    available: row.available,
    unit_micros: (shown && showPriceAt(shown.price_breaks, view))?.unit_micros ?? null,
    currency: view.currency,
  };
}

/** One row of a list. `offer` is the default one. */
export function showListItem(view: View, row: ProductRow, offer: OfferRow | null): ProductListItem {
  const { category, manufacturer, shown, pictures, outline } = placeOf(view, row, offer);
  return {
    id: String(row.id),
    web_url: row.slug,
    mpn: row.mpn,
    name: composeName(view, category, row),
    description: composeDescription(view, category, row),
    manufacturer: { web_url: manufacturer.slug, name: manufacturer.name },
    category: { web_url: category.slug, name: inWords(view, category.names) },
    part_class: category.partClass,
    images: pictures.map(({ src, alt, width, height }) => ({ url: src, alt, width, height })),
    image: pictures[0] ?? null,
    package: row.package,
    outline,
    lifecycle: row.lifecycle,
    rohs: row.rohs,
    datasheet: row.datasheet,
    stock: { available: row.available, lead_time_days: row.lead_time_days, backorder: row.backorder },
    offer: shown && shown.price_breaks.length > 0 ? shown : null,
    price_at: shown && showPriceAt(shown.price_breaks, view),
    attributes: showAttributes(view, category, row.attributes, ({ facet, column }) => facet !== null || column),
    rating: showRating(view.showsStars ? row.stars : null),
  };
}
