/** Parts as documents of OpenSearch, read from the database. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import type { Dsl } from './engine-call.ts';

/** A part as it is now, or null for one that is hidden or gone. */
interface DocumentNow {
  id: number;
  document: Dsl | null;
}

export interface ReadDocuments {
  /** Grows with every transaction that ends, so that what was read later wins (external versioning). */
  version: number;
  documents: DocumentNow[];
}

interface OwnPrice {
  currency: string;
  quantities: number[];
  micros: number[];
}

interface Row extends Record<string, unknown> {
  id: number;
  category: number;
  manufacturer: number;
  package: string | null;
  lifecycle: string;
  packagings: string[] | null;
  rohs: boolean;
  datasheet: boolean;
  backorder: boolean;
  available: number;
  popularity: number;
  created: number;
  skus: string[] | null;
  code: string;
  key: string;
  words: string[];
  quantities: number[];
  micros: number[];
  own: OwnPrice[];
  /** Attribute, low, high, option. */
  values: [number, number | null, number | null, number | null][] | null;
}

const columns: SQL = sql`p.id, p.category_id as category, p.manufacturer_id as manufacturer, p.package, p.lifecycle, p.popularity,
  p.rohs in ('compliant', 'exempt') as rohs, p.datasheet is not null as datasheet, coalesce(s.backorder, false) as backorder,
  greatest(coalesce(s.on_hand - s.reserved - s.safety, 0), 0) as available, extract(epoch from p.created_at)::float8 as created,
  p.mpn_code as code, p.mpn_key as key, tsvector_to_array(p.search) as words,
  (select array_agg(distinct packaging order by packaging) from offer where product_id = p.id and not hidden) as packagings,
  (select array_agg(sku order by sku) from offer where product_id = p.id and not hidden) as skus,
  coalesce(o.break_quantities, '{}') as quantities, coalesce(o.break_micros, '{}')::float8[] as micros,
  coalesce((select json_agg(json_build_object('currency', currency, 'quantities', break_quantities, 'micros', break_micros) order by currency)
    from offer_price where offer_id = o.id), '[]') as own,
  (select json_agg(json_build_array(attribute_id, low, high, option_id) order by attribute_id)
    from product_facet where product_id = p.id and category_id = p.category_id) as values`;

const from: SQL = sql`product p left join stock s on s.product_id = p.id left join offer o on o.product_id = p.id and o.is_default and not o.hidden`;

/**
 * Transactions that have ended: those below the next number without those under way, so strictly more after each. A thousand apart, because
 * whoever changes a document by hand adds one, and must not keep the next change out.
 */
const ended: SQL = sql`select 1000 * (pg_snapshot_xmax(now)::text::bigint - (select count(*) from pg_snapshot_xip(now))) as version from (select pg_current_snapshot() as now) one`;

interface Answer extends Record<string, unknown> {
  version: string;
  rows: Row[] | null;
}

async function read(db: Queries, condition: SQL): Promise<{ version: number; rows: Row[] }> {
  const { rows } = await db.execute<Answer>(sql`
    select (${ended})::text as version, (select json_agg(part) from (select ${columns} from ${from} where not p.hidden and ${condition}) part) as rows`);
  return { version: Number(rows[0]?.version ?? 0), rows: rows[0]?.rows ?? [] };
}

/** Parts of these ids, in their order. */
export async function readDocuments(db: Queries, ids: readonly number[]): Promise<ReadDocuments> {
  const { version, rows } = await read(db, sql`p.id = any(${sql.param([...ids])}::int[])`);
  const found = new Map(rows.map((row) => [row.id, documentOf(row)]));
  return { version, documents: ids.map((id) => ({ id, document: found.get(id) ?? null })) };
}

/** The next visible parts after an id. */
export async function readNextDocuments(db: Queries, after: number, most: number): Promise<ReadDocuments> {
  const next = sql`p.id in (select id from product where id > ${after} and not hidden order by id limit ${most})`;
  const { version, rows } = await read(db, sql`${next} order by p.id`);
  return { version, documents: rows.map((row) => ({ id: row.id, document: documentOf(row) })) };
}

function documentOf({ quantities, micros, own, values, package: packageName, packagings, skus, ...row }: Row): Dsl {
  const core = /^[A-Z]{1,4}(\d+)(?![0-9])/.exec(row.key)?.[1];
  const document: Dsl = { ...row, key_length: row.key.length, beginnings: beginningsOf(row.code) };
  if (packageName !== null) document['package'] = packageName;
  if (packagings) document['packagings'] = packagings;
  if (skus) document['skus'] = skus;
  if (core !== undefined) document['core'] = core;
  addPrices(document, 'base', quantities, micros);
  const onRequest = own.filter((one) => one.quantities.length === 0).map(({ currency }) => currency);
  if (onRequest.length > 0) document['on_request'] = onRequest;
  for (const one of own) addPrices(document, one.currency, one.quantities, one.micros);
  for (const value of values ?? []) addValue(document, value);
  return document;
}

/** Beginnings of codes that are looked for as they are; longer ones belong to few parts. */
const [shortestBeginning, longestBeginning] = [2, 6];

function beginningsOf(code: string): string[] {
  const signs = [...code];
  const lengths = Math.min(signs.length, longestBeginning) - shortestBeginning + 1;
  return Array.from({ length: Math.max(0, lengths) }, (_, more) => signs.slice(0, shortestBeginning + more).join(''));
}

/** Whether `beginnings` holds every code's beginning of that length. */
export function isHeldBeginning(code: string): boolean {
  const { length } = [...code];
  return length >= shortestBeginning && length <= longestBeginning;
}

/** Values of a field come back in ascending order, so each price carries its place above what a price can be. */
const placeOfPrice = 2 ** 53;

function addPrices(document: Dsl, name: string, quantities: readonly number[], micros: readonly number[]): void {
  if (quantities.length === 0) return;
  document[`quantities_${name}`] = quantities;
  // As text: the numbers of JSON are exact up to the first place only.
  document[`prices_${name}`] = micros.map((price, place) => (BigInt(place) * BigInt(placeOfPrice) + BigInt(price)).toString());
}

function addValue(document: Dsl, [attribute, low, high, option]: [number, number | null, number | null, number | null]): void {
  if (option !== null) document[`option_${attribute}`] = option;
  if (low !== null) document[`low_${attribute}`] = low;
  if (high !== null) document[`high_${attribute}`] = high;
  document[`value_${attribute}`] = valueText(low, high, option);
}

/** A value of a parameter as one text, and back. */
function valueText(low: number | null, high: number | null, option: number | null): string {
  if (option !== null) return `o${option}`;
  return high === null || high === low ? `n${low}` : `r${low} ${high}`;
}

export function readValueText(text: string): { low: number | null; high: number | null; optionId: number | null } {
  const [low = '', high] = text.slice(1).split(' ');
  if (text.startsWith('o')) return { low: null, high: null, optionId: Number(low) };
  return { low: low === 'null' ? null : Number(low), high: high === undefined ? null : Number(high), optionId: null };
}
