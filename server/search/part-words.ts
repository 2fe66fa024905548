/** How parts are found by their numbers and by the words that are said of them. */
import type { Predicate } from './predicate.ts';
import type { WordQuery } from './word-query.ts';

/** Parts with an order code, with a number, and with one that begins so; null for none. */
interface CodeMatch {
  sku: Predicate | null;
  mpn: Predicate | null;
  prefix: Predicate | null;
}

export interface SimilarNumber {
  mpn: string;
  /** As it is compared (`rules/part-number.ts`). */
  key: string;
  /** Parts of different makers may share the number. */
  ids: number[];
}

export interface NearNumber {
  id: number;
  key: string;
  edits: number;
}

/** What a number has in common with another: the figures between its letters, its beginning, most of its trigrams. */
export type Likeness = 'core' | 'beginning' | 'trigrams';

/** Codes and keys are those of `rules/part-number.ts`. */
export interface PartNumbers {
  /** An empty code is nobody's, and one shorter than `shortest` begins none. */
  byCode(asked: { sku: string; code: string; shortest: number }): Promise<CodeMatch>;
  /** Parts with the number under a bar code, in 14 digits; null for none. */
  withGtin(gtin: string): Promise<Predicate | null>;
  /** Parts whose code begins so; null for none. */
  beginningWith(code: string): Promise<Predicate | null>;
  /** Parts whose number has these figures between letters, four at most before them: `7805` of L7805CV; null for none. */
  withCore(figures: string): Promise<Predicate | null>;
  /** Parts whose key begins so, the shortest first. */
  beginningWithKey(key: string, most: number): Promise<{ id: number; mpn: string }[]>;
  /** Numbers with most trigrams in common, at most `lengthWithin` signs longer or shorter, the likest first. */
  similarNumbers(key: string, lengthWithin: number): Promise<SimilarNumber[]>;
  /** A few numbers that are alike in one way, the shortest first. */
  alikeBy(likeness: Likeness, text: string): Promise<SimilarNumber[]>;
  /** For each key the parts whose number is a slip or two away, the nearest first; keys without any are left out. */
  nearNumbers(keys: readonly string[], most: number): Promise<ReadonlyMap<string, NearNumber[]>>;
}

export interface PartWords {
  /** Parts that meet the first of the queries that any part meets; null for none. */
  byWords(queries: readonly WordQuery[]): Promise<Predicate | null>;
  /** For each query the parts that meet it; null for none. */
  byEachWord(queries: readonly WordQuery[]): Promise<(Predicate | null)[]>;
}
