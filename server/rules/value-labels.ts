/** Finds the words of a keyword that name the parameter of the value beside them: `Kapazität 100nF`, `rated voltage 50V`, `Bauform 0603`. */
import type { Unit } from '#contract/units.ts';
import { codeKey } from './fold.ts';
import { isPackageName, unitNamed } from './quantity-names.ts';
import type { ReadWords } from './keyword-words.ts';

export interface LabelledAttribute {
  key: string;
  unit: Unit;
  /** `codeKey`-ed, in all languages. */
  names: string[];
  options: { names: string[] }[];
}

export interface Labelled {
  attributes: LabelledAttribute[];
  packages: string[];
}

export interface Label {
  /** Where its first word stands, and how many words it has. */
  at: number;
  length: number;
  /** Where the value stands. */
  value: number;
  /** Parameters that it may mean; none for the package. */
  keys: string[];
}

const longestLabel = 3;

/** Every word or phrase that names a parameter of the category and stands before or after a value that the parameter can have. */
export function readLabels(category: Labelled, words: ReadWords): Label[] {
  const labels: Label[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < words.codes.length; at += 1) {
    const label = labelAt(category, words, at, taken);
    if (!label) continue;
    labels.push(label);
    taken.add(label.value);
    at += label.length - 1;
  }
  return labels;
}

function labelAt(category: Labelled, words: ReadWords, at: number, taken: ReadonlySet<number>): Label | null {
  const { codes, quantities } = words;
  for (let length = Math.min(longestLabel, codes.length - at); length > 0; length -= 1) {
    if (quantities.slice(at, at + length).some((quantity) => quantity !== null)) continue;
    const code = codes.slice(at, at + length).join('');
    // A value comes after its name, seldom before it.
    for (const value of [at + length, at - 1]) {
      if (value < 0 || value >= codes.length || taken.has(value)) continue;
      const keys = attributesNamed(possible(category, words, value), code).map(({ key }) => key);
      if (keys.length > 0 || (isPackageName(code) && isPackage(category, codes[value]))) return { at, length, value, keys };
    }
  }
  return null;
}

/** Those of this very name; else those that it is a part of, or whose unit it tells. */
function attributesNamed(attributes: readonly LabelledAttribute[], code: string): LabelledAttribute[] {
  const exact = attributes.filter(({ names }) => names.includes(code));
  if (exact.length > 0) return exact;
  const partly = attributes.filter(({ names }) => code.length >= shortestPart(code) && names.some((name) => name.includes(code)));
  if (partly.length > 0) return partly;
  const unit = unitNamed(code);
  return unit === null ? [] : attributes.filter((attribute) => attribute.unit === unit);
}

/** Two signs mean something in Chinese and Japanese, but nothing in Latin letters. */
export function shortestPart(word: string): number {
  return /[\u3040-\u30ff\u4e00-\u9fff]/u.test(word) ? 2 : 4;
}

/** The parameters that can have a value. */
function possible({ attributes }: Labelled, { codes, quantities }: ReadWords, value: number): LabelledAttribute[] {
  const quantity = quantities[value];
  if (quantity) return attributes.filter(({ unit }) => quantity.readings.some((reading) => reading.unit === unit));
  const code = codes[value] ?? '';
  return attributes.filter(({ options }) => options.some(({ names }) => names.includes(code)));
}

function isPackage({ packages }: Labelled, code: string | undefined): boolean {
  return packages.some((name) => codeKey(name) === code);
}
