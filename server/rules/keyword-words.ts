/** What the words of a keyword may be compared with, made once for all categories. */
import { isJoiningWord } from './everyday-words.ts';
import { fold, lettersOf } from './fold.ts';
import { type KeywordQuantity, readKeywordQuantity } from './keyword-quantity.ts';
import { spellings, stemKey, wordStem } from './word-stem.ts';

export const longestPhrase = 3;

export interface Phrase {
  code: string;
  /** Without the endings of its words, in either spelling. */
  stems: string[];
}

export interface ReadWords {
  tokens: readonly string[];
  codes: string[];
  folded: string[];
  /** Of each token in either spelling. */
  stems: string[][];
  quantities: (KeywordQuantity | null)[];
  /** Whether a token only ties others together. */
  isJoining: boolean[];
  /** Of one, two and three tokens from each place on. */
  phrases: Phrase[][];
}

export function readWords(tokens: readonly string[]): ReadWords {
  const folded = tokens.map(fold);
  return {
    tokens,
    codes: folded.map(lettersOf),
    folded,
    stems: folded.map((word) => spellings(word).map((one) => wordStem(one))),
    quantities: tokens.map(readKeywordQuantity),
    isJoining: tokens.map(isJoiningWord),
    phrases: folded.map((_, at) => phrasesAt(folded, at)),
  };
}

function phrasesAt(folded: readonly string[], at: number): Phrase[] {
  const most = Math.min(longestPhrase, folded.length - at);
  return Array.from({ length: most }, (_, more) => {
    const text = folded.slice(at, at + more + 1).join(' ');
    return { code: lettersOf(text), stems: spellings(text).map(stemKey) };
  });
}
