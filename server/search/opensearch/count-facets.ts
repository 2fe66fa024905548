/** How parts are spread over what the filter rail shows, by one call of OpenSearch. */
import { type Lifecycle, type Packaging, lifecycles, packagings } from '#contract/api/part.ts';
import type {
  FacetCounts,
  Flag,
  KeyedPredicate,
  ParameterCounts,
  ParameterValue,
  PartSet,
  PriceCounts,
} from '#server/search/part-index.ts';
import { type Predicate, type Pricing, isAvailable } from '#server/search/predicate.ts';
import { type CategoryEntry, isLeaf } from '#server/search/reference.ts';
import { readValueText } from './documents.ts';
import type { Dsl } from './engine-call.ts';
import { priceScript, priceStepScript } from './price-script.ts';
import { all as allOf, queryOf } from './query-of.ts';
import { type Aggregation, type Searches, queryOfSet } from './searches.ts';

/** More values than any field of a catalog has; the engine itself refuses more than 65,535 in one answer. */
const mostValues = 20_000;
const flags: Record<Flag, Predicate> = { in_stock: isAvailable, rohs: { is: 'rohs' }, has_datasheet: { is: 'datasheet' } };
const isStated: Predicate = { is: 'lifecycle', names: lifecycles.filter((name) => name !== 'unknown') };
const flagNames = ['in_stock', 'rohs', 'has_datasheet'] as const;

/** What is counted under the conditions of all keys but one. */
interface Part {
  /** Whose own conditions are left out. */
  key: string;
  name: string;
  counted: Dsl;
}

export async function countFacets(
  searches: Searches,
  set: PartSet,
  conditions: readonly KeyedPredicate[],
  pricing: Pricing,
): Promise<FacetCounts> {
  const leaf = isLeaf(set.category) ? set.category : null;
  const uses = leaf?.attributes.filter(({ facet }) => facet !== null).map(({ attribute }) => attribute) ?? [];
  const parts = partsOf(pricing, leaf === null, set.manufacturer === null, uses);
  const [counted, whole] = await searches.each([
    { size: 0, track_total_hits: true, query: queryOfSet(set), aggs: aggregationsOf(parts, conditions) },
    ...(leaf ? [wholeOf(leaf, uses)] : []),
  ]);
  const inside = (name: string): Aggregation => {
    const key = parts.find((part) => part.name === name)?.key ?? '';
    return counted?.inside(groupOf(key, conditions)).inside(name) ?? noCounts;
  };
  const countOf = (key: string): number => counted?.inside(groupOf(key, conditions)).count ?? 0;
  return {
    category: byNumber(inside('category')),
    manufacturer: byNumber(inside('manufacturer')),
    package: withMissing(inside('package'), countOf('package')),
    lifecycle: ofNames<Lifecycle>(inside('lifecycle'), lifecycles),
    packaging: ofNames<Packaging>(inside('packaging'), packagings),
    flags: ofFlags((flag) => inside(flag).count),
    price: pricesOf(inside, countOf('price')),
    parameters: new Map(
      uses.flatMap(({ id, key, options }) => {
        const known = whole?.inside(`value_${id}`);
        if (!known || known.buckets.length === 0) return [];
        const places = new Map(options.map((option, place) => [option.id, place]));
        return [[id, parameterOf(known, whole?.total ?? 0, inside(`value_${id}`), countOf(key), places)] as const];
      }),
    ),
    occurring: {
      ...ofFlags((flag) => (counted?.inside(`occurring_${flag}`).count ?? 0) > 0),
      lifecycle: (counted?.inside('occurring_lifecycle').count ?? 0) > 0,
    },
  };
}

const noCounts: Aggregation = { count: 0, buckets: [], value: null, inside: () => noCounts };

const part = (key: string, counted: Dsl, name = key): Part => ({ key, name, counted });
const termsOf = (field: string): Dsl => ({ terms: { field, size: mostValues } });

