/** The index that every process holds of all parts in memory, for shops that need no search engine beside the database. */
import type { Database } from '#server/db/client.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { failuresOf } from '#server/rules/keyword/fewest-dropped.ts';
import { selectFirst } from '#server/rules/select-first.ts';
import { databaseNumbers } from '#server/search/database/numbers.ts';
import type { PartIndex, PartSet } from '#server/search/part-index.ts';
import { isLeaf } from '#server/search/reference.ts';
import { soughtNumbers, soughtWords } from '#server/search/sought-parts.ts';
import type { Columns } from './columns.ts';
import { countFacets } from './count-facets.ts';
import { countCodes } from './facet-counts.ts';
import { type Parts, columnsOf, partsAfter, readAhead, unreadParts } from './held-columns.ts';
import { type Look, matching, openLook } from './look.ts';
import { nearNumbers } from './near-numbers.ts';
import { comparing } from './order.ts';
import { factsIn, parametersIn } from './part-facts.ts';
import { testOf } from './predicate-test.ts';
import { anySought, firstSought } from './sought-ids.ts';

/** Tests compare its columns with those that are read anew. */
export interface EmbeddedIndex extends PartIndex {
  columns(): Promise<Columns>;
}

export function embeddedIndex(db: Database, parts: Parts = unreadParts()): EmbeddedIndex {
  const look = openLook(db, parts);
  const columns = () => columnsOf({ db, parts });
  const index: EmbeddedIndex = {
    columns,
    ...databaseNumbers(db),
    ...soughtNumbers((sought) => anySought(db, parts.words, sought)),
    ...soughtWords(
      (sought) => anySought(db, parts.words, sought),
      (sought) => firstSought(db, parts.words, sought),
    ),
    ...lists(look),
    ...counts(look),
    factsOf: async (ids) => factsIn(await columns(), ids),
    parametersOf: async (ids) => parametersIn(db, await columns(), ids),
    nearNumbers: async (keys, most) => nearNumbers(await columns(), keys, most),
    readAhead: (signal) => readAhead(db, parts, signal),
    after: async (changes) => {
      const next = await partsAfter(db, parts, changes);
      return next === parts ? index : embeddedIndex(db, next);
    },
  };
  return index;
}

function lists(look: Look): Pick<PartIndex, 'list' | 'first' | 'among'> {
  const list: PartIndex['list'] = async (set, conditions, sorting, { page, size }) => {
    const looked = await look(set, { conditions, sorting });
    const rows = matching(looked, conditions);
    await letOthers();
    const last = page * size;
    const first = last - size;
    const order = comparing(looked.rows, sorting);
    const shown = first < rows.length ? selectFirst(rows, Math.min(last, rows.length), order).subarray(first) : new Int32Array();
    return { ids: idsOf(looked.rows.columns, shown), found: rows.length };
  };
  return {
    list,
    first: async (set, conditions, sorting, size) => (await list(set, conditions, sorting, { page: 1, size })).ids,
    among: async (set, ids) => {
      const { rows, own } = await look({ ...set, within: [...set.within, { is: 'part', ids }] });
      return new Set(idsOf(rows.columns, own));
    },
  };
}

function counts(look: Look): Pick<PartIndex, 'count' | 'hasAny' | 'countCategories' | 'countFacets' | 'failures'> {
  return {
    count: async (set, conditions = []) => matching(await look(set, { conditions }), conditions).length,
    hasAny: async (set) => matching(await look(set, {}), []).length > 0,
    countCategories: async (set, conditions) => {
      const looked = await look(set, { conditions });
      const found = countCodes({ matching: matching(looked, conditions), missing: new Map() }, '', looked.rows.columns.category);
      return new Map([...found.entries()].filter(([, count]) => count > 0));
    },
    countFacets: async (set, conditions, pricing) => {
      const { rows, own } = await look(set, { conditions, leaf: true });
      const tests = conditions.map(({ key, predicate }) => ({ key, test: testOf(rows, predicate) }));
      return countFacets({ rows, own, conditions: tests, pricing, isOfMaker: set.manufacturer !== null, parameters: parametersOf(set) });
    },
    failures: async (set, predicates) => {
      const { rows, own } = await look(set, { predicates });
      return failuresOf(
        own,
        predicates.map((one) => testOf(rows, one)),
      );
    },
  };
}

function idsOf({ ids }: Columns, rows: Int32Array): number[] {
  return Array.from(rows, (row) => ids[row] ?? 0);
}

function parametersOf({ category }: PartSet): Map<number, string> {
  const uses = isLeaf(category) ? category.attributes.filter(({ facet }) => facet !== null) : [];
  return new Map(uses.map(({ attribute: { id, key } }) => [id, key]));
}
