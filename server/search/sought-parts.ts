/** The door's calls for numbers and words, for any engine that can tell which parts a predicate of them is true of. */
import type { PartNumbers, PartWords } from './part-words.ts';
import type { Predicate, Sought } from './predicate.ts';
import { wordTerms } from './word-terms.ts';

/** For each whether some part is meant. */
export type Exist = (sought: readonly Sought[]) => Promise<boolean[]>;

export function soughtNumbers(exist: Exist): Pick<PartNumbers, 'byCode' | 'beginningWith' | 'withCore'> {
  const ifAny = async (sought: Sought): Promise<Predicate | null> => ((await exist([sought]))[0] === true ? sought : null);
  return {
    byCode: async ({ sku, code, shortest }) => {
      const sought: Sought[] = [{ is: 'sku', code: sku }];
      if (code !== '') sought.push({ is: 'number', code });
      if (code.length >= shortest) sought.push({ is: 'number_beginning', code });
      const found = await exist(sought);
      const known = (kind: Sought['is']) => sought.find(({ is }, place) => is === kind && found[place] === true) ?? null;
      return { sku: known('sku'), mpn: known('number'), prefix: known('number_beginning') };
    },
    beginningWith: (code) => ifAny({ is: 'number_beginning', code }),
    withCore: (figures) => ifAny({ is: 'number_core', figures }),
  };
}

/** `firstOf` gives the place of the first of which some part is meant, or -1. */
export function soughtWords(exist: Exist, firstOf: (sought: readonly Sought[]) => Promise<number>): PartWords {
  return {
    byWords: async (queries) => {
      const byTerms = new Map(queries.map((query) => [wordTerms(query), { is: 'words', query } satisfies Sought]));
      byTerms.delete('');
      const sought = [...byTerms.values()];
      return sought[await firstOf(sought)] ?? null;
    },
    byEachWord: async (queries) => {
      const sought = queries.map((query): Sought => ({ is: 'words', query }));
      const found = await exist(sought);
      return sought.map((one, place) => (found[place] === true ? one : null));
    },
  };
}
