/** Finds engineering values in a keyword (`100nF 0402 X7R 16V`) and what they mean in each category. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { latinUnits } from '#contract/local-unit.ts';
import { codeKey } from './fold.ts';
import type { KeywordQuantity } from './keyword-quantity.ts';
import { type ReadWords, readWords } from './keyword-words.ts';
import { directionOf, isRating } from './parameter-direction.ts';
import { isUnitPrefix, spokenUnit } from './spoken-units.ts';
import { type LabelledAttribute, readLabels, shortestPart } from './value-labels.ts';

export interface IntentAttribute extends LabelledAttribute {
  kind: 'number' | 'range' | 'option' | 'boolean' | 'text';
  /** How the category narrows by it; null is not searched. */
  facet: 'range' | 'choice' | null;
  /** Option key and its `codeKey`-ed names in all languages. */
  options: { key: string; names: string[] }[];
}

export interface IntentCategory {
  slug: string;
  /** Folded names of the category and of those above it, in all languages. */
  names: string[];
  /** In the order of the table's columns. */
  attributes: IntentAttribute[];
  /** Package names that occur. */
  packages: string[];
}

export interface IntentCatalogue {
  categories: IntentCategory[];
  /** Slug and `codeKey`-ed names and aliases. */
  manufacturers: { slug: string; names: string[] }[];
}

export interface Reading {
  category: string;
  filters: ParsedFilter[];
  /** Words that mean nothing here; they are searched as text. */
  rest: string[];
  /** Greater is likelier; to be broken by the number of parts found. */
  score: number;
}

const longestPhrase = 3;
/** For each word that names the category. */
const categoryScore = 20;

/** Every category in which the keyword's values make sense, the likeliest first; empty without a single value. */
export function readIntent(keyword: string, catalogue: IntentCatalogue): Reading[] {
  const words = readWords(splitKeyword(keyword));
  if (words.quantities.every((quantity) => quantity === null)) return [];
  const readings = catalogue.categories.flatMap((category) => {
    const reading = readFor(category, words, catalogue.manufacturers);
    return reading ? [reading] : [];
  });
  const fewest = Math.min(...readings.map(({ rest }) => rest.length));
  return readings.filter(({ rest }) => rest.length === fewest).toSorted((a, b) => b.score - a.score);
}

const unitAlone = /^(?:[pnuµμmkKMG]?(?:F|f|H|V|v|A|W|w|Hz|hz|HZ|Ω|Ohm|ohm|ohms|R)|[pnuµμkM]|%|ppm(?:\/K|\/°C)?|k?[Vv]\/[mnuµμ]?s)$/u;

const times = /\s*[x×х]\s*/giu;
/** `8 × 11,5 мм` as pages write it, in Cyrillic too; the names of packages have `8x11.5 mm`. */
const size = /(\d+(?:[.,]\d+)?(?:\s*[x×х]\s*\d+(?:[.,]\d+)?)+)(\s*)(?:mm|мм)(?!\p{L})/giu;

/** Words of a keyword; a number and the unit after it are one word, and so is a decimal comma. */
export function splitKeyword(keyword: string): string[] {
  const words = keyword
    .normalize('NFC')
    .replaceAll('\u2126', 'Ω')
    .replace(size, (_, sides: string, space: string) => `${sides.replace(times, 'x').replaceAll(',', '.')}${space}mm`)
    .replace(/[;，、]|,(?!\d)/gu, ' ')
    .replace(beforeNumber, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .flatMap(partName);
  return joinPrefixes(words).reduce<string[]>((tokens, word) => {
    const before = tokens.at(-1);
    const unit = symbolOf(word);
    const isNumber = before !== undefined && (bareNumber.test(before) || (unit.toUpperCase() === 'W' && fraction.test(before)));
    if (isNumber && unitAlone.test(unit)) return [...tokens.slice(0, -1), before + unit];
    return [...tokens, withSymbol(word)];
  }, []);
}

const unspaced = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]';
/** Chinese and Japanese set no space before a number, `抵抗100Ω`, */
const beforeNumber = new RegExp(`(?<=${unspaced})(?=[±~]?\\d)`, 'gu');
/** nor between a unit and what comes after it, `100nF电容`. */
const valueAndName = new RegExp(`^([±~]?\\d[\\d.,]*)([A-Za-zµμΩ%]+)(${unspaced}+)$`, 'u');

function partName(word: string): string[] {
  const [, digits = '', unit = '', name] = valueAndName.exec(word) ?? [];
  return name === undefined || spokenUnit(unit + name) !== null ? [word] : [digits + unit, name];
}

/** `kilo ohm` and `10 किलो ओम` with the prefix and the unit as one word. */
function joinPrefixes(words: readonly string[]): string[] {
  return words.reduce<string[]>((joined, word) => {
    const before = joined.at(-1) ?? '';
    const prefix = before.replace(/^[±~]?\d+(?:[.,]\d+)?/u, '');
    return isUnitPrefix(prefix) && spokenUnit(prefix + word) !== null ? [...joined.slice(0, -1), before + word] : [...joined, word];
  }, []);
}

const bareNumber = /^[±~]?\d+(?:[.,]\d+)?$/;
/** As the power of leaded resistors is written. */
const fraction = /^\d{1,2}\/\d{1,2}$/;
const numberWithLetters = /^([±~]?\d+(?:[.,]\d+)?)(\p{L}[\p{L}\p{M}\d-]*)$/u;

/** A unit's symbol in Latin letters, whatever script it was typed in and whether it was written out. */
function symbolOf(word: string): string {
  return spokenUnit(word) ?? latinUnits(word);
}

