/** What a row asks for when its part number says nothing: a value, a package and what else its texts hold. */
import type { Unit } from '#contract/units.ts';
import { readKeywordQuantity } from '#server/rules/keyword-quantity.ts';
import { splitKeyword } from '#server/rules/split-keyword.ts';
import type { SourceLine } from './read-lines.ts';
import { readPackage } from './read-package.ts';
import { referencePrefix } from './references.ts';

export interface ValueWish {
  /** Words with the value that names the part first. */
  words: string[];
  /** How many of the words come from the value alone. */
  own: number;
  /** Units that the value may be in. */
  units: readonly Unit[];
  /** Comparable name of the package; null when none was given. */
  package: string | null;
}

/** What a designator begins with tells the unit of a bare figure. */
const unitOfPrefix: Record<string, Unit> = { R: 'Ω', RN: 'Ω', RV: 'Ω', C: 'F', CE: 'F', L: 'H' };

/** Null when no text begins with a value. */
export function readWish({ source, references }: Pick<SourceLine, 'source' | 'references'>): ValueWish | null {
  const unit = unitOfPrefix[referencePrefix(references)] ?? null;
  for (const text of [source.value, source.mpn, source.description]) {
    const words = valueWords(text ?? '', unit);
    const lead = words.findIndex((word) => readKeywordQuantity(word) !== null);
    // A part number may hold a figure too; a value stands among the first words.
    if (lead < 0 || lead > 3) continue;
    const read = readKeywordQuantity(words[lead] ?? '')?.readings ?? [];
    const units = read.map((one) => one.unit).filter((one) => unit === null || one === unit);
    if (units.length === 0) continue;
    const own = unlike([words[lead] ?? '', ...words.filter((_, index) => index !== lead)], []);
    const more = text === source.description ? [] : unlike(valueWords(source.description ?? '', null), own);
    const size = [source.package, source.value, source.description, source.mpn].map((one) => readPackage(one ?? '').key).find(Boolean);
    return { words: [...own, ...more], own: own.length, units, package: size ?? null };
  }
  return null;
}

/** Values stand between slashes and underscores as often as between spaces; a bare figure takes the unit of its designator. */
function valueWords(text: string, unit: Unit | null): string[] {
  const spaced = text
    .normalize('NFKC')
    .replace(/Ω|Ω|ohms?\b/giu, 'Ω')
    .replace(/(?<=[\p{L}%])[/_](?=\d)|(?<=\d)_|[()[\]{}@]|(?<=\d[a-zA-Z]{0,2}),(?=\s|\d+[a-zA-Z%])/gu, ' ')
    .replace(/[±~]\s*/gu, '')
    .replace(/\+\/?-\s*/g, '');
  return splitKeyword(spaced).map((word, index) => (unit !== null && index === 0 ? withUnit(word, unit) : word));
}

const bare = /^\d+(?:[.,]\d+)?$/;
const prefixed = /^\d+(?:[.,]\d+)?[pnuµμm]$|^\d+[pnuµμ]\d+$/u;
/** Three digits on a capacitor: two figures and the number of zeros, in picofarads. */
const code = /^([1-9]\d)([0-7])[JKMZ]?$/;

function withUnit(word: string, unit: Unit): string {
  if (unit === 'Ω') return bare.test(word) ? `${word}Ω` : word;
  const coded = unit === 'F' ? code.exec(word) : null;
  if (coded) return `${Number(coded[1]) * 10 ** Number(coded[2])}pF`;
  return prefixed.test(word) ? `${word.replace(/^(\d+)([pnuµμ])(\d+)$/u, '$1.$3$2')}${unit}` : word;
}

/** Words that say nothing new are left out: a description mostly repeats the value. */
function unlike(words: readonly string[], known: readonly string[]): string[] {
  const said = new Set(known.map(sense));
  return words.filter((word) => {
    const own = sense(word);
    if (said.has(own)) return false;
    said.add(own);
    return true;
  });
}

function sense(word: string): string {
  const [first] = readKeywordQuantity(word)?.readings ?? [];
  return first ? `${first.value.toPrecision(9)} ${first.unit}` : word.toLowerCase();
}
