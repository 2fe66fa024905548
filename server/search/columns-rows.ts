import { sql } from 'drizzle-orm';
import { lifecycles, packagings } from '#contract/api/part.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Database } from '#server/db/client.ts';
import { readDoubles, readIntegers } from '#server/db/packed.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { type Breaks, type CodeColumn, type Columns, type Row, rowOf } from './columns.ts';

type Packed = Record<string, Buffer | null>;

/** Reads the columns of all visible parts; about 0.2 s of the database's time for 60,000. */
export async function readColumns(db: Database): Promise<Columns> {
  const [{ keys, ...parts }, names, offers, own] = await Promise.all([readParts(db), readPackages(db), readOffers(db), readOwnPrices(db)]);
  const integers = async (name: string): Promise<Int32Array> => {
    await letOthers();
    return readIntegers(parts[name] ?? null);
  };
  const codes = async (name: string): Promise<CodeColumn> => codeColumn(await integers(name));
  const ids = await integers('ids');
  const flags = await integers('flags');
  const category = await codes('category');
  return {
    all: Int32Array.from(ids.keys()),
    ids,
    category,
    manufacturer: await codes('manufacturer'),
    package: await codes('package'),
    packages: names,
    lifecycle: await codes('lifecycle'),
    isRohs: flagColumn(flags, 0),
    hasDatasheet: flagColumn(flags, 1),
    backorder: flagColumn(flags, 2),
    available: await integers('available'),
    popularity: await integers('popularity'),
    keys: ids.length === 0 ? [] : await splitKeys(keys ?? ''),
    mpnRank: await integers('mpn_rank'),
    mpnLength: await integers('mpn_length'),
    createdAt: readDoubles(parts['created'] ?? null),
    ...(await alignOffers(ids, offers)),
    ownBreaks: alignOwnPrices(ids, own),
    ...groupRows(category),
    values: new Map(),
  };
}

const keysAtOnce = 20_000;

/** Keys have letters and digits only. */
async function splitKeys(text: string): Promise<string[]> {
  const keys: string[] = [];
  for (let from = 0; from <= text.length;) {
    const blank = text.indexOf(' ', from);
    const end = blank < 0 ? text.length : blank;
    keys.push(text.slice(from, end));
    from = end + 1;
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    if (keys.length % keysAtOnce === 0) await letOthers();
  }
  return keys;
}

function flagColumn(flags: Int32Array, bit: number): Uint8Array {
  const column = new Uint8Array(flags.length);
  for (let row = 0; row < flags.length; row += 1) column[row] = ((flags[row] ?? 0) >> bit) & 1;
  return column;
}

function codeColumn(codes: Int32Array): CodeColumn {
  return { codes, size: codes.reduce((greatest, code) => Math.max(greatest, code), 0) + 1 };
}

interface PackedParts extends Record<string, unknown> {
  keys: string | null;
}

async function readParts(db: Database): Promise<Packed & PackedParts> {
  const { rows } = await db.execute<Packed & PackedParts>(sql`
    select string_agg(int4send(id), '') as ids, string_agg(int4send(category_id), '') as category,
      string_agg(int4send(manufacturer_id), '') as manufacturer, string_agg(int4send(package_code), '') as package,
      string_agg(int4send(lifecycle), '') as lifecycle, string_agg(int4send(flags), '') as flags,
      string_agg(int4send(available), '') as available, string_agg(int4send(popularity), '') as popularity,
      string_agg(int4send(mpn_rank), '') as mpn_rank, string_agg(int4send(mpn_length), '') as mpn_length,
      string_agg(float8send(created), '') as created,
      string_agg(mpn_key, ' ') as keys
    from (
      select p.id, p.category_id, p.manufacturer_id, coalesce(named.code, 0)::int as package_code,
        coalesce(array_position(${sql.param([...lifecycles])}::text[], p.lifecycle), 0) as lifecycle,
        (p.rohs in ('compliant', 'exempt'))::int + 2 * (p.datasheet is not null)::int + 4 * coalesce(s.backorder, false)::int as flags,
        greatest(coalesce(s.on_hand - s.reserved - s.safety, 0), 0) as available, p.popularity, p.mpn_key, length(p.mpn_key) as mpn_length,
        (row_number() over (order by p.mpn_key collate "C", p.id))::int as mpn_rank, extract(epoch from p.created_at)::float8 as created
      from product p left join stock s on s.product_id = p.id left join (${namedPackages}) named on named.package = p.package
      where not p.hidden order by p.id
    ) part`);
  return rows[0] ?? { keys: null };
}

const namedPackages = sql`select package, row_number() over (order by package) as code
  from (select distinct package from product where package is not null) one`;

