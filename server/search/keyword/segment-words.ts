import { fold } from '#server/rules/fold.ts';
import { isCategoryName, isWordOfName } from './category-named.ts';
import { knownNames } from './known-names.ts';
import type { Reference } from '#server/search/reference.ts';

const unspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{2,}$/u;
/** Digits before them count something: `8位单片机`. */
const run = /^\d*[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]{3,}$/u;

const isHan = /^[\d\p{Script=Han}]+$/u;

const made = new WeakMap<Reference, ReadonlySet<string>>();

/** Chinese and Japanese names of categories, makers, parameters and options. */
function vocabularyOf(reference: Reference): ReadonlySet<string> {
  const known = made.get(reference);
  if (known) return known;
  const { categories, manufacturers, empty } = knownNames(reference);
  const attributes = [...reference.attributes.values()].flatMap(({ names, options }) => [names, ...options.map((option) => option.names)]);
  const names = [
    ...[...categories, ...empty, ...manufacturers].flatMap((one) => one.names),
    ...attributes.flatMap((texts) => [texts['ja'] ?? '', texts['zh'] ?? '']).map(fold),
  ];
  const vocabulary = new Set(names.filter((name) => unspaced.test(name)));
  made.set(reference, vocabulary);
  return vocabulary;
}

/** Words of a keyword, those that Chinese and Japanese write as one parted where the names of the catalog are: `金属膜电阻` as `金属膜 电阻`. */
export function segmentWords(reference: Reference, tokens: readonly string[]): string[] {
  const vocabulary = vocabularyOf(reference);
  return tokens.flatMap((token) => (run.test(token) ? partRun(vocabulary, [...token]) : partHyphened(reference, token)));
}

const hyphened = /^[\p{L}-]+$/u;
const shortestName = 4;

/** `Reed-Relais` as what is meant and what is said of it, where only the end is a kind of part that the catalog knows. */
function partHyphened(reference: Reference, token: string): string[] {
  const end = token.lastIndexOf('-');
  const name = token.slice(end + 1);
  const isParted = end > 0 && name.length >= shortestName && hyphened.test(token);
  return isParted && !isWordOfName(reference, token) && isCategoryName(reference, name) ? [token.slice(0, end), name] : [token];
}

/** What is meant stands last, what qualifies it before; a lone kana is no word. */
function partRun(vocabulary: ReadonlySet<string>, letters: readonly string[]): string[] {
  const isName = (from: number, to = letters.length) => vocabulary.has(fold(letters.slice(from, to).join('')));
  const whole = letters.join('');
  if (letters.length < 3 || isName(0)) return [whole];
  const start = letters.findIndex((_, place) => place >= (isHan.test(letters[0] ?? '') ? 1 : 2) && isName(place));
  if (start > 0) return [...partRun(vocabulary, letters.slice(0, start)), letters.slice(start).join('')];
  // In Chinese the name may stand first: `电容贴片`.
  const end = isHan.test(whole) ? letters.findLastIndex((_, place) => isName(0, place + 1)) : -1;
  return end < 1 ? [whole] : [letters.slice(0, end + 1).join(''), ...partRun(vocabulary, letters.slice(end + 1))];
}
