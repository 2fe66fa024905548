/** Parts of the shop as the records that an import takes (`docs/catalog-import.md`). */
import { printedGtin } from '#contract/gtin.ts';
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { makerNames } from '#server/catalog/makers.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';

/** Parts that are read together: few enough to be answered for beside other calls. */
const batchSize = 250;

interface OfferRow {
  sku: string;
  packaging: NonNullable<PartRecord['offers']>[number]['packaging'];
  pack_size: number | null;
  moq: number;
  multiple: number;
  max_quantity: number | null;
  fee_micros: number;
  quantities: number[];
  micros: number[];
}

interface SubstituteRow {
  maker: number;
  mpn: string;
  kind: NonNullable<PartRecord['substitutes']>[number]['kind'];
  note: string | null;
}

interface PartRow extends Record<string, unknown> {
  id: number;
  maker: number;
  mpn: string;
  gtin: string | null;
  series: string | null;
  package: string | null;
  package_id: string | null;
  lifecycle: NonNullable<PartRecord['lifecycle']>;
  last_buy_date: string | null;
  rohs: NonNullable<PartRecord['rohs']>;
  description: Record<string, string>;
  datasheet: string | null;
  pinout: string | null;
  pinout_source: string | null;
  msl: string | null;
  weight_g: number | null;
  hts: string | null;
  eccn_us: string | null;
  eccn_eu: string | null;
  country_of_origin: string | null;
  lead_free: boolean | null;
  hazardous: boolean;
  hidden: boolean;
  popularity: number;
  attributes: Record<string, AttributeValue>;
  substitutes: SubstituteRow[] | null;
  stock: Required<NonNullable<PartRecord['stock']>> | null;
  offers: OfferRow[];
}

export interface ReadOptions {
  /** Of this maker alone. */
  manufacturer?: number | undefined;
  /** With what changes by itself while somebody works on the file: levels of stock, and popularity. */
  withStock: boolean;
}

/** Parts of categories and of all below them, hidden ones too, category by category in the order of the tree, the oldest first. */
export async function* readRecords(
  queries: Queries,
  reference: Reference,
  categories: readonly CategoryEntry[],
  options: ReadOptions,
): AsyncGenerator<PartRecord> {
  const toRecord = recordMaker(reference, options);
  for (const leaf of categories.flatMap(leavesOf)) {
    for (let after = 0, rows: PartRow[] = []; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      rows = await readBatch(queries, leaf.id, after, options.manufacturer);
      for (const row of rows) yield toRecord(row, leaf);
      if (rows.length < batchSize) break;
      after = rows.at(-1)?.id ?? after;
    }
  }
}

/** The lowest categories of a tree, in its order. */
function leavesOf(category: CategoryEntry): CategoryEntry[] {
  return category.children.length === 0 ? [category] : category.children.flatMap(leavesOf);
}

async function readBatch(queries: Queries, category: number, after: number, manufacturer: number | undefined): Promise<PartRow[]> {
  const { rows } = await queries.execute<PartRow>(sql`
    select p.id, p.manufacturer_id as maker, p.mpn, p.gtin, p.series, p.package, p.package_id, p.lifecycle, p.last_buy_date::text, p.rohs, p.description, p.datasheet, p.pinout,
      p.pinout_source, p.msl,
      p.weight_g, p.hts, p.eccn_us, p.eccn_eu, p.country_of_origin, p.lead_free, p.hazardous, p.hidden, p.popularity, p.attributes,
      (select jsonb_build_object('on_hand', s.on_hand, 'safety', s.safety, 'backorder', s.backorder, 'lead_time_days', s.lead_time_days,
        'incoming', s.incoming, 'warehouse_country', s.warehouse_country) from stock s where s.product_id = p.id) as stock,
      (select jsonb_agg(jsonb_build_object('maker', q.manufacturer_id, 'mpn', q.mpn, 'kind', c.kind, 'note', c.note) order by c.position, c.kind, q.id)
        from cross_reference c join product q on q.id = c.other_id where c.product_id = p.id) as substitutes,
      (select coalesce(jsonb_agg(jsonb_build_object('sku', o.sku, 'packaging', o.packaging, 'pack_size', o.pack_size, 'moq', o.moq,
        'multiple', o.multiple, 'max_quantity', o.max_quantity, 'fee_micros', o.fee_micros, 'quantities', o.break_quantities,
        'micros', o.break_micros) order by o.is_default desc, o.id), '[]') from offer o where o.product_id = p.id and not o.hidden) as offers
    from product p where p.category_id = ${category} and p.id > ${after}
      and ${manufacturer === undefined ? sql`true` : sql`p.manufacturer_id = ${manufacturer}`} order by p.id limit ${batchSize}`);
  return rows;
}

function recordMaker(reference: Reference, { withStock }: ReadOptions) {
  const makers = makerNames(reference);
  /** The name, unless the import would find another maker by it. */
  const makerOf = (id: number): string => {
    const maker = reference.manufacturers.get(id);
    if (!maker) throw new Error(`A part is of the unknown maker ${id}`);
    return makers.find(maker.name)?.id === id ? maker.name : maker.slug;
  };
  return (row: PartRow, category: CategoryEntry): PartRecord => {
    const known = new Set(category.attributes.map(({ attribute }) => attribute.key));
    return {
      manufacturer: makerOf(row.maker),
      mpn: row.mpn,
      category: category.slug,
      ...given('gtin', row.gtin && printedGtin(row.gtin)),
      ...given('series', row.series),
      ...given('package', row.package),
      ...given('package_id', row.package_id),
      lifecycle: row.lifecycle,
      ...given('last_buy_date', row.last_buy_date),
      rohs: row.rohs,
      ...(Object.keys(row.description).length > 0 && { description: row.description }),
      ...given('datasheet', row.datasheet),
      ...given('pinout', row.pinout),
      ...given('pinout_source', row.pinout_source),
      ...given('msl', row.msl as PartRecord['msl'] | null), // only what the contract knows is ever written
      ...given('weight_g', row.weight_g),
      ...given('hts', row.hts),
      ...given('eccn_us', row.eccn_us),
      ...given('eccn_eu', row.eccn_eu),
      ...given('country_of_origin', row.country_of_origin),
      ...given('lead_free', row.lead_free),
      hazardous: row.hazardous,
      hidden: row.hidden,
      ...given(
        'substitutes',
        row.substitutes?.map(({ maker, mpn, kind, note }) => ({ manufacturer: makerOf(maker), mpn, kind, ...given('note', note) })),
      ),
      attributes: Object.fromEntries(Object.entries(row.attributes).filter(([key]) => known.has(key))),
      ...(withStock && { popularity: row.popularity, ...given('stock', row.stock) }),
      offers: row.offers.map(offerRecord),
    };
  };
}

function given<Name extends string, Value>(name: Name, value: Value | null | undefined): Partial<Record<Name, Value>> {
  return value === null || value === undefined ? {} : ({ [name]: value } as Record<Name, Value>); // a computed name is any text to the compiler
}

/** Millionths as the decimal text that prices are typed in. */
const priceText = (micros: number): string => String(micros / 1e6);

function offerRecord({ fee_micros: fee, quantities, micros, pack_size, max_quantity, ...offer }: OfferRow) {
  return {
    ...offer,
    ...given('pack_size', pack_size),
    ...given('max_quantity', max_quantity),
    ...(fee > 0 && { fee: priceText(fee) }),
    price_breaks: quantities.map((quantity, place) => ({ quantity, price: priceText(micros[place] ?? 0) })),
  };
}
