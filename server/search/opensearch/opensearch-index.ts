/** The parts as an OpenSearch cluster holds them, for shops that outgrow the memory of a process. */
import type { Database } from '#server/db/client.ts';
import { databaseNumbers } from '#server/search/database/numbers.ts';
import { readFacts, readParameters } from '#server/search/database/part-facts.ts';
import { soughtExist } from '#server/search/database/sought.ts';
import type { KeyedPredicate, PartIndex, PartSet, SortKey } from '#server/search/part-index.ts';
import type { Sought } from '#server/search/predicate.ts';
import type { Reference } from '#server/search/reference.ts';
import { soughtNumbers, soughtWords } from '#server/search/sought-parts.ts';
import { countFacets } from './count-facets.ts';
import type { Dsl, EngineCalls } from './engine-call.ts';
import { failuresOf } from './failures.ts';
import { nearNumbers } from './near-numbers.ts';
import { all, queryOf } from './query-of.ts';
import { type Searches, filtersOf, openSearches, queryOfSet } from './searches.ts';
import { optionsIn, sortingOf } from './sorting.ts';
import { warmUp } from './warm-up.ts';

/** More in one call the engine refuses. */
const mostIds = 10_000;
const mostCategories = 20_000;
/** Stops at the first part. */
const any = { size: 0, track_total_hits: 1, terminate_after: 1 };

export interface OpenIndex {
  db: Database;
  /** What a visitor waits for. */
  calls: EngineCalls;
  /** What nobody waits for. */
  patient: EngineCalls;
  /** Name or alias. */
  index: string;
  /** The reference data of the moment. */
  reference: () => Promise<Reference>;
}

/** What changes is sent to the engine by another way (`follow.ts`), so one index serves all states. */
export function openSearchIndex({ db, calls, patient, index, reference }: OpenIndex): PartIndex {
  const searches = openSearches(calls, index);
  const exist = (sought: readonly Sought[]) => haveParts(searches, sought);
  const found: PartIndex = {
    ...databaseNumbers(db),
    // Codes are told by the database, which does so when the engine is away, too.
    ...soughtNumbers((sought) => soughtExist(db, sought)),
    ...soughtWords(exist, async (sought) => (await exist(sought)).indexOf(true)),
    nearNumbers: (keys, most) => nearNumbers(calls, index, keys, most),
    ...lists(searches, reference),
    ...counts(searches),
    factsOf: (ids) => readFacts(db, ids),
    parametersOf: (ids) => readParameters(db, ids),
    readAhead: async (signal) => warmUp(openSearches(patient, index), await reference(), signal),
    after: async () => found,
  };
  return found;
}

async function haveParts(searches: Searches, sought: readonly Sought[]): Promise<boolean[]> {
  const answers = await searches.each(sought.map((one) => ({ ...any, query: queryOf(one) })));
  return answers.map(({ total }) => total > 0);
}

function lists(searches: Searches, reference: () => Promise<Reference>): Pick<PartIndex, 'list' | 'first' | 'among'> {
  async function sorted(set: PartSet, conditions: readonly KeyedPredicate[], keys: readonly SortKey[]): Promise<Dsl> {
    const { scored, sort } = sortingOf(keys, optionsIn(await reference()));
    const filter = [...filtersOf(set), ...conditions.map(({ predicate }) => queryOf(predicate))];
    const query = { bool: { filter, ...(scored.length > 0 ? { should: scored, minimum_should_match: 0 } : {}) } };
    return { query, sort, _source: false };
  }
  return {
    list: async (set, conditions, keys, { page, size }) => {
      const ordered = await sorted(set, conditions, keys);
      const { ids, total } = await searches.one({ ...ordered, from: (page - 1) * size, size, track_total_hits: true });
      return { ids, found: total };
    },
    first: async (set, conditions, keys, size) =>
      (await searches.one({ ...(await sorted(set, conditions, keys)), size, track_total_hits: false })).ids,
    among: async (set, ids) => {
      const among = new Set<number>();
      for (let from = 0; from < ids.length; from += mostIds) {
        const query = all([...filtersOf(set), queryOf({ is: 'part', ids: ids.slice(from, from + mostIds) })]);
        // oxlint-disable-next-line no-await-in-loop -- more in one call the engine refuses
        const found = await searches.one({ size: mostIds, query, _source: false });
        for (const id of found.ids) among.add(id);
      }
      return among;
    },
  };
}

function counts(searches: Searches): Pick<PartIndex, 'count' | 'hasAny' | 'countCategories' | 'countFacets' | 'failures'> {
  return {
    count: async (set, conditions = []) => {
      const query = all([...filtersOf(set), ...conditions.map(({ predicate }) => queryOf(predicate))]);
      return (await searches.one({ size: 0, track_total_hits: true, query })).total;
    },
    hasAny: async (set) => (await searches.one({ ...any, query: queryOfSet(set) })).total > 0,
    countCategories: async (set, conditions) => {
      const query = all([queryOfSet(set), ...conditions.map(({ predicate }) => queryOf(predicate))]);
      const { inside } = await searches.one({ size: 0, query, aggs: { category: { terms: { field: 'category', size: mostCategories } } } });
      return new Map(inside('category').buckets.map(({ key, count }) => [Number(key), count]));
    },
    countFacets: (set, conditions, pricing) => countFacets(searches, set, conditions, pricing),
    failures: (set, predicates) => failuresOf(searches, set, predicates),
  };
}
