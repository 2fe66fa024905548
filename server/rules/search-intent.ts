/** Finds engineering values in a keyword (`100nF 0402 X7R 16V`, `rote LED`) and what they mean in each category. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { type Naming, comparable, namingBy } from './category-names.ts';
import { isColor } from './color-words.ts';
import { codeKey } from './fold.ts';
import type { KeywordQuantity } from './keyword-quantity.ts';
import { type ReadWords, longestPhrase, readWords } from './keyword-words.ts';
import { directionOf, isRating } from './parameter-direction.ts';
import { splitKeyword } from './split-keyword.ts';
import { type Label, type LabelledAttribute, optionNamed, readLabels } from './value-labels.ts';

export interface IntentAttribute extends LabelledAttribute {
  kind: 'number' | 'range' | 'option' | 'boolean' | 'text';
  /** How the category narrows by it; null is not searched. */
  facet: 'range' | 'choice' | null;
}

export interface IntentCategory {
  slug: string;
  /** Folded names in all languages of the category and of each above it. */
  names: (readonly string[])[];
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

/** What some words of a keyword ask of a part; without a filter they are looked for as text. */
export interface Wish {
  /** Place of its first word in the keyword. */
  at: number;
  text: string;
  filter: ParsedFilter | null;
}

export interface PartialReading {
  category: string;
  /** Whether words name the category itself. */
  isNamed: boolean;
  /** In the order of the keyword. A value that the category cannot have is a word. */
  wishes: Wish[];
  score: number;
}

/** For each word that names the category. */
const nameScore: Record<Naming, number> = { whole: 25, word: 20, part: 10, not: 0 };

/** Every category in which all values of the keyword make sense, the likeliest first; empty without a single value. */
export function readIntent(keyword: string, catalogue: IntentCatalogue): Reading[] {
  const words = readWords(splitKeyword(keyword));
  if (!holdsValue(words)) return [];
  const readings = catalogue.categories.flatMap((category) => {
    const { read, unread, values, score } = readFor(category, words, catalogue.manufacturers);
    // Values that mean nothing here make it the wrong category, whatever else fits.
    if (values === 0 || unread.some((place) => words.quantities[place])) return [];
    const rest = unread.map((place) => words.tokens[place] ?? '');
    return [{ category: category.slug, filters: read.map(({ filter }) => filter), rest, score }];
  });
  const fewest = Math.min(...readings.map(({ rest }) => rest.length));
  return readings.filter(({ rest }) => rest.length === fewest).toSorted((a, b) => b.score - a.score);
}

/** A color counts as a value: as an adjective it has more forms than any text of a part. */
function holdsValue({ quantities, phrases }: ReadWords): boolean {
  return quantities.some((quantity) => quantity !== null) || phrases.flat().some(({ code }) => isColor(code));
}

/** Every category in which anything of the keyword's words makes sense, with all that is asked, the likeliest first. */
export function readPartly(tokens: readonly string[], catalogue: IntentCatalogue): PartialReading[] {
  const words = readWords(tokens);
  const readings = catalogue.categories.flatMap((category) => {
    const { read, unread, score, isNamed } = readFor(category, words, catalogue.manufacturers);
    if (read.length === 0) return [];
    const asked = [...read, ...unread.map((at) => ({ at, length: 1, filter: null }))].toSorted((a, b) => a.at - b.at);
    const wishes = asked.map(({ at, length, filter }) => ({ at, text: words.tokens.slice(at, at + length).join(' '), filter }));
    return [{ category: category.slug, isNamed, wishes, score, unread: unread.length }];
  });
  return readings.toSorted((a, b) => a.unread - b.unread || b.score - a.score);
}

/** Whether a word says nothing in any category. */
export function meansNothing(word: string, catalogue: IntentCatalogue): boolean {
  const words = readWords([word]);
  return catalogue.categories.every((category) => readFor(category, words, catalogue.manufacturers).unread.length > 0);
}

/** Makes what a category's words are looked up in, which the first keyword would wait for. */
export function readyCategory(category: IntentCategory): void {
  packagesNamed(category, '');
  for (const list of category.names) comparable(list);
  for (const { options } of category.attributes) optionNamed(options, '');
}

interface Draft {
  /** Where a value stands and which parameters a word beside it names. */
  named: Map<number, string[]>;
  read: { filter: ParsedFilter; at: number; length: number }[];
  /** Places of the words that mean nothing here. */
  unread: number[];
  values: number;
  isNamed: boolean;
  score: number;
}

function readFor(category: IntentCategory, words: ReadWords, manufacturers: IntentCatalogue['manufacturers']): Draft {
  const labels = readLabels(category, words);
  const named = new Map(labels.map(({ value, keys }) => [value, keys]));
  const draft: Draft = { named, read: [], unread: [], values: 0, isNamed: false, score: 0 };
  let at = 0;
  while (at < words.tokens.length) {
    const label = labels.find((one) => one.at === at);
    if (label) at += takeLabel(category, words, label, draft);
    else {
      const taken = takePhrase(category, manufacturers, words, at, draft);
      if (taken === 0 && !words.isJoining[at]) draft.unread.push(at);
      at += Math.max(1, taken);
    }
  }
  return draft;
}

function takeLabel(category: IntentCategory, words: ReadWords, { at, length }: Label, draft: Draft): number {
  // `Widerstand 10k` names the parameter and the part.
  draft.score += 3 + (length === 1 ? nameScore[namingAt(category, words, at, 1)] : 0);
  return length;
}

const noMakers: IntentCatalogue['manufacturers'] = [];

/** Reads the longest known phrase at a place into the draft; answers how many words it took. */
function takePhrase(
  category: IntentCategory,
  manufacturers: IntentCatalogue['manufacturers'],
  words: ReadWords,
  at: number,
  draft: Draft,
): number {
  for (let length = Math.min(longestPhrase, words.tokens.length - at); length > 0; length -= 1) {
    const code = words.phrases[at]?.[length - 1]?.code ?? '';
    const naming = namingAt(category, words, at, length);
    const isName = naming === 'whole' || naming === 'word';
    // A name may be a maker's, too: `diodes`.
    if (takeCode(category, isName ? noMakers : manufacturers, { code, at, length }, draft)) return length;
    if (isName) {
      draft.isNamed = true;
      draft.score += nameScore[naming] * length;
      return length;
    }
  }
  const quantity = words.quantities[at];
  if (quantity) return takeQuantity(category, quantity, at, draft) ? 1 : 0;
  const naming = namingAt(category, words, at, 1);
  draft.score += nameScore[naming];
  return naming === 'not' ? 0 : 1;
}

function namingAt({ names }: IntentCategory, words: ReadWords, at: number, length: number): Naming {
  return length === 1 && words.isJoining[at] ? 'not' : namingBy(names, words, at, length);
}

function takeCode(
  category: IntentCategory,
  manufacturers: IntentCatalogue['manufacturers'],
  { code, ...place }: { code: string; at: number; length: number },
  draft: Draft,
): boolean {
  if (code === '') return false;
  const isFree = (key: string) => draft.read.every(({ filter }) => filter.key !== key);
  const packages = packagesNamed(category, code);
  if (packages.length > 0 && isFree('package')) return add(draft, place, { key: 'package', in: packages });
  for (const attribute of category.attributes) {
    const option = attribute.facet && optionNamed(attribute.options, code);
    if (!option || !isFree(attribute.key)) continue;
    draft.values += Number(option.isColor);
    return add(draft, place, { key: attribute.key, in: [option.key] });
  }
  const maker = makerNamed(manufacturers, code);
  return maker !== undefined && isFree('manufacturer') && add(draft, place, { key: 'manufacturer', in: [maker] });
}

/** Slugs of makers by their names, made once for each list. */
const makersByName = new WeakMap<IntentCatalogue['manufacturers'], Map<string, string>>();

function makerNamed(manufacturers: IntentCatalogue['manufacturers'], code: string): string | undefined {
  const known = makersByName.get(manufacturers) ?? new Map(manufacturers.flatMap(({ slug, names }) => names.map((name) => [name, slug])));
  makersByName.set(manufacturers, known);
  return known.get(code);
}

/** Package names by their codes, made once for each category: every word of a keyword is looked up among them. */
const packageCodes = new WeakMap<IntentCategory, Map<string, string[]>>();

function packagesNamed(category: IntentCategory, code: string): string[] {
  const known = packageCodes.get(category) ?? Map.groupBy(category.packages, codeKey);
  packageCodes.set(category, known);
  return known.get(code) ?? [];
}

function add(draft: Draft, place: { at: number; length: number }, filter: ParsedFilter): boolean {
  draft.read.push({ filter, ...place });
  draft.score += 5;
  return true;
}

/** Gives a value to the parameter named beside it, else to the category's first free one in its unit; parameters that name the part count for more. */
function takeQuantity(category: IntentCategory, { readings, keys }: KeywordQuantity, at: number, draft: Draft): boolean {
  const named = draft.named.get(at) ?? [];
  const attributes = category.attributes.toSorted((a, b) => Number(named.includes(b.key)) - Number(named.includes(a.key)));
  for (const [rank, { unit, value }] of readings.entries()) {
    const attribute = attributes.find(
      (candidate) =>
        candidate.unit === unit &&
        (!keys || keys.includes(candidate.key)) &&
        candidate.facet !== null &&
        (candidate.kind === 'number' || candidate.kind === 'range') &&
        !draft.read.some(({ filter }) => filter.key === candidate.key),
    );
    if (!attribute) continue;
    draft.read.push({ filter: filterOf(attribute, value), at, length: 1 });
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
