/** What of a keyword is read so far as of one category. */
import type { ParsedFilter } from '#contract/api/part.ts';
import type { Naming } from './category-names.ts';

/** For each word that names the category. */
export const nameScore: Record<Naming, number> = { whole: 25, word: 20, part: 10, not: 0 };

/** Where words stand in a keyword, and how many they are. */
export interface Place {
  at: number;
  length: number;
}

export interface Draft {
  /** Where a value stands and which parameters a word beside it names. */
  named: Map<number, string[]>;
  read: { filter: ParsedFilter; at: number; length: number }[];
  /** Places of the words that mean nothing here. */
  unread: number[];
  values: number;
  isNamed: boolean;
  /** Words of the longest name that is that of no other category, 0 where there is none: whoever looks for an ultrasonic sensor wants no other sensor. */
  told: number;
  score: number;
}

/** Whether nothing was read yet that narrows by a parameter. */
export function isFree({ read }: Draft, key: string): boolean {
  return read.every(({ filter }) => filter.key !== key);
}

/** Notes a filter that the words at a place ask for; true, as what was read. */
export function addFilter(draft: Draft, place: Place, filter: ParsedFilter): boolean {
  draft.read.push({ filter, ...place });
  draft.score += 5;
  return true;
}
