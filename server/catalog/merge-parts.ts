/** Statements that bring staged parts into the shop: rows that do not differ stay untouched, nothing is deleted but outdated filter values. */
import { comparePrices, priceAction } from './price-history.ts';
import type { Bulk } from '#server/db/bulk.ts';
import { findSubstituteProblems, mergeSubstitutes } from './merge-substitutes.ts';
import { PartProblems, type RowProblem } from './problem.ts';
import { facetColumns, partColumns } from './stage-parts.ts';

const mergeParts = `
  insert into product as kept (${partColumns}) select ${partColumns} from in_part order by id
  on conflict (id) do update set category_id = excluded.category_id, gtin = excluded.gtin, series = excluded.series, package = excluded.package,
    package_id = excluded.package_id, lifecycle = excluded.lifecycle, last_buy_date = excluded.last_buy_date, rohs = excluded.rohs, attributes = excluded.attributes,
    description = excluded.description, datasheet = excluded.datasheet, pinout = excluded.pinout,
    pinout_source = excluded.pinout_source, pin_map = excluded.pin_map, msl = excluded.msl, weight_g = excluded.weight_g,
    hts = excluded.hts, eccn_us = excluded.eccn_us, eccn_eu = excluded.eccn_eu, country_of_origin = excluded.country_of_origin,
    lead_free = excluded.lead_free, hazardous = excluded.hazardous, hidden = excluded.hidden,
    popularity = excluded.popularity, search = excluded.search, updated_at = now()
  where (kept.category_id, kept.gtin, kept.series, kept.package, kept.package_id, kept.lifecycle, kept.last_buy_date, kept.rohs, kept.attributes, kept.description,
      kept.datasheet, kept.pinout, kept.pinout_source, kept.pin_map, kept.msl, kept.weight_g, kept.hts, kept.eccn_us, kept.eccn_eu, kept.country_of_origin, kept.lead_free, kept.hazardous, kept.hidden,
      kept.popularity, kept.search)
    is distinct from (excluded.category_id, excluded.gtin, excluded.series, excluded.package, excluded.package_id, excluded.lifecycle, excluded.last_buy_date, excluded.rohs,
      excluded.attributes, excluded.description, excluded.datasheet, excluded.pinout, excluded.pinout_source, excluded.pin_map, excluded.msl, excluded.weight_g,
      excluded.hts, excluded.eccn_us, excluded.eccn_eu, excluded.country_of_origin, excluded.lead_free, excluded.hazardous, excluded.hidden, excluded.popularity,
      excluded.search)
  returning id`;

const clearFacets = `
  delete from product_facet kept using in_part part
  where not part.is_new and kept.product_id = part.id and not exists (select 1 from in_facet facet
    where facet.product_id = kept.product_id and facet.category_id = kept.category_id and facet.attribute_id = kept.attribute_id)`;

/** A row that names pictures names all of them. */
const mergePictures = `
  with gone as (
    delete from product_picture kept using in_part part
    where part.has_pictures and kept.product_id = part.id
      and not exists (select 1 from in_picture given where given.product_id = kept.product_id and given.place = kept.position)
    returning kept.product_id),
  put as (
    insert into product_picture as kept (product_id, position, picture_id, alt) select product_id, place, picture_id, alt from in_picture
    on conflict (product_id, position) do update set picture_id = excluded.picture_id, alt = excluded.alt
    where (kept.picture_id, kept.alt) is distinct from (excluded.picture_id, excluded.alt)
    returning kept.product_id)
  update product set updated_at = now() where id in (select product_id from gone union select product_id from put) returning id`;

const facetsOf = (condition: string): string => `
  insert into product_facet as kept (${facetColumns})
  select facet.category_id, attribute_id, product_id, option_id, low, high from in_facet facet join in_part part on part.id = product_id
  where ${condition} order by facet.category_id, attribute_id, product_id`;

/** A new part has no rows to conflict with, and then the database need not look for them. */
const addFacets = facetsOf('part.is_new');

const mergeFacets = `${facetsOf('not part.is_new')}
  on conflict (category_id, attribute_id, product_id) do update
  set option_id = excluded.option_id, low = excluded.low, high = excluded.high
  where (kept.option_id, kept.low, kept.high) is distinct from (excluded.option_id, excluded.low, excluded.high)`;

/** The ledger gets the difference, so that its sums stay the level. */
const recordMovements = `
  insert into stock_movement (product_id, kind, on_hand, reserved)
  select given.product_id, case when kept.product_id is null then 'opening' else 'corrected' end, given.on_hand - coalesce(kept.on_hand, 0), 0
  from in_stock given left join stock kept using (product_id)
  where kept.product_id is null or kept.on_hand <> given.on_hand order by given.product_id`;

