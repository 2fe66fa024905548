import type { PartSet } from '#server/search/part-index.ts';
import { type Predicate, not } from '#server/search/predicate.ts';
import { queryOf } from './query-of.ts';
import { type Searches, filtersOf } from './searches.ts';

/** A score is a number of 24 bits. */
const mostAtOnce = 20;
const mostCombinations = 20_000;

/**
 * Which predicates parts fail, as bits. Each predicate that a part meets adds a power of two to its score, so parts that fail the same have
 * the same score, and the scores that occur are counted.
 */
export async function failuresOf(searches: Searches, set: PartSet, predicates: readonly Predicate[]): Promise<number[]> {
  const [first, rest] = [predicates.slice(0, mostAtOnce), predicates.slice(mostAtOnce)];
  const { inside } = await searches.one({
    size: 0,
    query: {
      bool: {
        filter: filtersOf(set),
        should: first.map((predicate, place) => ({ constant_score: { filter: queryOf(predicate), boost: 2 ** place } })),
        minimum_should_match: 0,
      },
    },
    aggs: { met: { terms: { script: { source: 'return _score.longValue();' }, value_type: 'long', size: mostCombinations } } },
  });
  const every = 2 ** first.length - 1;
  const failed = inside('met').buckets.map(({ key }) => every - Number(key));
  if (rest.length === 0) return failed;
  const further = await Promise.all(
    failed.map(async (bits) => {
      const picked = first.map((predicate, place) => ((bits & (1 << place)) === 0 ? predicate : not(predicate)));
      const beyond = await failuresOf(searches, { ...set, within: [...set.within, ...picked] }, rest);
      return beyond.map((more) => bits | (more << mostAtOnce));
    }),
  );
  return further.flat();
}
