import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { readDoubles, readIntegers } from '#server/db/packed.ts';
import { letOthers } from '#server/kernel/slices.ts';
import type { ParameterValue } from '#server/search/part-index.ts';
import type { Columns, LeafValues, ValueColumn } from './columns.ts';

interface Packed extends Record<string, unknown> {
  attribute_id: number;
  ids: Buffer;
  lows: Buffer;
  highs: Buffer;
  options: Buffer;
}

/** Values of a large category are read in pieces. */
const valuesAtOnce = 2000;

/** Reads the filterable parameters of a leaf category. */
export async function readLeafValues(db: Database, columns: Columns, categoryId: number): Promise<LeafValues> {
  const some = columns.isSome ? sql`and product_id = any(${sql.param([...columns.ids])}::int[])` : sql``;
  const { rows } = await db.execute<Packed>(sql`
    select attribute_id, string_agg(int4send(product_id), '') as ids, string_agg(float8send(coalesce(low, 'NaN')), '') as lows,
      string_agg(float8send(coalesce(high, 'NaN')), '') as highs, string_agg(int4send(coalesce(option_id, 0)), '') as options
    from product_facet where category_id = ${categoryId} ${some} group by attribute_id`);
  const attributes = rows.map((row) => row.attribute_id);
  const { rows: options } = await db.execute<{ id: number; position: number }>(
    sql`select id, position from attribute_option where attribute_id = any(${sql.param(attributes)}::int[])`,
  );
  const positions = new Map(options.map(({ id, position }) => [id, position]));
  const own = columns.rowsOf.get(categoryId) ?? new Int32Array();
  const places = new Map<number, number>();
  for (const [place, row] of own.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    if (place % valuesAtOnce === 0) await letOthers();
    places.set(columns.ids[row] ?? 0, place);
  }
  const values: LeafValues = new Map();
  // oxlint-disable-next-line no-await-in-loop -- one parameter after the other
  for (const row of rows) values.set(row.attribute_id, await encode(row, places, positions));
  return values;
}

async function encode(packed: Packed, places: ReadonlyMap<number, number>, positions: ReadonlyMap<number, number>): Promise<ValueColumn> {
  const ids = readIntegers(packed.ids);
  const [lows, highs, options] = [readDoubles(packed.lows), readDoubles(packed.highs), readIntegers(packed.options)];
  const codes = new Int32Array(places.size);
  const found = new Map<string | number, number>();
  const values: (ParameterValue | null)[] = [null];
  for (const [index, id] of ids.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- the others' turn
    if (index % valuesAtOnce === 0) await letOthers();
    const place = places.get(id);
    const [low = Number.NaN, high = Number.NaN, option = 0] = [lows[index], highs[index], options[index]];
    const key = option > 0 ? -option - 0.5 : Number.isNaN(high) || high === low ? low : `${low} ${high}`;
    const code = found.get(key) ?? values.push({ low: orNull(low), high: orNull(high), optionId: option || null }) - 1;
    found.set(key, code);
    if (place !== undefined) codes[place] = code;
  }
  return inOrder(values, codes, (value) => (value.optionId === null ? (value.low ?? 0) : (positions.get(value.optionId) ?? 0)));
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

/** Renumbers the codes so that a greater code is a greater value. */
function inOrder(values: readonly (ParameterValue | null)[], codes: Int32Array, rankOf: (value: ParameterValue) => number): ValueColumn {
  const sorted = values
    .flatMap((value, code) => (value ? [{ value, code }] : []))
    .toSorted((a, b) => rankOf(a.value) - rankOf(b.value) || (a.value.high ?? 0) - (b.value.high ?? 0));
  const renumbered = new Int32Array(values.length);
  for (const [index, { code }] of sorted.entries()) renumbered[code] = index + 1;
  return { values: [null, ...sorted.map(({ value }) => value)], codes: codes.map((code) => renumbered[code] ?? 0), size: values.length };
}
