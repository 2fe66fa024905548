/** Decides what a keyword means (`docs/api.md` 5.1, search routing): the first way of reading it that finds something. */
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { readGtin } from '#contract/gtin.ts';
import { withoutEverydayWords } from '#server/rules/keyword/everyday-words.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { housingOf } from '#server/rules/keyword/keyword-words.ts';
import { partKey, typedPartCode } from '#server/rules/part-number.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { emptyCategoryNamed } from './empty-category.ts';
import { findSimilarNumbers, headedAlike } from './match-fuzzy.ts';
import { type NumberFound, beginningWith, matchNumber, ofFamily } from './match-number.ts';
import { inPackage } from './match-package.ts';
import { askedPins, pinCompatibleWith } from './match-pins.ts';
import { matchPartly } from './match-partly.ts';
import { readValues } from './match-values.ts';
import type { Meant } from './meant.ts';
import { asksOption, asksUnknownKind, inNamedKinds, namesOption, untoldKind } from './named-kinds.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import { mayBeNumber, withMakersLetters } from '#server/rules/keyword/number-like.ts';
import { otherLayouts } from '#server/rules/keyword/keyboard-layout.ts';
import { categoryNamed, isCategoryName } from './category-named.ts';
import { nothing, partsWith } from '#server/search/predicate.ts';
import { type Scope, hasParts, isEverything, narrowed, scopeOf } from '#server/search/listing/scope.ts';
import { findText } from './find-text.ts';
import { segmentWords } from './segment-words.ts';
import { correctSpelling } from './spelling.ts';
import type { View } from '#server/search/view/view.ts';
import { useNamed } from './use-named.ts';
import { valueTyped } from './value-typed.ts';
import { withoutCompanyWords } from './without-company-words.ts';
import { type PartsOf, wordParts } from './word-parts.ts';

export interface Match {
  kind: ResponseOf<typeof searchProduct>['match'];
  /** What was searched: the keyword without words of buying, its spelling corrected. */
  keyword: string;
  /** What was asked for, narrowed to what matches. */
  scope: Scope;
  understood: Meant | null;
  didYouMean: string[];
  /** What of the keyword the parts do not fit, in words; there is some only when no part fits all of it. */
  dropped: string[];
  /** A part number that the catalog does not have; what is listed is near it. */
  unknownNumber: string | null;
  /** The category that was asked for and has no parts. */
  emptyCategory: CategoryEntry | null;
}

export interface Reading {
  /** False takes values as plain words. */
  understand?: boolean;
  /** Whether to look for what fits most of the keyword when nothing fits all of it. */
  partly?: boolean;
}

const shortestPrefix = 3;

export async function matchKeyword(
  view: View,
  scope: Scope,
  typed: string,
  { understand = true, partly = false }: Reading = {},
): Promise<Match> {
  const byPins = await matchPins(view, scope, typed);
  if (byPins) return byPins;
  const keyword = withoutCompanyWords(view.reference, withoutEverydayWords(typed));
  const byCode = (await matchCode(view, scope, typed)) ?? (keyword === typed ? null : await matchCode(view, scope, keyword));
  if (byCode) return { ...((byCode.kind === 'prefix' && (await matchTypedValue(view, scope, keyword, understand))) || byCode), keyword };
  const empty = emptyCategoryNamed(view.reference, keyword);
  if (empty) return { ...found('none', keyword, narrowed(scope, nothing)), emptyCategory: empty };
  const whole = (await matchWords(view, scope, keyword, understand)) ?? (await matchOtherLayout(view, scope, keyword, understand));
  if (whole) return whole;
  // Words that say more of a number's part are no part of the number.
  const isSpecified = splitKeyword(keyword).some(
    (word, at) => at > 0 && (readKeywordQuantity(word) !== null || housingOf([word]) !== null),
  );
  if (partly && isSpecified) return (await matchLoosely(view, scope, keyword, understand)) ?? matchSimilar(view, scope, keyword);
  const similar = await matchSimilar(view, scope, keyword);
  if (similar.kind !== 'none' || !partly) return similar;
  return (await matchLoosely(view, scope, keyword, understand)) ?? similar;
}

