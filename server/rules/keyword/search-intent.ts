/** Finds engineering values in a keyword (`100nF 0402 X7R 16V`, `rote LED`) and what they mean in each category. */
import type { PartClass } from '#contract/part-classes.ts';
import type { ParsedFilter } from '#contract/api/part.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { type Naming, comparable, namingBy } from './category-names.ts';
import { isColor } from './color-words.ts';
import { makerNamed, takeCode } from './intent-codes.ts';
import type { IntentCatalog, IntentCategory } from './intent-category.ts';
import { type Draft, nameScore } from './intent-draft.ts';
import { type Phrase, type ReadWords, longestPhrase, readWords } from './keyword-words.ts';
import { namedWholly } from './named-wholly.ts';
import { isGenderName, isKindName } from './option-names.ts';
import { packagesRead } from '#server/rules/package/package-synonyms.ts';
import { isQuality } from './words/qualities.ts';
import { splitKeyword } from './split-keyword.ts';
import { orderSides, signByPolarity, takeQuantity, takeSides } from './intent-quantity.ts';
import { waysToRead } from './ways-to-read.ts';
import { type Label, optionsNamed, readLabels } from './value-labels.ts';

export interface Reading {
  category: string;
  filters: ParsedFilter[];
  /** Words that mean nothing here; they are searched as text. */
  rest: string[];
  /** Greater is likelier; to be broken by the number of parts found. */
  score: number;
  /** Whether words name the category itself, not only a branch that it lies in. */
  isNamed: boolean;
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
  /** How many words they are where they name no other. */
  told: number;
  /** In the order of the keyword. A value that the category cannot have is a word. */
  wishes: Wish[];
  score: number;
}

/** Who types a resistance alone means a resistor, whose value is no matter of its temperature or voltage. */
const askedByName = new Set<PartClass | null>(['thermistors', 'varistors', 'digital-potentiometers']);

/** Every category in which all values of the keyword make sense, the likeliest first; empty without a single value. Others are answered in between. */
export async function readIntent(keyword: string, catalog: IntentCatalog): Promise<Reading[]> {
  const words = readWords(splitKeyword(keyword));
  if (!holdsValue(words) && !asksHalf(words)) return [];
  const found = await mapInSlices(namedWholly(catalog.categories, words), (category): Reading[] => {
    const draft = readFor(category, words, catalog);
    const { unread, score } = draft;
    const values = draft.values + Number(isHalfOfKind(category, draft));
    // Values that mean nothing here make it the wrong category, whatever else fits.
    if (values === 0 || unread.some((place) => words.quantities[place])) return [];
    const rest = unread.map((place) => words.tokens[place] ?? '');
    const isNamed = isNamedItself(category, words);
    const likely = score - Number(askedByName.has(category.partClass) && !isNamedAlone(category, words, catalog.shared));
    return waysToRead(category, draft).map(({ filters, less }) => ({
      category: category.slug,
      filters,
      rest,
      score: likely - less / 4,
      isNamed,
    }));
  });
  const readings = found.flat();
  const fewest = Math.min(...readings.map(({ rest }) => rest.length));
  return readings.filter(({ rest }) => rest.length === fewest).toSorted((a, b) => b.score - a.score);
}

function isNamedItself({ names }: IntentCategory, words: ReadWords): boolean {
  const own = names.slice(-1);
  return words.tokens.some((_, at) => !words.isJoining[at] && ['whole', 'word'].includes(namingBy(own, words, at, 1)));
}

/** Whether a word is the category's own: `direnç` is one of all resistors, though a thermistor is called a `ısıya duyarlı direnç`. */
function isNamedAlone({ names }: IntentCategory, words: ReadWords, shared: IntentCatalog['shared']): boolean {
  const [own, above] = [names.slice(-1), names.slice(0, -1)];
  return words.tokens.some((_, at) => {
    const naming = words.isJoining[at] ? 'not' : namingBy(own, words, at, 1);
    if (naming === 'word') return !isShared(words, at, shared);
    return naming === 'whole' && namingBy(above, words, at, 1) !== 'whole';
  });
}

/** A color counts as a value: as an adjective it has more forms than any text of a part. So does a kind of part that is an option. */
function holdsValue({ quantities, figures, phrases }: ReadWords): boolean {
  return (
    [...quantities, ...figures].some((quantity) => quantity !== null) ||
    phrases.flat().some((phrase) => isColor(phrase.code) || isKindName(phrase) || isQuality(phrase))
  );
}

const asksHalf = ({ phrases }: ReadWords): boolean => phrases.flat().some(({ code }) => isGenderName(code));

/** Which half of which kind of connector is as good as a value: of a `USB-C socket` the words alone would find plugs, too. */
function isHalfOfKind({ attributes: [first] }: IntentCategory, { read }: Draft): boolean {
  const keys = read.map(({ filter }) => filter.key);
  return keys.includes('gender') && first !== undefined && keys.includes(first.key);
}

