/** Opens columns and parameters for what a call asks, and the rows of its set. */
import type { Database } from '#server/db/client.ts';
import { letOthers } from '#server/kernel/slices.ts';
import type { KeyedPredicate, PartSet, SortKey } from '#server/search/part-index.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { isLeaf } from '#server/search/reference.ts';
import { type Parts, columnsOf, valuesOf } from './held-columns.ts';
import { type Rows, all, passing, testOf } from './predicate-test.ts';
import { predicatesOf, rowsOfSet } from './set-rows.ts';
import { isSought, soughtIds } from './sought-ids.ts';

export interface Looked {
  rows: Rows;
  /** Of the set. */
  own: Int32Array;
}

interface Asked {
  conditions?: readonly KeyedPredicate[];
  predicates?: readonly Predicate[];
  sorting?: readonly SortKey[];
  /** All parameters of the set's leaf. */
  leaf?: boolean;
}

export type Look = (set: PartSet, asked?: Asked) => Promise<Looked>;

/** A set that is asked for again in the same state has its rows already. */
export function openLook(db: Database, parts: Parts): Look {
  const known = new WeakMap<PartSet['within'], Map<string, Int32Array>>();
  return async (set, asked = {}) => {
    const columns = await columnsOf({ db, parts });
    const leaf = isLeaf(set.category) ? set.category.id : null;
    const said = [...leavesOf(set, asked)];
    const categories = new Set([...categoriesOf(said, asked), ...(asked.leaf && leaf !== null ? [leaf] : [])]);
    const sought = await soughtIds(db, parts.words, said.filter(isSought));
    const values = await Promise.all(Array.from(categories, async (id) => [id, await valuesOf(db, columns, id)] as const));
    // A search asks many times in a row, and nothing that is in memory already lets others in by itself.
    await letOthers();
    const rows: Rows = { columns, values: new Map(values), sought, leaf };
    const alike = known.get(set.within) ?? new Map<string, Int32Array>();
    const name = `${set.category?.id} ${set.manufacturer?.id}`;
    const own = alike.get(name) ?? rowsOfSet(rows, set);
    known.set(set.within, alike.set(name, own));
    return { rows, own };
  };
}

/** Rows that meet all conditions. */
export function matching({ rows, own }: Looked, conditions: readonly KeyedPredicate[]): Int32Array {
  return conditions.length === 0 ? own : passing(own, all(conditions.map(({ predicate }) => testOf(rows, predicate))));
}

function* categoriesOf(said: readonly Predicate[], { sorting = [] }: Asked): Generator<number> {
  for (const one of said) if (one.is === 'figure' || one.is === 'range' || one.is === 'option') yield one.category;
  for (const key of sorting) if (key.by === 'parameter') yield key.category;
}

/** All that is asked, without what joins it. */
function* leavesOf(set: PartSet, { conditions = [], predicates = [], sorting = [] }: Asked): Generator<Predicate> {
  for (const predicate of [...predicatesOf(set), ...predicates]) yield* leavesIn(predicate);
  for (const { predicate } of conditions) yield* leavesIn(predicate);
  for (const key of sorting) if (key.by === 'points') for (const { predicate } of key.of) yield* leavesIn(predicate);
}

function* leavesIn(predicate: Predicate): Generator<Predicate> {
  if (predicate.is === 'not') yield* leavesIn(predicate.of);
  else if (predicate.is === 'all' || predicate.is === 'some') for (const one of predicate.of) yield* leavesIn(one);
  else yield predicate;
}
