import { namingBy } from '#server/rules/keyword/category-names.ts';
import type { IntentCategory } from '#server/rules/keyword/intent-category.ts';
import { type Phrase, type ReadWords, readWords } from '#server/rules/keyword/keyword-words.ts';
import { namedWholly } from '#server/rules/keyword/named-wholly.ts';
import { isKindName, meansOption } from '#server/rules/keyword/option-names.ts';
import { readIntent } from '#server/rules/keyword/search-intent.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { intentCatalog } from './intent-catalog.ts';
import type { Predicate } from '#server/search/predicate.ts';
import { type Scope, hasParts, isWithin, narrowed, scopeOf, within } from '#server/search/listing/scope.ts';
import { describeFilter } from './match-values.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import type { View } from '#server/search/view/view.ts';

/** Of parts whose texts have the keyword's words, those of the kinds that it names: texts of switches speak of fuses, too. */
export async function inNamedKinds({ reference }: View, scope: Scope, keyword: string): Promise<Scope> {
  const { categories } = await intentCatalog(reference);
  const named = namedWholly(categories, readWords(splitKeyword(keyword)));
  if (named.length === categories.length) return scope;
  return narrowed(scope, { is: 'category', ids: named.flatMap(({ slug }) => reference.categoryBySlug.get(slug)?.id ?? []) });
}

/** The parameter in which parts of many categories tell what they are: where they do, one of another kind is not meant. */
const functionKey = 'functionText';

export interface Untold {
  /** The whole category. */
  scope: Scope;
  /** What none of its parts tells, in words. */
  dropped: string[];
}

/** The category of a kind that is only an option of it, where no part of the category says which kind it is: `temperature sensor` among sensors without a measurand. */
export async function untoldKind(view: View, scope: Scope, keyword: string): Promise<Untold | null> {
  const [reading] = await readIntent(keyword, await intentCatalog(view.reference));
  const category = reading && view.reference.categoryBySlug.get(reading.category);
  if (!reading?.isNamed || !category || !isWithin(scope, category)) return null;
  const whole = within(scope, category);
  const told = [...reading.filters.map(({ key }) => key), functionKey].flatMap((key): Predicate[] => {
    const attribute = category.attributes.find((use) => use.attribute.key === key)?.attribute;
    const options = attribute?.options.map(({ id }) => id) ?? [];
    return attribute ? [{ is: 'option', category: category.id, attribute: attribute.id, options }] : [];
  });
  const isTold = await hasParts(view, narrowed(whole, { is: 'some', of: told }));
  if (told.length === 0 || isTold || !(await hasParts(view, whole))) return null;
  return { scope: whole, dropped: reading.filters.map((filter) => describeFilter(view, category, filter)) };
}

/**
 * Whether a keyword has the name of a kind of part that is an option, beside other words: where no part has all of it, the words that all of the
 * category share find others, `boost 5V` a step-down converter for 5 V.
 */
export async function asksOption({ reference }: View, keyword: string): Promise<boolean> {
  const { phrases } = readWords(splitKeyword(keyword));
  if (!phrases.flat().some(isKindName)) return false;
  return (await readIntent(keyword, await intentCatalog(reference))).length > 0;
}

/** Whether a keyword names, in several words, a kind of part that no part is: parts of one of the words are others, a `limit switch` no other switch. */
export async function asksUnknownKind(view: View, tokens: readonly string[]): Promise<boolean> {
  const { categories } = await intentCatalog(view.reference);
  const words = readWords(tokens);
  const named = words.phrases.flatMap((phrases, at) =>
    phrases.filter((phrase, more) => more > 0 && isKindName(phrase) && !categories.some((one) => isCalled(one, words, at, more + 1))),
  );
  for (const phrase of named) {
    const of = categories.flatMap(({ slug }) => toldBy(view.reference.categoryBySlug.get(slug), phrase));
    // oxlint-disable-next-line no-await-in-loop -- the first that no part is ends it
    if (of.length === 0 || !(await hasParts(view, narrowed(scopeOf(), { is: 'some', of })))) return true;
  }
  return false;
}

const isCalled = ({ names }: IntentCategory, words: ReadWords, at: number, length: number) =>
  namingBy(names.slice(-1), words, at, length) === 'whole';

/** The parts of a category that are of a kind, by the options that the kind's name means. */
function toldBy(category: CategoryEntry | undefined, phrase: Phrase): Predicate[] {
  if (!category) return [];
  return category.attributes.flatMap(({ attribute }): Predicate[] => {
    const options = attribute.options.filter(({ key }) => meansOption(phrase, key)).map(({ id }) => id);
    return options.length > 0 ? [{ is: 'option', category: category.id, attribute: attribute.id, options }] : [];
  });
}

/** Whether a keyword is the name of a kind of part that is an option of its category, such as `triac`: it never means the whole of it. */
export async function namesOption({ reference }: View, keyword: string): Promise<boolean> {
  const { phrases } = readWords(splitKeyword(keyword));
  const whole = phrases[0]?.[phrases.length - 1];
  return whole !== undefined && isKindName(whole) && (await readIntent(keyword, await intentCatalog(reference))).length > 0;
}
