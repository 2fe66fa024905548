/** WordLanguage that say nothing about a part: those of buying, as `price` and `Datenblatt`, and those that join others, as `for` and `de`. */
import type { WordLanguage } from '#contract/locale.ts';
import { fold } from '#server/rules/fold.ts';
import table from './everyday-words.json' with { type: 'json' };
import { isInflected, wordStem } from '#server/rules/word-stem.ts';

type ByLanguage = Record<WordLanguage, readonly string[]>;
/** Of pieces are the words after a number, as in `20 pcs`. */
const kinds: Record<'buying' | 'pieces' | 'joining', ByLanguage> = table;
const buying = Object.values(kinds.buying).flat();
const pieces = Object.values(kinds.pieces).flat();
const joining = Object.values(kinds.joining).flat();

/** As words and phrases are compared: `data sheet`, `Data-Sheet` and `datasheet?` are one. */
function keyOf(text: string): string {
  const key = fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return isInflected(key) ? wordStem(key) : key;
}

const buyingKeys = new Set(buying.map(keyOf));
const pieceKeys = new Set(pieces.map(keyOf));
const joiningKeys = new Set(joining.map(keyOf));

/** Chinese and Japanese set no spaces: their words are found wherever they stand, the longest first. */
function unspaced(words: readonly string[]): string {
  return words
    .filter((word) => /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+$/u.test(word))
    .toSorted((a, b) => b.length - a.length)
    .join('|');
}
const particle = `(?:${unspaced(joining)})?`;
const unspacedBuying = new RegExp(`${particle}(?:${unspaced(buying)})${particle}`, 'gu');
const unspacedPieces = new RegExp(`(?<![\\p{L}\\d.,])\\d+(?:${unspaced(pieces)})`, 'gu');

const longestPhrase = 3;

/** A keyword without the words of buying; as it is when it has no others. */
export function withoutEverydayWords(keyword: string): string {
  const words = keyword.replace(unspacedPieces, ' ').replace(unspacedBuying, ' ').split(/\s+/u);
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = buyingLength(words, at);
    if (length === 0) kept.push(words[at] ?? '');
    at += Math.max(1, length);
  }
  return kept.some((word) => keyOf(word) !== '' && !isJoiningWord(word)) ? kept.join(' ').trim() : keyword;
}

/** How many words at a place are one phrase of buying. */
function buyingLength(words: readonly string[], at: number): number {
  if (/^\d+$/.test(words[at] ?? '') && pieceKeys.has(keyOf(words[at + 1] ?? ''))) return 2;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    if (buyingKeys.has(keyOf(words.slice(at, at + length).join('')))) return length;
  }
  return 0;
}

/** Whether a word says nothing about a part. */
export function isEverydayWord(word: string): boolean {
  return isJoiningWord(word) || buyingKeys.has(keyOf(word)) || pieceKeys.has(keyOf(word));
}

/** Whether a word only ties others together. */
export function isJoiningWord(word: string): boolean {
  return joiningKeys.has(keyOf(word));
}
