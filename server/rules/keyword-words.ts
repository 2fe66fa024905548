/** What the words of a keyword may be compared with, made once for all categories. */
import { codeKey, fold } from './fold.ts';
import { type KeywordQuantity, readKeywordQuantity } from './keyword-quantity.ts';
import { spellings, wordStem } from './word-stem.ts';

export interface ReadWords {
  tokens: readonly string[];
  codes: string[];
  folded: string[];
  /** Of each token in either spelling. */
  stems: string[][];
  quantities: (KeywordQuantity | null)[];
}

export function readWords(tokens: readonly string[]): ReadWords {
  const folded = tokens.map(fold);
  return {
    tokens,
    codes: tokens.map(codeKey),
    folded,
    stems: folded.map((word) => spellings(word).map(wordStem)),
    quantities: tokens.map(readKeywordQuantity),
  };
}
