/** Words of the keyword search: the index is filled and queries are read by the same rules. */
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { fold } from '#server/rules/fold.ts';
import { simplified } from '#server/rules/han-variants.ts';

const word = /[\p{L}\p{M}\p{N}ー]+(?:\.[\p{L}\p{N}]+)*/gu;
const unspaced = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const scripts =
  /[\p{Script=Katakana}ー]+|\p{Script=Han}+|\p{Script=Hiragana}+|[^\p{Script=Katakana}ー\p{Script=Han}\p{Script=Hiragana}]+/gu;

/** Whether a text is in a script that sets no spaces between words. */
export const hasNoSpaces = (text: string): boolean => unspaced.test(text);

/** Folded words of a text: `4.7 kΩ` gives `4.7` and `kohm`. Chinese and Japanese, which have no spaces, part where their scripts change. */
export function searchWords(text: string): string[] {
  // The marks that tell デ from テ are no accents: Japanese words keep them.
  const whole = withoutSoftHyphens(text.normalize('NFKC')).toLowerCase();
  return [...whole.matchAll(word)]
    .flatMap(([found]) => (hasNoSpaces(found) ? (found.match(scripts) ?? []) : [found]))
    .map((one) => (hasNoSpaces(one) ? simplified(one) : fold(one).replaceAll('μ', 'u').replaceAll('ω', 'ohm').replaceAll('ß', 'ss')))
    .filter((one) => one !== '');
}

/**
 * Words to index a text under: its words and the ends of compounds, so that `Kondensator` finds `Keramik\u00adkondensator` and
 * `コンデンサ` finds `セラミックコンデンサ`. German compounds are joined at soft hyphens, Chinese and Japanese ones anywhere.
 */
export function indexWords(text: string): string[] {
  const german = text.split(/\s+/).flatMap((one) => [...one.matchAll(/\u00ad/g)].map(({ index }) => one.slice(index)));
  return [...searchWords(text), ...german.flatMap(searchWords)].flatMap((one) => (hasNoSpaces(one) ? endsOf(one) : [one]));
}

/** A text and what is left of it without its first letters, two letters at least. */
function endsOf(text: string): string[] {
  const letters = [...text];
  return [text, ...letters.slice(1, -1).map((_, start) => letters.slice(start + 1).join(''))];
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
