/** How rows are spread over what the filter rail shows. */
import { type Lifecycle, lifecycles, packagings } from '#contract/api/part.ts';
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

export function countFacets({ rows, own, conditions, pricing, isOfMaker, parameters }: Counted): FacetCounts {
  const { columns, leaf, values } = rows;
  const candidates = findCandidates(own, conditions);
  const isStated = testOf(rows, { is: 'lifecycle', names: lifecycles.filter((name) => name !== 'unknown') });
  const leafValues = leaf === null ? undefined : values.get(leaf);
  return {
    category: leaf === null ? countBy(candidates, 'category', columns.category, byId) : none,
    manufacturer: isOfMaker ? none : countBy(candidates, 'manufacturer', columns.manufacturer, byId),
    package: countBy(candidates, 'package', columns.package, (code) => (code === 0 ? null : columns.packages[code])),
    lifecycle: countBy(candidates, 'lifecycle', columns.lifecycle, lifecycleOf),
    packaging: new Map(
      packagings.map((name) => [name, countRows(candidates, 'packaging', testOf(rows, { is: 'packaging', names: [name] }))]),
    ),
    flags: ofFlags((key, predicate) => countRows(candidates, key, testOf(rows, predicate))),
    price: countPrices(rows, candidates, pricing),
    parameters: new Map(
      [...parameters].flatMap(([id, key]) => {
        const column = leafValues?.get(id);
        return column ? [[id, countParameter(rows, candidates, key, column)] as const] : [];
      }),
    ),
    occurring: {
      ...ofFlags((_key, predicate) => occurs(own, testOf(rows, predicate))),
      lifecycle: occurs(own, isStated),
    },
  };
}

function ofFlags<Value>(valueOf: (key: Flag, predicate: Predicate) => Value): Record<Flag, Value> {
  return {
    in_stock: valueOf('in_stock', isAvailable),
    rohs: valueOf('rohs', { is: 'rohs' }),
    has_datasheet: valueOf('has_datasheet', { is: 'datasheet' }),
  };
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
