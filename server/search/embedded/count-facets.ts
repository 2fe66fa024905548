/** How rows are spread over what the filter rail shows. */
import { type Lifecycle, lifecycles, packagings } from '#contract/api/part.ts';
import { letOthers, mapInSlices } from '#server/kernel/slices.ts';
import type { FacetCounts, Flag, ParameterCounts, PriceCounts } from '#server/search/part-index.ts';
import { type Predicate, type Pricing, isAvailable } from '#server/search/predicate.ts';
import type { CodeColumn, ValueColumn } from './columns.ts';
import { type Candidates, type KeyedTest, countCodes, countRows, countable, findCandidates } from './facet-counts.ts';
import { type Rows, type Test, testOf } from './predicate-test.ts';
import { unitPriceOf } from './unit-price.ts';

export interface Counted {
  rows: Rows;
  /** Of the set, whatever the conditions. */
  own: Int32Array;
  conditions: readonly KeyedTest[];
  pricing: Pricing;
  /** Whether the set is of one maker. */
  isOfMaker: boolean;
  /** Keys of the leaf's filterable parameters, by attribute id. */
  parameters: ReadonlyMap<number, string>;
}

const byId = (code: number): number => code;
const lifecycleOf = (code: number): Lifecycle | undefined => lifecycles[code - 1];
const none: ReadonlyMap<number, number> = new Map();

/** Pauses for others between the passes over the rows, each of which takes a large category's worth of milliseconds. */
export async function countFacets(counted: Counted): Promise<FacetCounts> {
  const { rows, own, conditions, pricing, isOfMaker } = counted;
  const { columns, leaf } = rows;
  const candidates = await findCandidates(own, conditions);
  const isStated = testOf(rows, { is: 'lifecycle', names: lifecycles.filter((name) => name !== 'unknown') });
  await letOthers();
  const category = leaf === null ? countBy(candidates, 'category', columns.category, byId) : none;
  const manufacturer = isOfMaker ? none : countBy(candidates, 'manufacturer', columns.manufacturer, byId);
  await letOthers();
  const named = countBy(candidates, 'package', columns.package, (code) => (code === 0 ? null : columns.packages[code]));
  const lifecycle = countBy(candidates, 'lifecycle', columns.lifecycle, lifecycleOf);
  const packaging = await eachInTurn(packagings, (name) =>
    countRows(candidates, 'packaging', testOf(rows, { is: 'packaging', names: [name] })),
  );
  const flags = await ofFlags((key, predicate) => countRows(candidates, key, testOf(rows, predicate)));
  await letOthers();
  const price = countPrices(rows, candidates, pricing);
  const parameters = await countParameters(counted, candidates);
  const occurring = { ...(await ofFlags((_key, predicate) => occurs(own, testOf(rows, predicate)))), lifecycle: occurs(own, isStated) };
  return { category, manufacturer, package: named, lifecycle, packaging, flags, price, parameters, occurring };
}

async function countParameters({ rows, parameters }: Counted, candidates: Candidates): Promise<FacetCounts['parameters']> {
  const values = rows.leaf === null ? undefined : rows.values.get(rows.leaf);
  const held = [...parameters].flatMap(([id, key]) => {
    const column = values?.get(id);
    return column ? [{ id, key, column }] : [];
  });
  const counted = await mapInSlices(held, ({ id, key, column }) => [id, countParameter(rows, candidates, key, column)] as const);
  return new Map(counted);
}

async function eachInTurn<Name, Value>(names: Iterable<Name>, valueOf: (name: Name) => Value): Promise<Map<Name, Value>> {
  return new Map(await mapInSlices(names, (name) => [name, valueOf(name)] as const));
}

async function ofFlags<Value>(valueOf: (key: Flag, predicate: Predicate) => Value): Promise<Record<Flag, Value>> {
  const inStock = valueOf('in_stock', isAvailable);
  await letOthers();
  const rohs = valueOf('rohs', { is: 'rohs' });
  await letOthers();
  return { in_stock: inStock, rohs, has_datasheet: valueOf('has_datasheet', { is: 'datasheet' }) };
}

function occurs(rows: Int32Array, test: Test): boolean {
  return rows.some((row) => test(row));
}

/** Counts by what a code stands for; what stands for nothing is left out. */
function countBy<Name>(
  candidates: Candidates,
  key: string,
  column: CodeColumn,
  nameOf: (code: number) => Name | undefined,
): Map<Name, number> {
  const counts = new Map<Name, number>();
  for (const [code, count] of countCodes(candidates, key, column).entries()) {
    const name = count > 0 ? nameOf(code) : undefined;
    if (name !== undefined) counts.set(name, count);
  }
  return counts;
}

function countParameter({ columns }: Rows, candidates: Candidates, key: string, column: ValueColumn): ParameterCounts {
  const counts = countCodes(candidates, key, column, columns.placeInCategory);
  return {
    values: column.values.flatMap((value, code) => (value ? [{ ...value, count: counts[code] ?? 0 }] : [])),
    missing: counts[0] ?? 0,
    // The first value is the one of parts without any.
    isUniform: column.values.length === 2 && !column.codes.includes(0),
  };
}

function countPrices({ columns }: Rows, candidates: Candidates, pricing: Pricing): PriceCounts | null {
  const priceOf = unitPriceOf(pricing, columns);
  const steps = new Map<number, number>();
  let [min, max, missing] = [Infinity, -Infinity, 0];
  for (const rows of countable(candidates, 'price')) {
    for (const row of rows) {
      const price = priceOf(row);
      if (Number.isNaN(price)) {
        missing += 1;
        continue;
      }
      min = Math.min(min, price);
      max = Math.max(max, price);
      const step = Math.floor(Math.log10(Math.max(price, 1)) * 5);
      steps.set(step, (steps.get(step) ?? 0) + 1);
    }
  }
  return steps.size === 0 ? null : { min, max, steps, missing };
}
