/** Finds parts by a number, or a piece of one, that stands in a keyword among other words; and tells of one that the catalog does not have. */
import { housingOf } from '#server/rules/keyword/keyword-words.ts';
import { isEverydayWord, isJoiningWord } from '#server/rules/keyword/everyday-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { namesKind } from './names-kind.ts';
import { packagesRead, withPins } from '#server/rules/package/package-synonyms.ts';
import { packagesOf } from './known-packages.ts';
import { coreOf, isSurelyNumber, mayBeNumber, mayBeSame, withMakersLetters } from '#server/rules/keyword/number-like.ts';
import { typedPartCode, typedPartKey } from '#server/rules/part-number.ts';
import { meansNothing } from '#server/rules/keyword/search-intent.ts';
import { isCategoryName } from './category-named.ts';
import { intentCatalog } from './intent-catalog.ts';
import { findSimilarNumbers, withParts } from './match-fuzzy.ts';
import type { Likeness, SimilarNumber } from '#server/search/part-words.ts';
import { type Predicate, partsWith } from '#server/search/predicate.ts';
import { type Scope, hasParts, narrowed } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';
import type { PartsOf } from './word-parts.ts';

export interface NumberFound {
  scope: Scope;
  /** Near numbers in place of one that the catalog does not have; the nearest first. */
  didYouMean: string[];
  /** Words that the parts of the number do not fit. */
  dropped: string[];
  /** As it was typed; null for one that was found. */
  unknown: string | null;
}

const mostNumbers = 2;
/** A beginning of fewer signs is that of too many. */
const shortestBeginning = 4;

/** Null when no word is a part number. */
export async function matchNumber(view: View, scope: Scope, tokens: readonly string[], partsOf: PartsOf): Promise<NumberFound | null> {
  // `DB25` is a size of connectors, whatever numbers begin so.
  const whole = tokens.filter((token) => mayBeNumber(token) && housingOf([token]) === null && !namesKind(token));
  const numbers = [...whole, ...(whole.length > 0 ? [] : await familiesIn(view, tokens, partsOf))].slice(0, mostNumbers);
  for (const number of numbers) {
    // oxlint-disable-next-line no-await-in-loop -- the second is asked for only when the first is none
    const found = narrowed(scope, await findNumber(view, number));
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (!(await hasParts(view, found))) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const narrowedFound = await narrowedByWords(view, found, tokens, number, partsOf);
    // Figures alone are in many numbers: a `white LED 5050` is no REF5050.
    if (/[a-z]/i.test(number) || narrowedFound.dropped.every((word) => !isCategoryName(view.reference, word))) return narrowedFound;
  }
  const [unknown] = await unknownNumbers(view, numbers, partsOf);
  return unknown === undefined ? null : nearNumbers(view, scope, unknown);
}

const family = /^[a-z]{5,}$/i;

/** Words that numbers begin with and that mean nothing else, `attiny` and `atmega`, among other words. */
async function familiesIn(view: View, tokens: readonly string[], partsOf: PartsOf): Promise<string[]> {
  const words = tokens.length > 1 ? tokens.filter((token) => family.test(token)) : [];
  if (words.length === 0) return [];
  const catalog = await intentCatalog(view.reference);
  const parts = await partsOf(words);
  return words.filter((word) => !parts.get(word) && !isEverydayWord(word) && meansNothing(word, catalog));
}

/** Parts whose number begins so, be it behind a maker's letters; null for none. */
export async function beginningWith(index: View['index'], code: string): Promise<Predicate | null> {
  const found = await Promise.all([code, ...withMakersLetters(code)].map((one) => index.beginningWith(one)));
  const of = found.flatMap((one) => one ?? []);
  return of.length > 1 ? { is: 'some', of } : (of[0] ?? null);
}

/** What data sheets end the name of a whole family with, for what differs: `VL53L0X`, `STM32F103XX`. */
const openEnd = /X{1,3}$/;

/** Parts of the family that a number with an open end names; null for none. */
export async function ofFamily(index: View['index'], code: string): Promise<Predicate | null> {
  const beginning = code.replace(openEnd, '');
  const isOpen = beginning !== code && beginning.length >= shortestBeginning && /^[A-Z]{2}/.test(beginning) && /\d$/.test(beginning);
  return isOpen ? index.beginningWith(beginning) : null;
}

