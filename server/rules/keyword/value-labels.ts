/** Finds the words of a keyword that name the parameter of the value beside them: `Kapazität 100nF`, `rated voltage 50V`, `Bauform 0603`. */
import type { ParameterUnit } from '#contract/units.ts';
import { packagesRead } from '#server/rules/package/package-synonyms.ts';
import { isPackageName, unitNamed } from './quantity-names.ts';
import { type Phrase, type ReadWords, longestPhrase } from './keyword-words.ts';

export interface LabelledAttribute {
  key: string;
  kind: 'number' | 'range' | 'option' | 'boolean' | 'text';
  unit: ParameterUnit;
  /** `codeKey`-ed, in all languages. */
  names: string[];
  options: LabelledOption[];
}

export interface LabelledOption {
  key: string;
  /** `codeKey`-ed, in all languages, a color's in all its forms. */
  names: string[];
  isColor: boolean;
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
  const { codes, quantities, phrases } = words;
  for (let length = Math.min(longestPhrase, codes.length - at); length > 0; length -= 1) {
    const phrase = phrases[at]?.[length - 1];
    if (!phrase || quantities.slice(at, at + length).some((quantity) => quantity !== null)) continue;
    // A value comes after its name, seldom before it.
    for (const value of [at + length, at - 1]) {
      if (value < 0 || value >= codes.length || taken.has(value)) continue;
      const keys = attributesNamed(possible(category, words, value), phrase).map(({ key }) => key);
      if (keys.length > 0 || (isPackageName(phrase.code) && isPackage(category, phrases[value]?.[0]))) return { at, length, value, keys };
    }
  }
  return null;
}

/** Those of this very name; else those that it is a part of in any form, or whose unit it tells. */
function attributesNamed(attributes: readonly LabelledAttribute[], { code, stems }: Phrase): LabelledAttribute[] {
  const exact = attributes.filter(({ names }) => names.includes(code));
  if (exact.length > 0) return exact;
  const parts = [code, ...stems].filter((part) => part.length >= shortestPart(part));
  const partly = attributes.filter(({ names }) => names.some((name) => parts.some((part) => name.includes(part))));
  if (partly.length > 0) return partly;
  const unit = [code, ...stems].map(unitNamed).find((one) => one !== null);
  return attributes.filter((attribute) => attribute.unit === unit);
}

/** Two signs mean something in Chinese and Japanese, but nothing in Latin letters. */
export function shortestPart(word: string): number {
  return /[\u3040-\u30ff\u4e00-\u9fff]/u.test(word) ? 2 : 4;
}

/** The parameters that can have a value. */
function possible({ attributes }: Labelled, { codes, quantities, figures }: ReadWords, value: number): LabelledAttribute[] {
  const quantity = quantities[value] ?? (figures[value]?.keys?.includes('pitch') ? figures[value] : null);
  if (quantity) {
    const { keys, readings } = quantity;
    const ofUnit = attributes.filter(({ kind, unit }) => isMeasured(kind) && readings.some((reading) => reading.unit === unit));
    return ofUnit.filter(({ key }) => !keys || keys.includes(key));
  }
  const code = codes[value] ?? '';
  return attributes.filter(({ options }) => optionsNamed(options, code).length > 0);
}

/** `dual rail-to-rail` counts no rails. */
const isMeasured = (kind: LabelledAttribute['kind']) => kind === 'number' || kind === 'range';

/** Options by their names, made once for each list: every word of a keyword is looked up in all of them. */
const optionsByName = new WeakMap<readonly LabelledOption[], Map<string, LabelledOption[]>>();

/** All options of a name, given as its `codeKey`: a buzzer is one with its own drive or one without. */
export function optionsNamed(options: readonly LabelledOption[], code: string): readonly LabelledOption[] {
  const known = optionsByName.get(options) ?? byName(options);
  optionsByName.set(options, known);
  return known.get(code) ?? [];
}

function byName(options: readonly LabelledOption[]): Map<string, LabelledOption[]> {
  const known = new Map<string, LabelledOption[]>();
  for (const option of options) for (const name of option.names) known.set(name, [...(known.get(name) ?? []), option]);
  return known;
}

function isPackage({ packages }: Labelled, phrase: Phrase | undefined): boolean {
  return phrase !== undefined && packagesRead(packages, phrase.code, phrase.housing).length > 0;
}