const mergeStock = `
  insert into stock as kept (product_id, on_hand, safety, backorder, lead_time_days, incoming, warehouse_country)
  select given.product_id, given.on_hand, coalesce(given.safety, old.safety, 0), coalesce(given.backorder, old.backorder, true),
    case when given.has_lead_time then given.lead_time_days else old.lead_time_days end,
    coalesce(given.incoming, old.incoming, '[]'), coalesce(given.country, old.warehouse_country, $1)
  from in_stock given left join stock old using (product_id) order by given.product_id
  on conflict (product_id) do update set on_hand = excluded.on_hand, safety = excluded.safety, backorder = excluded.backorder,
    lead_time_days = excluded.lead_time_days, incoming = excluded.incoming, warehouse_country = excluded.warehouse_country, as_of = now()
  where (kept.on_hand, kept.safety, kept.backorder, kept.lead_time_days, kept.incoming, kept.warehouse_country) is distinct from
    (excluded.on_hand, excluded.safety, excluded.backorder, excluded.lead_time_days, excluded.incoming, excluded.warehouse_country)`;

/** The first offer of a part that has none yet is the one that lists show. */
const mergeOffers = `
  insert into offer as kept (sku, product_id, packaging, pack_size, moq, multiple, max_quantity, fee_micros, is_default, break_quantities, break_micros)
  select sku, product_id, packaging, pack_size, moq, multiple, max_quantity, fee_micros,
    place = 0 and not exists (select 1 from offer other where other.product_id = given.product_id and other.is_default), quantities, micros
  from in_offer given order by product_id, place
  on conflict (sku) do update set packaging = excluded.packaging, pack_size = excluded.pack_size, moq = excluded.moq,
    multiple = excluded.multiple, max_quantity = excluded.max_quantity, fee_micros = excluded.fee_micros,
    break_quantities = excluded.break_quantities, break_micros = excluded.break_micros
  where (kept.packaging, kept.pack_size, kept.moq, kept.multiple, kept.max_quantity, kept.fee_micros, kept.break_quantities, kept.break_micros)
    is distinct from (excluded.packaging, excluded.pack_size, excluded.moq, excluded.multiple, excluded.max_quantity, excluded.fee_micros,
      excluded.break_quantities, excluded.break_micros)`;

/** The old price of what is sold at another one now, so that a reduction can be told from a price that only looks like one. */
const recordPrices = `
  insert into audit (at, actor, action, target, detail)
  select now(), 'import', '${priceAction}', kept.sku, jsonb_build_object('before', kept.break_micros[1], 'after', given.micros[1])
  from in_offer given join offer kept using (sku)
  where kept.break_micros[1] is not null and kept.break_micros[1] is distinct from given.micros[1] order by kept.sku`;

/**
 * Merges what is staged; gives how many parts were added or changed in themselves. Stock without a country lies in `country`.
 * Stock and offers come last: orders lock them, and one placed meanwhile may have reserved more than a row leaves (`PartProblems`).
 */
export async function mergeStaged(bulk: Bulk, country: string): Promise<number> {
  const written = await bulk.query<{ id: number }>(mergeParts);
  const shownAnew = await bulk.query<{ id: number }>(mergePictures);
  const replacedAnew = await mergeSubstitutes(bulk);
  await bulk.query(clearFacets);
  await bulk.query(addFacets);
  await bulk.query(mergeFacets);
  const conflicts = stockConflicts(await bulk.query<StockRow>(`${findStock} for update of kept`));
  if (conflicts.length > 0) throw new PartProblems(conflicts);
  await bulk.query(recordMovements);
  await bulk.query(mergeStock, [country]);
  await bulk.query(recordPrices);
  await bulk.query(mergeOffers);
  await bulk.query(comparePrices('o.sku in (select sku from in_offer)', 'now()'));
  return new Set([...written, ...shownAnew, ...replacedAnew].map(({ id }) => id)).size;
}

interface StockRow {
  line: number;
  on_hand: number;
  reserved: number;
}

const findStock = `
  select given.line, given.on_hand, kept.reserved from in_stock given join stock kept using (product_id) order by product_id`;

function stockConflicts(rows: readonly StockRow[]): RowProblem[] {
  const short = rows.filter(({ on_hand, reserved }) => on_hand < reserved);
  return short.map(({ line, on_hand }) => ({ line, field: 'stock.on_hand', code: 'out_of_range', value: String(on_hand) }));
}

/** What only the shop's own rows can tell: order codes and GTINs of other parts, stock below what orders have reserved, substitutes that are none. */
export async function findConflicts(bulk: Bulk): Promise<RowProblem[]> {
  const codes = await bulk.query<{ line: number; place: number; sku: string }>(`
    select given.line, given.place, given.sku from in_offer given join offer kept using (sku) where kept.product_id <> given.product_id
    union all
    select line, place, sku from (select *, min(product_id) over (partition by sku) as owner from in_offer) shared
    where owner <> product_id order by line, place`);
  const gtins = await bulk.query<{ line: number; gtin: string }>(`
    select given.line, given.gtin from in_part given join product kept using (gtin)
      where kept.id <> given.id and not exists (select 1 from in_part other where other.id = kept.id)
    union all
    select line, gtin from (select *, min(id) over (partition by gtin) as owner from in_part where gtin is not null) shared
    where owner <> id order by line`);
  const stock = await bulk.query<StockRow>(findStock);
  return [
    ...codes.map(({ line, place, sku }): RowProblem => ({ line, field: `offers.${place}.sku`, code: 'not_unique', value: sku })),
    ...gtins.map(({ line, gtin: value }): RowProblem => ({ line, field: 'gtin', code: 'not_unique', value })),
    ...stockConflicts(stock),
    ...(await findSubstituteProblems(bulk)),
  ];
}
