/** Part numbers while the engine is away: the few parts that a number picks out are read from the database and listed in memory. */
import type { Database } from '#server/db/client.ts';
import { readSought } from '#server/search/database/sought.ts';
import { embeddedIndexOf } from '#server/search/embedded/some-parts.ts';
import { isSought } from '#server/search/embedded/sought-ids.ts';
import type { PartIndex, PartSet } from '#server/search/part-index.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { EngineAway } from './engine-away.ts';

/** Beyond these the database would do the work of the engine. */
const mostParts = 2000;

type Asked = Pick<PartIndex, 'count' | 'hasAny' | 'list' | 'first' | 'among' | 'countCategories' | 'countFacets' | 'failures'>;

/** The index, whose calls for parts of a number are answered from the database when the engine does not. */
export function whileAway(db: Database, index: PartIndex): PartIndex {
  const orFew = async <Answer>(set: PartSet, ask: (from: Asked) => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(index);
    } catch (error) {
      if (!(error instanceof EngineAway)) throw error;
      const few = await fewOf(db, set);
      if (!few) throw error;
      return ask(embeddedIndexOf(db, few));
    }
  };
  const found: PartIndex = {
    ...index,
    count: (set, conditions) => orFew(set, (from) => from.count(set, conditions)),
    hasAny: (set) => orFew(set, (from) => from.hasAny(set)),
    list: (set, ...asked) => orFew(set, (from) => from.list(set, ...asked)),
    first: (set, ...asked) => orFew(set, (from) => from.first(set, ...asked)),
    among: (set, ids) => orFew({ ...set, within: [...set.within, { is: 'part', ids }] }, (from) => from.among(set, ids)),
    countCategories: (set, conditions) => orFew(set, (from) => from.countCategories(set, conditions)),
    countFacets: (set, ...asked) => orFew(set, (from) => from.countFacets(set, ...asked)),
    failures: (set, predicates) => orFew(set, (from) => from.failures(set, predicates)),
    after: async () => found,
  };
  return found;
}

/** The ids that a number or a list of parts leaves of a set; null where neither narrows it to a few. */
async function fewOf(db: Database, { within }: PartSet): Promise<Int32Array | null> {
  for (const predicate of within) {
    // oxlint-disable-next-line no-await-in-loop -- the first that narrows is enough
    const ids = await idsOf(db, predicate);
    if (ids && ids.length <= mostParts) return ids;
  }
  return null;
}

async function idsOf(db: Database, predicate: Predicate): Promise<Int32Array | null> {
  if (predicate.is === 'part') return Int32Array.from(predicate.ids);
  if (!isSought(predicate) || predicate.is === 'words') return null;
  return (await readSought(db, [predicate]))[0] ?? null;
}
