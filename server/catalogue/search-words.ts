/** Words of the keyword search: the index is filled and queries are read by the same rules. */
import { fold } from '#server/rules/fold.ts';

const word = /[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu;
const japanese = /[\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Han}]/u;
const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Folded words of a text: `4.7 kΩ` gives `4.7` and `kohm`, `積層セラミックコンデンサ` its three parts, Japanese having no spaces. */
export function searchWords(text: string): string[] {
  const folded = fold(text).replaceAll('μ', 'u').replaceAll('ω', 'ohm').replaceAll('ß', 'ss');
  return [...folded.matchAll(word)].flatMap(([found]) => (japanese.test(found) ? segments(found) : [found]));
}

function segments(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Words to index a text under: its words, and what follows each soft hyphen, so that `Kondensator` finds `Keramik\u00adkondensator`. */
export function indexWords(text: string): string[] {
  const parts = text.split(/\s+/).flatMap((one) => [...one.matchAll(/\u00ad/g)].map(({ index }) => one.slice(index)));
  return [...searchWords(text), ...parts.flatMap(searchWords)];
}

/** Words of a part number: the whole without marks, and its pieces between them. */
export function partNumberWords(mpn: string): string[] {
  return [fold(mpn).replace(/[^\p{L}\p{N}]/gu, ''), ...fold(mpn).split(/[^\p{L}\p{N}]+/u)].filter((one) => one !== '');
}

export type Weight = 'A' | 'B' | 'C';

/** A tsvector in text form; of a word with several weights the first counts. */
export function searchVector(weighted: Iterable<readonly [Weight, readonly string[]]>): string {
  const seen = new Set<string>();
  let vector = '';
  for (const [weight, words] of weighted) {
    for (const one of words) {
      if (seen.has(one)) continue;
      seen.add(one);
      vector += `'${one}':${seen.size}${weight} `;
    }
  }
  return vector;
}