function partsOf(pricing: Pricing, hasCategories: boolean, hasMakers: boolean, uses: readonly { id: number; key: string }[]): Part[] {
  return [
    ...(hasCategories ? [part('category', termsOf('category'))] : []),
    ...(hasMakers ? [part('manufacturer', termsOf('manufacturer'))] : []),
    part('package', termsOf('package')),
    part('lifecycle', termsOf('lifecycle')),
    part('packaging', termsOf('packagings')),
    ...flagNames.map((flag) => part(flag, { filter: queryOf(flags[flag]) })),
    part('price', { min: { script: priceScript(pricing) } }, 'price_min'),
    part('price', { max: { script: priceScript(pricing) } }, 'price_max'),
    part('price', { terms: { script: priceStepScript(pricing), value_type: 'long', size: mostValues } }, 'price_steps'),
    ...uses.map(({ id, key }) => part(key, termsOf(`value_${id}`), `value_${id}`)),
  ];
}

/** Keys without conditions of their own are counted together. */
function groupOf(key: string, conditions: readonly KeyedPredicate[]): string {
  const place = conditions.findIndex((one) => one.key === key);
  return place < 0 ? 'matching' : `but_${place}`;
}

function aggregationsOf(parts: readonly Part[], conditions: readonly KeyedPredicate[]): Dsl {
  const groups = new Map<string, { filter: Dsl; aggs: Dsl }>();
  for (const { key, name, counted } of parts) {
    const group = groupOf(key, conditions);
    const others = conditions.filter((one) => one.key !== key).map(({ predicate }) => queryOf(predicate));
    const known = groups.get(group) ?? { filter: allOf(others), aggs: {} };
    known.aggs[name] = counted;
    groups.set(group, known);
  }
  return {
    ...Object.fromEntries(groups),
    ...Object.fromEntries(flagNames.map((flag) => [`occurring_${flag}`, { filter: queryOf(flags[flag]) }])),
    occurring_lifecycle: { filter: queryOf(isStated) },
  };
}

/** All values that the category has, whatever is asked: the same for everybody until parts change, so the engine keeps the answer. */
function wholeOf(leaf: CategoryEntry, uses: readonly { id: number }[]): Dsl {
  const aggs = Object.fromEntries(uses.map(({ id }) => [`value_${id}`, termsOf(`value_${id}`)]));
  return { size: 0, track_total_hits: true, query: queryOf({ is: 'category', ids: leaf.family }), ...(uses.length > 0 ? { aggs } : {}) };
}

function ofFlags<Value>(valueOf: (flag: Flag) => Value): Record<Flag, Value> {
  return { in_stock: valueOf('in_stock'), rohs: valueOf('rohs'), has_datasheet: valueOf('has_datasheet') };
}

function byNumber({ buckets }: Aggregation): Map<number, number> {
  return new Map(buckets.map(({ key, count }) => [Number(key), count]));
}

function ofNames<Name extends string>({ buckets }: Aggregation, names: readonly Name[]): Map<Name, number> {
  const counts = new Map(buckets.map(({ key, count }) => [key, count]));
  return new Map(names.flatMap((name) => (counts.has(name) ? [[name, counts.get(name) ?? 0]] : [])));
}

/** Every part has one value or none. */
function missingOf({ buckets }: Aggregation, all: number): number {
  return all - buckets.reduce((sum, { count }) => sum + count, 0);
}

function withMissing(found: Aggregation, all: number): Map<string | null, number> {
  const missing = missingOf(found, all);
  return new Map([
    ...(missing > 0 ? [[null, missing] as const] : []),
    ...found.buckets.map(({ key, count }) => [String(key), count] as const),
  ]);
}

function pricesOf(inside: (name: string) => Aggregation, all: number): PriceCounts | null {
  const steps = inside('price_steps');
  if (steps.buckets.length === 0) return null;
  return {
    min: inside('price_min').value ?? 0,
    max: inside('price_max').value ?? 0,
    steps: byNumber(steps),
    missing: missingOf(steps, all),
  };
}

function parameterOf(
  known: Aggregation,
  wholeCount: number,
  found: Aggregation,
  all: number,
  places: ReadonlyMap<number, number>,
): ParameterCounts {
  const counts = new Map(found.buckets.map(({ key, count }) => [key, count]));
  const rankOf = ({ low, optionId }: ParameterValue): number => (optionId === null ? (low ?? 0) : (places.get(optionId) ?? 0));
  const values = known.buckets
    .map(({ key }) => ({ ...readValueText(String(key)), count: counts.get(key) ?? 0 }))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.high ?? 0) - (b.high ?? 0));
  return { values, missing: missingOf(found, all), isUniform: values.length === 1 && missingOf(known, wholeCount) === 0 };
}