/** `10мкФ` and `10微法` as `10µF`. */
function withSymbol(word: string): string {
  const [, digits, unit] = numberWithLetters.exec(word) ?? [];
  return digits === undefined || unit === undefined ? word : digits + symbolOf(unit);
}

interface Draft {
  /** Where a value stands and which parameters a word beside it names. */
  named: Map<number, string[]>;
  filters: ParsedFilter[];
  values: number;
  score: number;
}

function readFor(category: IntentCategory, words: ReadWords, manufacturers: IntentCatalogue['manufacturers']): Reading | null {
  const labels = readLabels(category, words);
  const draft: Draft = { named: new Map(labels.map(({ value, keys }) => [value, keys])), filters: [], values: 0, score: 0 };
  const unread: number[] = [];
  let index = 0;
  while (index < words.tokens.length) {
    const label = labels.find(({ at }) => at === index);
    if (label) {
      // `Widerstand 10k` names the parameter and the part.
      draft.score += 3 + (label.length === 1 && isNameOf(category, words, index) ? categoryScore : 0);
      index += label.length;
      continue;
    }
    const taken = takePhrase(category, manufacturers, words, index, draft);
    if (taken === 0) unread.push(index);
    index += Math.max(1, taken);
  }
  // Values that mean nothing here make it the wrong category, whatever else fits.
  if (draft.values === 0 || unread.some((place) => words.quantities[place])) return null;
  return { category: category.slug, filters: draft.filters, rest: unread.map((place) => words.tokens[place] ?? ''), score: draft.score };
}

/** Reads the longest known phrase at a place into the draft; answers how many words it took. */
function takePhrase(
  category: IntentCategory,
  manufacturers: IntentCatalogue['manufacturers'],
  words: ReadWords,
  index: number,
  draft: Draft,
): number {
  for (let length = Math.min(longestPhrase, words.tokens.length - index); length > 0; length -= 1) {
    const code = words.codes.slice(index, index + length).join('');
    if (takeCode(category, manufacturers, code, draft)) return length;
  }
  const quantity = words.quantities[index];
  if (quantity) return takeQuantity(category, quantity, draft, draft.named.get(index) ?? []) ? 1 : 0;
  if (!isNameOf(category, words, index)) return 0;
  draft.score += categoryScore;
  return 1;
}

/** A short word is the name or it is not; `resis`, `capacitors`, `конденсаторов` and `Widerstaende` are parts or forms of one. */
function isNameOf({ names }: IntentCategory, { folded, stems }: ReadWords, index: number): boolean {
  const word = folded[index] ?? '';
  const singular = word.replace(/s$/, '');
  if (names.includes(word) || (singular.length >= shortestPart(singular) && names.some((name) => name.includes(singular)))) return true;
  return (stems[index] ?? []).some(
    (stem) => stem !== word && stem.length >= shortestPart(stem) && names.some((name) => ` ${name}`.includes(` ${stem}`)),
  );
}

function takeCode(category: IntentCategory, manufacturers: IntentCatalogue['manufacturers'], code: string, draft: Draft): boolean {
  if (code === '') return false;
  const taken = new Set(draft.filters.map(({ key }) => key));
  const packages = packagesNamed(category, code);
  if (packages.length > 0 && !taken.has('package')) return add(draft, { key: 'package', in: packages });
  for (const attribute of category.attributes) {
    const option = attribute.facet && attribute.options.find(({ names }) => names.includes(code));
    if (option && !taken.has(attribute.key)) return add(draft, { key: attribute.key, in: [option.key] });
  }
  const maker = manufacturers.find(({ names }) => names.includes(code));
  return maker !== undefined && !taken.has('manufacturer') && add(draft, { key: 'manufacturer', in: [maker.slug] });
}

/** Package names by their codes, made once for each category: every word of a keyword is looked up among them. */
const packageCodes = new WeakMap<IntentCategory, Map<string, string[]>>();

function packagesNamed(category: IntentCategory, code: string): string[] {
  const known = packageCodes.get(category) ?? Map.groupBy(category.packages, codeKey);
  packageCodes.set(category, known);
  return known.get(code) ?? [];
}

function add(draft: Draft, filter: ParsedFilter): boolean {
  draft.filters.push(filter);
  draft.score += 5;
  return true;
}

/** Gives a value to the parameter named beside it, else to the category's first free one in its unit; parameters that name the part count for more. */
function takeQuantity(category: IntentCategory, { readings }: KeywordQuantity, draft: Draft, named: readonly string[]): boolean {
  const attributes = category.attributes.toSorted((a, b) => Number(named.includes(b.key)) - Number(named.includes(a.key)));
  for (const [rank, { unit, value }] of readings.entries()) {
    const attribute = attributes.find(
      (candidate) =>
        candidate.unit === unit &&
        candidate.facet !== null &&
        (candidate.kind === 'number' || candidate.kind === 'range') &&
        !draft.filters.some(({ key }) => key === candidate.key),
    );
    if (!attribute) continue;
    draft.filters.push(filterOf(attribute, value));
    draft.values += 1;
    draft.score += (category.attributes.indexOf(attribute) === 0 ? 10 : 2) - rank;
    return true;
  }
  return false;
}

/** A tolerance or a resistance is meant as said; a voltage, power or current rating may be greater. */
function filterOf({ key, kind, unit, facet }: IntentAttribute, value: number): ParsedFilter {
  if (kind === 'range') return { key, min: value, max: value };
  const direction = directionOf(key, unit);
  if (direction === 'at_least' && isRating(unit)) return { key, min: value };
  if (direction === 'at_most' && !['%', 'ppm/K', 'ppm'].includes(unit)) return { key, max: value };
  return facet === 'choice' ? { key, in: [String(value)] } : { key, eq: value };
}