/** Every category in which anything of the keyword's words makes sense, with all that is asked, the likeliest first. Others are answered in between. */
export async function readPartly(tokens: readonly string[], catalog: IntentCatalog): Promise<PartialReading[]> {
  const words = readWords(tokens);
  const named = namedWholly(catalog.categories, words);
  // `jst ph header` is none of those that are called headers and nothing else: their makers are others.
  const others = namesMaker(words, catalog) ? catalog.categories.filter((one) => !named.includes(one) && isNamedItself(one, words)) : [];
  const readings = await mapInSlices([...named, ...others], (category) => {
    const draft = readFor(category, words, catalog);
    const { read, unread, score, isNamed, told } = draft;
    if (read.length === 0 && !isNamed) return [];
    const [{ filters } = { filters: [] }] = waysToRead(category, draft);
    const asked = [
      ...read.map((one, place) => ({ ...one, filter: filters[place] ?? one.filter })),
      ...unread.map((at) => ({ at, length: 1, filter: null })),
    ].toSorted((a, b) => a.at - b.at);
    const wishes = asked.map(({ at, length, filter }) => ({ at, text: words.tokens.slice(at, at + length).join(' '), filter }));
    return [{ category: category.slug, isNamed, told, wishes, score, unread: unread.length }];
  });
  return readings.flat().toSorted((a, b) => a.unread - b.unread || b.score - a.score);
}

/** Whether a word is a maker's name and no kind of part, as `diodes` is. */
function namesMaker(words: ReadWords, { categories, manufacturers }: IntentCatalog): boolean {
  const isName = (at: number) => categories.some(({ names }) => namingBy(names, words, at, 1) === 'whole');
  return words.codes.some((code, at) => code !== '' && makerNamed(manufacturers, code) !== undefined && !isName(at));
}

/** Whether a word says nothing in any category. */
export function meansNothing(word: string, catalog: IntentCatalog): boolean {
  const words = readWords([word]);
  return catalog.categories.every((category) => readFor(category, words, catalog).unread.length > 0);
}

/** Makes what a category's words are looked up in, which the first keyword would wait for. */
export function readyCategory(category: IntentCategory): void {
  packagesRead(category.packages, '', null);
  for (const list of category.names) comparable(list);
  for (const { options } of category.attributes) optionsNamed(options, '');
}

function readFor(category: IntentCategory, words: ReadWords, catalog: IntentCatalog): Draft {
  const labels = readLabels(category, words);
  const named = new Map(labels.map(({ value, keys }) => [value, keys]));
  const draft: Draft = { named, read: [], unread: [], values: 0, isNamed: false, told: 0, score: 0 };
  let at = 0;
  while (at < words.tokens.length) {
    const label = labels.find((one) => one.at === at);
    if (label) at += takeLabel(category, words, label, draft);
    else {
      const taken = takePhrase(category, catalog, words, at, draft);
      if (taken === 0 && !words.isJoining[at]) draft.unread.push(at);
      at += Math.max(1, taken);
    }
  }
  takeBareFigures(category, words, draft);
  signByPolarity(draft);
  orderSides(draft);
  return draft;
}

/** `104` and `2.54` are values of a part that is named, once the clearer ones have found their parameters; `2x4` names its kind itself. */
function takeBareFigures(category: IntentCategory, { figures, tokens }: ReadWords, draft: Draft): void {
  draft.unread = draft.unread.filter((at) => {
    const figure = figures[at];
    const tellsItself =
      (figure?.rows !== undefined && tells(category, 'rows')) || (isPitchAlone(figure, tokens) && tells(category, 'pitch'));
    const isMeant = figure && (draft.isNamed || tellsItself);
    return !isMeant || !(takeQuantity(category, figure, at, draft) || takeSides(category, figure, at, draft));
  });
}

const tells = ({ attributes }: IntentCategory, key: string) => attributes.some((one) => one.key === key && one.facet !== null);

/** Whoever types `2.54` and nothing else asks for what has that pitch. */
const isPitchAlone = (figure: ReadWords['figures'][number] | undefined, tokens: readonly string[]) =>
  tokens.length === 1 && figure?.keys?.includes('pitch') === true;

function takeLabel(category: IntentCategory, words: ReadWords, { at, length }: Label, draft: Draft): number {
  const naming = length === 1 ? namingAt(category, words, at, 1) : 'not';
  // `Widerstand 10k` names the part, whatever parameter is named alike.
  draft.score += nameScore[naming] || 3;
  draft.isNamed ||= naming === 'whole' || naming === 'word';
  return length;
}

const noMakers: IntentCatalog['manufacturers'] = [];
const noPhrase: Phrase = { code: '', stems: [], housing: null };

/** Reads the longest known phrase at a place into the draft; answers how many words it took. */
function takePhrase(
  category: IntentCategory,
  { manufacturers, shared }: IntentCatalog,
  words: ReadWords,
  at: number,
  draft: Draft,
): number {
  for (let length = Math.min(longestPhrase, words.tokens.length - at); length > 0; length -= 1) {
    const phrase = words.phrases[at]?.[length - 1] ?? noPhrase;
    const naming = namingAt(category, words, at, length);
    const isName = naming === 'whole' || naming === 'word';
    // A name may be a maker's, too: `diodes`.
    if (takeCode(category, isName ? noMakers : manufacturers, phrase, { at, length }, draft)) return length;
    if (isName) {
      draft.isNamed = true;
      if (naming === 'whole' && (length > 1 || !isShared(words, at, shared)))
        draft.told = Math.max(draft.told, wordsIn(words.tokens.slice(at, at + length)));
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

/** `op-amps` are two. */
export function wordsIn(tokens: readonly string[]): number {
  return tokens.flatMap((token) => token.split('-')).length;
}

/** Whether the word at a place is one that names of several categories have. */
export function isShared({ stems }: ReadWords, at: number, shared: IntentCatalog['shared']): boolean {
  return (stems[at] ?? []).some((stem) => shared.has(stem));
}

function namingAt({ names }: IntentCategory, words: ReadWords, at: number, length: number): Naming {
  return length === 1 && (words.isJoining[at] || words.quantities[at]) ? 'not' : namingBy(names, words, at, length);
}