async function readPackages(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ package: string }>(sql`select package from (${namedPackages}) named order by code`);
  return ['', ...rows.map((row) => row.package)];
}

/** Two statements: what is offered at all, and the price breaks that lists show, in the order of the parts. */
async function readOffers(db: Database): Promise<Packed> {
  const places = sql.param([...packagings]);
  const [{ rows: offered }, { rows: priced }] = await Promise.all([
    db.execute<Packed>(sql`
      select string_agg(int4send(product_id), '') as offered, string_agg(int4send(packed), '') as packed from (
        select product_id, bit_or(1 << array_position(${places}::text[], packaging) - 1) as packed
        from offer where not hidden group by product_id
      ) offered`),
    db.execute<Packed>(sql`
      select string_agg(int4send(product_id), '') as priced, string_agg(int4send(quantity), '') as quantity,
        string_agg(float8send(micros), '') as micros
      from (
        select o.product_id, step.quantity, step.micros::float8 as micros
        from offer o, unnest(o.break_quantities, o.break_micros) with ordinality as step (quantity, micros, place)
        where o.is_default and not o.hidden order by o.product_id, step.place
      ) price`),
  ]);
  return { ...offered[0], ...priced[0] };
}

type OfferColumns = Pick<Columns, 'packagings' | 'breakStart' | 'breakQuantity' | 'breakMicros'>;

/** Offers of parts that were hidden or added between the statements find no row and are left out. */
async function alignOffers(ids: Int32Array, packed: Packed): Promise<OfferColumns> {
  const integers = (name: string) => readIntegers(packed[name] ?? null);
  const codes = integers('packed');
  const packagingBits = new Int32Array(ids.length);
  await letOthers();
  for (const [index, id] of integers('offered').entries()) {
    const row = rowOf({ ids }, id);
    if (row >= 0) packagingBits[row] = codes[index] ?? 0;
  }
  await letOthers();
  return { packagings: packagingBits, ...(await alignBreaks(ids, packed)) };
}

/** Breaks of parts that have no row must not lie between those of two that have one: they would be read as the first one's. */
async function alignBreaks(ids: Int32Array, packed: Packed): Promise<Omit<OfferColumns, 'packagings'>> {
  const priced = readIntegers(packed['priced'] ?? null);
  const quantities = readIntegers(packed['quantity'] ?? null);
  const micros = readDoubles(packed['micros'] ?? null);
  const breakStart = new Int32Array(ids.length + 1);
  await letOthers();
  let [next, kept] = [0, 0];
  for (const [row, id] of ids.entries()) {
    while (next < priced.length && (priced[next] ?? 0) < id) next += 1;
    breakStart[row] = kept;
    for (; priced[next] === id; next += 1) {
      quantities[kept] = quantities[next] ?? 0;
      micros[kept] = micros[next] ?? 0;
      kept += 1;
    }
  }
  breakStart[ids.length] = kept;
  await letOthers();
  return { breakStart, breakQuantity: quantities.slice(0, kept), breakMicros: micros.slice(0, kept) };
}

interface OwnPrice extends Record<string, unknown> {
  product_id: number;
  currency: CurrencyCode;
  quantities: number[];
  /** bigint comes as text. */
  micros: string[];
}

async function readOwnPrices(db: Database): Promise<OwnPrice[]> {
  const { rows } = await db.execute<OwnPrice>(sql`
    select o.product_id, op.currency, op.break_quantities as quantities, op.break_micros as micros
    from offer_price op join offer o on o.id = op.offer_id where o.is_default and not o.hidden`);
  return rows;
}

function alignOwnPrices(ids: Int32Array, prices: readonly OwnPrice[]): Columns['ownBreaks'] {
  const own = new Map<CurrencyCode, Map<Row, Breaks>>();
  for (const { product_id: id, currency, quantities, micros } of prices) {
    const byRow = own.get(currency) ?? new Map<Row, Breaks>();
    byRow.set(rowOf({ ids }, id), { quantities, micros: micros.map(Number) });
    own.set(currency, byRow);
  }
  return own;
}

/** Which rows each category has. */
export function groupRows({ codes, size }: CodeColumn): Pick<Columns, 'rowsOf' | 'placeInCategory'> {
  const counts = new Int32Array(size);
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  const groups = new Map<number, Int32Array>();
  counts.forEach((count, code) => {
    if (count > 0) groups.set(code, new Int32Array(count));
  });
  const filled = new Int32Array(size);
  const placeInCategory = new Int32Array(codes.length);
  codes.forEach((code, row) => {
    const place = filled[code] ?? 0;
    filled[code] = place + 1;
    placeInCategory[row] = place;
    const group = groups.get(code);
    if (group) group[place] = row;
  });
  return { rowsOf: groups, placeInCategory };
}
