/** Temporary tables that hold the parts of an import before they are merged into the shop. */
import type { Bulk, CopyValue } from '#server/db/bulk.ts';
import { partKey } from '#server/rules/part-number.ts';
import { pinMapOf } from '#server/rules/stand-in/pin-map.ts';
import { facetValues } from './facet-values.ts';
import type { StagedPart } from './staged-part.ts';

/** Of `product` and of what is staged, in the order of `partRow`. */
export const partColumns = `id, slug, mpn, mpn_key, manufacturer_id, category_id, gtin, series, package, package_id, lifecycle, last_buy_date, rohs, attributes,
  description, datasheet, pinout, pinout_source, pin_map, msl, weight_g, hts, eccn_us, eccn_eu, country_of_origin, lead_free, hazardous, hidden,
  popularity, search`;

/** Of `product_facet` and of what is staged, in the order of `facetRows`. */
export const facetColumns = 'category_id, attribute_id, product_id, option_id, low, high';

export async function createStaging(bulk: Bulk): Promise<void> {
  await bulk.query(`
    create temp table in_part (id int primary key, slug text, mpn text, mpn_key text, manufacturer_id int, category_id int, gtin text,
      series text, package text, package_id text, lifecycle text, last_buy_date date, rohs text, attributes jsonb, description jsonb,
      datasheet text, pinout text, pinout_source text, pin_map text, msl text, weight_g float8, hts text, eccn_us text, eccn_eu text, country_of_origin text, lead_free boolean,
      hazardous boolean, hidden boolean, popularity int, search tsvector, is_new boolean, line int, has_pictures boolean, has_substitutes boolean) on commit drop;
    create temp table in_picture (product_id int, place smallint, picture_id text, alt jsonb) on commit drop;
    create temp table in_substitute (product_id int, line int, place smallint, manufacturer_id int, mpn_key text, mpn text, kind text, note text) on commit drop;
    create temp table in_facet (category_id int, attribute_id smallint, product_id int, option_id int, low float8, high float8) on commit drop;
    create temp table in_stock (product_id int, line int, on_hand int, safety int, backorder boolean, has_lead_time boolean,
      lead_time_days int, incoming jsonb, country text) on commit drop;
    create temp table in_offer (product_id int, line int, place int, sku text, packaging text, pack_size int, moq int, multiple int,
      max_quantity int, fee_micros bigint, quantities int[], micros bigint[]) on commit drop;`);
}

/** Adds a batch; with `inPlace` parts and filter values at once to the shop's own, which is to have none of these parts. */
export async function stage(bulk: Bulk, batch: readonly StagedPart[], inPlace: boolean): Promise<void> {
  if (inPlace) await bulk.copy(`product (${partColumns})`, batch.map(partRow));
  else await bulk.copy(`in_part (${partColumns}, is_new, line, has_pictures, has_substitutes)`, batch.map(stagedRow));
  await bulk.copy('in_picture', batch.flatMap(pictureRows));
  await bulk.copy('in_substitute', batch.flatMap(substituteRows));
  await bulk.copy(`${inPlace ? 'product_facet' : 'in_facet'} (${facetColumns})`, batch.flatMap(facetRows));
  await bulk.copy('in_stock', batch.flatMap(stockRows));
  await bulk.copy('in_offer', batch.flatMap(offerRows));
}

/** Tells the database what the tables hold, once they are full. */
export async function finishStaging(bulk: Bulk): Promise<void> {
  // Only what the merge joins by: statistics of texts and vectors would take longer than they save.
  await bulk.query(
    'analyze in_part (id), in_picture (product_id), in_substitute (product_id), in_facet (product_id), in_stock (product_id), in_offer (product_id, sku)',
  );
}

function stagedRow(staged: StagedPart): CopyValue[] {
  return [...partRow(staged), staged.isNew, staged.line, staged.pictures !== null, staged.substitutes !== null];
}

function partRow({ id, slug, search, part }: StagedPart): CopyValue[] {
  return [
    id,
    slug,
    part.mpn,
    part.mpnKey,
    part.maker.id,
    part.category.id,
    part.gtin,
    part.series,
    part.package,
    part.packageId,
    part.lifecycle,
    part.lastBuyDate,
    part.rohs,
    JSON.stringify(part.attributes),
    JSON.stringify(part.description),
    part.datasheet,
    part.pinout,
    part.pinoutSource,
    pinMapOf(part.pinout),
    part.msl,
    part.weightG,
    part.hts,
    part.eccnUs,
    part.eccnEu,
    part.countryOfOrigin,
    part.leadFree,
    part.hazardous,
    part.hidden,
    part.popularity,
    search,
  ];
}

function pictureRows({ id, pictures }: StagedPart): CopyValue[][] {
  return (pictures ?? []).map(({ pictureId, alt }, place) => [id, place, pictureId, JSON.stringify(alt)]);
}

function substituteRows({ id, line, substitutes }: StagedPart): CopyValue[][] {
  return (substitutes ?? []).map(({ makerId, mpn, kind, note }, place) => [id, line, place, makerId, partKey(mpn), mpn, kind, note]);
}

function facetRows({ id, part }: StagedPart): CopyValue[][] {
  return facetValues(part).map(({ attributeId, optionId, low, high }) => [part.category.id, attributeId, id, optionId, low, high]);
}

function stockRows({ id, line, part: { stock } }: StagedPart): CopyValue[][] {
  if (stock === null) return [];
  const { on_hand, safety, backorder, lead_time_days, incoming, warehouse_country } = stock;
  const arrivals = incoming && JSON.stringify(incoming);
  return [[id, line, on_hand, safety, backorder, lead_time_days !== undefined, lead_time_days, arrivals, warehouse_country]];
}

function offerRows({ id, line, part: { offers } }: StagedPart): CopyValue[][] {
  return offers.map((offer, place) => [
    id,
    line,
    place,
    offer.sku,
    offer.packaging,
    offer.packSize,
    offer.moq,
    offer.multiple,
    offer.maxQuantity,
    offer.feeMicros,
    offer.quantities,
    offer.micros,
  ]);
}
