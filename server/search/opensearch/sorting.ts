import type { SortKey } from '#server/search/part-index.ts';
import { not } from '#server/search/predicate.ts';
import type { Reference } from '#server/search/reference.ts';
import type { Dsl } from './engine-call.ts';
import { priceOr } from './price-script.ts';
import { queryOf } from './query-of.ts';

/** An order of parts: what scores them, and by what they are sorted. */
export interface Sorting {
  /** Clauses of a query whose scores add up. */
  scored: Dsl[];
  sort: Dsl[];
}

type PointsKey = Extract<SortKey, { by: 'points' }>;

const fields = {
  available: 'available',
  popularity: 'popularity',
  number: 'key',
  number_length: 'key_length',
  created: 'created',
} as const;

/** Sorts by the keys, then by id; parts without a value come last in either direction. Keys with points stand together. */
export function sortingOf(keys: readonly SortKey[], optionsOf: OptionsOf): Sorting {
  const points = keys.filter((key) => key.by === 'points');
  const sort = keys.flatMap((key): Dsl[] => {
    if (key.by === 'points') return key === points[0] ? [{ _score: 'desc' }] : [];
    return sortOf(key, optionsOf);
  });
  return { scored: scoredBy(points), sort: [...sort, { id: 'asc' }] };
}

/** By the id of a parameter: its options in the order of their list. */
export type OptionsOf = (attribute: number) => readonly number[];

export function optionsIn({ attributes }: Reference): OptionsOf {
  return (attribute) => attributes.get(attribute)?.options.map(({ id }) => id) ?? [];
}

/**
 * One score for all keys with points, the greatest first: the points of a key weigh more than all that those after it can give. Scores are
 * whole numbers and exact below 2^24, far above what lists ask for.
 */
function scoredBy(keys: readonly PointsKey[]): Dsl[] {
  let weight = 1;
  const scored: Dsl[] = [];
  for (const { of, direction } of keys.toReversed()) {
    let most = 0;
    for (const { predicate, points } of of) {
      if (points === 0) continue;
      most += points;
      scored.push({ constant_score: { filter: queryOf(direction === -1 ? predicate : not(predicate)), boost: points * weight } });
    }
    weight *= most + 1;
  }
  return scored;
}

function sortOf(key: Exclude<SortKey, PointsKey>, optionsOf: OptionsOf): Dsl[] {
  const order = key.direction === 1 ? 'asc' : 'desc';
  const last = key.direction === 1 ? Number.MAX_VALUE : -Number.MAX_VALUE;
  if (key.by === 'price') return [{ _script: { type: 'number', order, script: priceOr(last, key.at) } }];
  if (key.by === 'given') return [byScript(order, givenSource, { values: textKeys(key.values) })];
  if (key.by !== 'parameter') {
    const field: Dsl = { [fields[key.by]]: { order, missing: '_last' } };
    // Equal numbers turn round with the others.
    return key.by === 'number' ? [field, { id: order }] : [field];
  }
  const options = optionsOf(key.attribute);
  if (options.length > 0) {
    const places = textKeys(options.map((id, place) => [id, place] as const));
    return [byScript(order, optionSource, { field: `option_${key.attribute}`, places, last })];
  }
  const figure = (name: string, unmapped: string): Dsl => ({
    [`${name}_${key.attribute}`]: { order, missing: unmapped, unmapped_type: 'double' },
  });
  return [figure('low', '_last'), figure('high', order === 'asc' ? '_first' : '_last')];
}

const givenSource = "return params.values.getOrDefault(String.valueOf(doc['id'].value), 0);";
const optionSource = `
  if (!doc.containsKey(params.field) || doc[params.field].size() == 0) return params.last;
  return params.places.getOrDefault(String.valueOf(doc[params.field].value), 0);`;

function byScript(order: string, source: string, params: Dsl): Dsl {
  return { _script: { type: 'number', order, script: { source, params } } };
}

function textKeys(values: Iterable<readonly [number, number]>): Dsl {
  return Object.fromEntries(Array.from(values, ([id, value]) => [String(id), value]));
}