/** Parts that are pin-compatible with the one that the keyword names. */
async function matchPins(view: View, scope: Scope, typed: string): Promise<Match | null> {
  const number = askedPins(typed);
  const named = number === null ? null : await matchCode(view, scopeOf(), number);
  const own = named && (await pinCompatibleWith(view, scope, named.scope));
  return own && found((await hasParts(view, own)) ? 'text' : 'none', typed, own);
}

/** A value that part numbers begin with by chance. */
async function matchTypedValue(view: View, scope: Scope, keyword: string, understand: boolean): Promise<Match | null> {
  const value = understand ? valueTyped(keyword) : null;
  const understood = value === null ? null : await readValues(view, scope, value);
  return understood && { ...found('value', keyword, understood.scope), understood };
}

/** What was typed with the keyboard in another layout, if that names a kind of part or finds a number. */
async function matchOtherLayout(view: View, scope: Scope, keyword: string, understand: boolean): Promise<Match | null> {
  for (const other of otherLayouts(keyword)) {
    const words = splitKeyword(other);
    const isNamed =
      words.some((word) => word.length > 3 && isCategoryName(view.reference, word)) || categoryNamed(view.reference, other) !== null;
    const mayBeCode = /\d/.test(other) && !/[^ -~]/.test(other);
    if (!isNamed && !mayBeCode) continue;
    // oxlint-disable-next-line no-await-in-loop -- the first layout that finds something is taken
    const match =
      (isNamed ? await matchWords(view, scope, other, understand) : null) ?? (mayBeCode ? await matchCode(view, scope, other) : null);
    if (match && match.kind !== 'fuzzy')
      return { ...match, kind: match.kind === 'mpn' || match.kind === 'sku' ? 'prefix' : match.kind, didYouMean: [other] };
  }
  return null;
}

async function matchWords(view: View, scope: Scope, keyword: string, understand: boolean): Promise<Match | null> {
  const understood = understand ? await readValues(view, scope, keyword) : null;
  if (understood) return { ...found('value', keyword, understood.scope), understood };
  // No part is of that kind: those beside it in its category are others.
  if (understand && (await namesOption(view, keyword))) {
    const untold = await untoldKind(view, scope, keyword);
    return untold ? { ...found('text', keyword, untold.scope), dropped: untold.dropped } : found('none', keyword, narrowed(scope, nothing));
  }
  // Parts bear the words of their own category, not of those above it: `Spule` is said of all inductors.
  const named = await inCategoryNamed(view, scope, keyword);
  if (named) return found('text', keyword, named);
  if (understand && (await asksOption(view, keyword))) return null;
  const worded = await inNamedKinds(view, narrowed(scope, await findText(view, keyword)), keyword);
  if (await hasParts(view, worded)) return found('text', keyword, worded);
  const packaged = await inPackage(view, scope, keyword);
  return packaged && found('text', keyword, packaged);
}

/** Of a keyword that finds nothing as it is: with its words parted, its spelling corrected and as little as possible left out. */
async function matchLoosely(view: View, scope: Scope, keyword: string, understand: boolean): Promise<Match | null> {
  const typed = splitKeyword(keyword);
  const partsOf = wordParts(view);
  const number = await matchNumber(view, scope, typed, partsOf);
  if (number) return numbered(view, keyword, number);
  const parted = segmentWords(view.reference, typed);
  const spelled = await correctSpelling(view.reference, parted, partsOf);
  const tokens = spelled ?? parted;
  const corrected = tokens.join(' ');
  // What was a maker's all along may be seen only now.
  const better = spelled ? withoutCompanyWords(view.reference, corrected) : corrected;
  if (understand && (await asksUnknownKind(view, tokens))) return null;
  const match =
    (better === typed.join(' ') ? null : await matchWords(view, scope, better, understand)) ??
    (await matchPart(view, scope, tokens, understand)) ??
    (await matchMost(view, scope, better === corrected ? tokens : splitKeyword(better), partsOf, understand));
  return match && { ...match, didYouMean: spelled ? [corrected] : [] };
}

/** The part whose value is typed, whatever it is for. */
async function matchPart(view: View, scope: Scope, tokens: readonly string[], understand: boolean): Promise<Match | null> {
  const named = understand ? useNamed(tokens) : null;
  const match = named && (await matchWords(view, scope, named.part.join(' '), understand));
  return match?.kind === 'value' ? { ...match, keyword: tokens.join(' '), dropped: named?.use ?? [] } : null;
}