/** The numbers that begin so, else those with the same figures between other letters. */
async function findNumber({ index }: View, number: string): Promise<Predicate | null> {
  const code = typedPartCode(number);
  const begun = code.length >= shortestBeginning && /[A-Z]|^\d{6}/.test(code) ? await beginningWith(index, code) : null;
  if (begun) return begun;
  return (await ofFamily(index, code)) ?? (/^\d{4,}$/.test(code) ? index.withCore(code) : null);
}

async function narrowedByWords(
  view: View,
  found: Scope,
  tokens: readonly string[],
  number: string,
  partsOf: PartsOf,
): Promise<NumberFound> {
  const words = tokens.filter((token) => token !== number && !isJoiningWord(token));
  const parts = await partsOf(words);
  let scope = found;
  const dropped: string[] = [];
  for (const word of words) {
    const ways = [parts.get(word), inPackageCalled(view, word), withPinsCalled(view, word)].flatMap((having) =>
      having ? narrowed(scope, having) : [],
    );
    // oxlint-disable-next-line no-await-in-loop -- each word narrows what the ones before have left
    const kept = await firstWithParts(view, ways);
    if (kept) scope = kept;
    else dropped.push(word);
  }
  return { scope, didYouMean: [], dropped, unknown: null };
}

/** Parts in the package that a word is a name of: `so14` of SOIC-14. */
function inPackageCalled({ reference }: View, word: string): Predicate | null {
  const housing = housingOf([word]);
  const names = housing ? packagesRead(packagesOf(reference), codeKey(word), housing) : [];
  return names.length > 0 ? { is: 'package', names } : null;
}

/** Parts in packages of so many pins: `64 pin`. */
function withPinsCalled({ reference }: View, word: string): Predicate | null {
  const quantity = readKeywordQuantity(word);
  const [count] = quantity?.keys?.includes('positions') ? quantity.readings : [];
  const names = count ? withPins(packagesOf(reference), count.value) : [];
  return names.length > 0 ? { is: 'package', names } : null;
}

async function firstWithParts(view: View, scopes: readonly Scope[]): Promise<Scope | null> {
  for (const scope of scopes) {
    // oxlint-disable-next-line no-await-in-loop -- the first that has parts is taken
    if (await hasParts(view, scope)) return scope;
  }
  return null;
}

/** Numbers that no part has in any word, and that name nothing else. */
async function unknownNumbers(view: View, numbers: readonly string[], partsOf: PartsOf): Promise<string[]> {
  const sure = numbers.filter(isSurelyNumber);
  if (sure.length === 0) return [];
  const catalog = await intentCatalog(view.reference);
  const parts = await partsOf(sure);
  return sure.filter((number) => !parts.get(number) && meansNothing(number, catalog));
}

/** Numbers a slip of the finger away, then those with the same figures between other letters, then those that begin alike. */
async function nearNumbers(view: View, scope: Scope, unknown: string): Promise<NumberFound> {
  const similar = await findSimilarNumbers(view, scope, unknown);
  const near = similar.length > 0 ? similar : await alike(view, scope, unknown);
  const own = narrowed(scope, partsWith([...new Set(near.flatMap(({ ids }) => ids))]));
  const rank = near.map(({ ids }, points) => ({ predicate: partsWith(ids), points }));
  return { scope: { ...own, rank }, didYouMean: near.map(({ mpn }) => mpn), dropped: [], unknown };
}

async function alike(view: View, scope: Scope, unknown: string): Promise<SimilarNumber[]> {
  const key = typedPartKey(unknown);
  const core = coreOf(unknown);
  const ways: [Likeness, string][] = [];
  if (core !== null) ways.push(['core', core]);
  for (let length = Math.ceil(key.length * 0.7); length >= shortestBeginning; length -= 1) {
    const beginning = key.slice(0, length);
    if (key.length > length && /\d/.test(beginning)) ways.push(['beginning', beginning]);
  }
  if (key.length >= 8) ways.push(['trigrams', key]);
  for (const [likeness, text] of ways) {
    // oxlint-disable-next-line no-await-in-loop -- the next way is tried only when the one before finds nothing
    const alikeOnes = await view.index.alikeBy(likeness, text);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const here = await withParts(view, scope, likeness === 'core' ? alikeOnes.filter(({ mpn }) => mayBeSame(unknown, mpn)) : alikeOnes);
    if (here.length > 0) return here;
  }
  return [];
}
