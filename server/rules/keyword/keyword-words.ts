/** What the words of a keyword may be compared with, made once for all categories. */
import { LRUCache } from 'lru-cache';
import { isJoiningWord } from './everyday-words.ts';
import { readBareFigure } from './bare-figure.ts';
import { fold, lettersOf } from '#server/rules/fold.ts';
import { readAskedQuantity } from './asked-quantity.ts';
import { type KeywordQuantity, readKeywordQuantity } from './keyword-quantity.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import type { ReadPackage } from '#server/rules/package/package-reading.ts';
import { spellings, stemKey, wordStem } from '#server/rules/word-stem.ts';

export const longestPhrase = 4;

export interface Phrase {
  code: string;
  /** Without the endings of its words, in either spelling. */
  stems: string[];
  /** What package it is by any name of the trade. */
  housing: ReadPackage | null;
}

export interface ReadWords {
  tokens: readonly string[];
  codes: readonly string[];
  folded: readonly string[];
  /** Of each token in either spelling. */
  stems: readonly (readonly string[])[];
  quantities: readonly (KeywordQuantity | null)[];
  /** What is a value only beside the name of a part. */
  figures: readonly (KeywordQuantity | null)[];
  /** Whether a token only ties others together. */
  isJoining: readonly boolean[];
  /** Of one, two and three tokens from each place on. */
  phrases: readonly (readonly Phrase[])[];
}

/** What was read last, by the words: a call reads its keyword several times, and what is compared with it is kept with what was read. */
const lastRead = new LRUCache<string, ReadWords>({ max: 32 });
const mostLetters = 200;

export function readWords(tokens: readonly string[]): ReadWords {
  const key = tokens.join('\0');
  const words = lastRead.get(key) ?? readAnew([...tokens]);
  if (key.length <= mostLetters) lastRead.set(key, words);
  return words;
}

function readAnew(tokens: readonly string[]): ReadWords {
  const folded = tokens.map(fold);
  const quantities = tokens.map(readAskedQuantity);
  const phrases = tokens.map((_, at) => phrasesAt(tokens, folded, at));
  return {
    tokens,
    codes: folded.map(lettersOf),
    folded,
    stems: folded.map((word) => spellings(word).map((one) => wordStem(one))),
    quantities,
    figures: tokens.map((token, at) => (quantities[at] || phrases[at]?.[0]?.housing ? null : readBareFigure(token))),
    isJoining: tokens.map(isJoiningWord),
    phrases,
  };
}

/** Folded words as one phrase. */
function comparedAs(folded: readonly string[]): Pick<Phrase, 'code' | 'stems'> {
  const text = folded.join(' ');
  return { code: lettersOf(text), stems: spellings(text).map(stemKey) };
}

/** Words as they are compared with names. */
export const phraseOf = (tokens: readonly string[]) => comparedAs(tokens.map(fold));

function phrasesAt(tokens: readonly string[], folded: readonly string[], at: number): Phrase[] {
  const most = Math.min(longestPhrase, folded.length - at);
  return Array.from({ length: most }, (_, more) => {
    const end = at + more + 1;
    return { ...comparedAs(folded.slice(at, end)), housing: housingOf(tokens.slice(at, end)) };
  });
}

/** Of several words, only those that are a package together: `TO 236`, but not `330 0603`. What is a value is no package. */
export function housingOf(tokens: readonly string[]): ReadPackage | null {
  const text = tokens.join(' ');
  if (!/\d/.test(text)) return null;
  if (!(tokens.length === 1 ? onePackage : partedPackage).test(text) || tokens.some((token) => readKeywordQuantity(token) !== null))
    return null;
  const read = readPackage(text);
  // A part number may begin with a size.
  const isPart = /^\d+$/.test(read.key ?? '') && !chip.test(text);
  return read.key === null || isPart ? null : read;
}

const chip = /^(?:smd|[rcl])?[-_ ]?\d{4,5}$/i;
const onePackage = /^[a-z\d.-]{3,16}$/i;
const partedPackage = /^(?:to|do|sot|sod|sc|so|soic|dip|dil|pdip|sip|tssop|ssop|msop|qfn|dfn|qfp|lqfp|tqfp|bga) \d{1,3}(?:[- ]\d{1,2})?$/i;