async function numbered(view: View, keyword: string, { scope, didYouMean, dropped, unknown }: NumberFound): Promise<Match> {
  const kind = !(await hasParts(view, scope)) ? 'none' : unknown === null ? 'text' : 'fuzzy';
  return { ...found(kind, keyword, scope), didYouMean, dropped, unknownNumber: unknown };
}

async function matchMost(
  view: View,
  scope: Scope,
  tokens: readonly string[],
  partsOf: PartsOf,
  understand: boolean,
): Promise<Match | null> {
  const most = await matchPartly(view, scope, tokens, partsOf, understand);
  return most && { ...found(most.understood?.filters.length ? 'value' : 'text', tokens.join(' '), most.scope), ...most };
}

async function inCategoryNamed(view: View, scope: Scope, keyword: string): Promise<Scope | null> {
  const category = categoryNamed(view.reference, keyword);
  if (!category) return null;
  const own = narrowed(scope, { is: 'category', ids: category.family });
  return (await hasParts(view, own)) ? own : null;
}

function found(kind: Match['kind'], keyword: string, scope: Scope): Match {
  return { kind, keyword, scope, understood: null, didYouMean: [], dropped: [], unknownNumber: null, emptyCategory: null };
}

/** Order code, then part number, then the number under a bar code, then the beginning of a part number; then numbers that other signs tell from what was typed. */
async function matchCode(view: View, scope: Scope, keyword: string): Promise<Match | null> {
  const code = typedPartCode(keyword);
  const gtin = readGtin(keyword);
  const [byCode, byGtin, begun] = await Promise.all([
    view.index.byCode({ sku: keyword.trim().toUpperCase(), code, shortest: shortestPrefix }),
    gtin === null ? null : view.index.withGtin(gtin),
    withMakersLetters(code).length > 0 ? beginningWith(view.index, code) : null,
  ]);
  const ways = [
    ['sku', byCode.sku],
    ['mpn', byCode.mpn],
    ['mpn', byGtin],
    ['prefix', begun ?? byCode.prefix ?? (await ofFamily(view.index, code))],
  ] as const;
  for (const [kind, having] of ways) {
    const own = having && narrowed(scope, having);
    // Among all parts there are some: the index has just said so.
    // oxlint-disable-next-line no-await-in-loop -- the first way that finds something is taken
    if (own && (isEverything(scope) || (await hasParts(view, own)))) return found(kind, keyword, own);
  }
  return matchOtherSigns(view, scope, keyword, partKey(code));
}

const mostAsked = 5;
const mostSigned = 50;

/** Numbers, or beginnings of numbers, that have other points and slashes: a fuse of 3.15 A is none of 315 mA, so the caller is asked. */
async function matchOtherSigns(view: View, scope: Scope, keyword: string, key: string): Promise<Match | null> {
  if (key.length < shortestPrefix || !/\d/.test(key) || readKeywordQuantity(keyword.trim()) !== null) return null;
  const signed = await view.index.beginningWithKey(key, mostSigned);
  const ids = signed.map(({ id }) => id);
  const shown = await view.index.among(scope, ids);
  if (shown.size === 0) return null;
  const didYouMean = [...new Set(signed.filter(({ id }) => shown.has(id)).map(({ mpn }) => mpn))].slice(0, mostAsked);
  const isWhole = signed.some((one) => partKey(one.mpn) === key);
  const unknownNumber = isWhole || mayBeNumber(keyword.trim()) ? keyword.trim() : null;
  return { ...found('fuzzy', keyword, narrowed(scope, partsWith(ids))), didYouMean, unknownNumber };
}

async function matchSimilar(view: View, scope: Scope, keyword: string): Promise<Match> {
  const similar = await headedAlike(view, scope, keyword, await findSimilarNumbers(view, scope, keyword));
  if (similar.length === 0) return found('none', keyword, narrowed(scope, nothing));
  const own = narrowed(scope, partsWith(similar.flatMap(({ ids }) => ids)));
  const rank = similar.map(({ ids }, points) => ({ predicate: partsWith(ids), points }));
  const unknownNumber = mayBeNumber(keyword.trim()) ? keyword.trim() : null;
  return { ...found('fuzzy', keyword, { ...own, rank }), didYouMean: similar.map(({ mpn }) => mpn), unknownNumber };
}
