import { hasNoSpaces } from './search-words.ts';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';
import { editDistance } from '#server/rules/edit-distance.ts';
import { isColor } from '#server/rules/keyword/color-words.ts';
import { isEverydayWord } from '#server/rules/keyword/everyday-words.ts';
import { codeKey, fold } from '#server/rules/fold.ts';
import type { IntentCatalog } from '#server/rules/keyword/intent-category.ts';
import { meansNothing } from '#server/rules/keyword/search-intent.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { isCategoryName } from './category-named.ts';
import { categoryNames } from './known-names.ts';
import { intentCatalog } from './intent-catalog.ts';
import type { Reference } from '#server/search/reference.ts';
import type { PartsOf } from './word-parts.ts';

/** Words of categories, makers and options, folded and as they are written, by their length. */
type Vocabulary = ReadonlyMap<number, readonly (readonly [folded: string, written: string])[]>;

const made = new WeakMap<Reference, Promise<Vocabulary>>();

function vocabularyOf(reference: Reference): Promise<Vocabulary> {
  const vocabulary = made.get(reference) ?? makeVocabulary(reference);
  made.set(reference, vocabulary);
  return vocabulary;
}

async function makeVocabulary(reference: Reference): Promise<Vocabulary> {
  const options = [...reference.attributes.values()].flatMap((attribute) => attribute.options);
  const names = [
    ...[...reference.categories.values()].flatMap(categoryNames),
    ...[...reference.manufacturers.values()].flatMap(({ name, aliases }) => [name, ...aliases]),
    ...options.flatMap((option) => Object.values(option.names)),
  ];
  const written = new Set(names.flatMap((name) => withoutSoftHyphens(name ?? '').match(/[\p{L}\p{M}]+/gu) ?? []));
  // Of two spellings the first is the name's own.
  const folded = await mapInSlices([...written].toReversed(), (word) => [fold(word), word] as const);
  return Map.groupBy(
    [...new Map(folded)].filter(([word]) => isCorrectable(word)),
    ([{ length }]) => length,
  );
}

const shortestWord = 6;

/** Short words are a slip away from too many others, Chinese and Japanese ones are no rows of letters. */
function isCorrectable(word: string): boolean {
  return word.length >= shortestWord && /^[\p{L}\p{M}]+$/u.test(word) && !hasNoSpaces(word);
}

/** The words with those that no part has and that mean nothing replaced by the nearest of the catalog; null when there are none. */
export async function correctSpelling(reference: Reference, tokens: readonly string[], partsOf: PartsOf): Promise<string[] | null> {
  const catalog = await intentCatalog(reference);
  const unknown = tokens.filter((token) => isCorrectable(fold(token)) && isUnknown(reference, catalog, token));
  if (unknown.length === 0) return null;
  const parts = await partsOf(unknown);
  const wrong = new Set(unknown.filter((token) => !parts.get(token)));
  if (wrong.size === 0) return null;
  const vocabulary = await vocabularyOf(reference);
  const better = tokens.map((token) => (wrong.has(token) ? nearest(vocabulary, fold(token)) : null) ?? token);
  return better.some((token, place) => token !== tokens[place]) ? better : null;
}

/** What shoppers say is no slip of the finger, even if no part has it. */
function isUnknown(reference: Reference, catalog: IntentCatalog, token: string): boolean {
  if (isEverydayWord(token) || isColor(codeKey(token)) || isCategoryName(reference, token)) return false;
  return meansNothing(token, catalog);
}

/** Who hurries leaves letters out: with two others it is another word, as `contactor` is no connector and `constant` no contact. */
function isOtherWord(typed: string, word: string): boolean {
  return /^[a-z]+$/.test(typed) && typed.length < 10 && word.length <= typed.length;
}

/** The word that a slip of the finger made into this one; people seldom mistake the first letter. */
function nearest(vocabulary: Vocabulary, wrong: string): string | null {
  const limit = wrong.length < 8 ? 1 : 2;
  const near = Array.from({ length: 2 * limit + 1 }, (_, more) => vocabulary.get(wrong.length - limit + more) ?? [])
    .flat()
    .filter(([word]) => word[0] === wrong[0])
    .map(([word, written]) => ({ written, edits: editDistance(wrong, word, limit) }))
    .filter(({ edits, written }) => edits <= limit && (edits < 2 || !isOtherWord(wrong, fold(written))));
  const [best] = near.toSorted((a, b) => a.edits - b.edits);
  return best?.written ?? null;
}
