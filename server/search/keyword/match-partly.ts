/** Finds what fits most of a keyword that nothing fits as a whole, and tells what it does not fit. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { isJoiningWord } from '#server/rules/keyword/everyday-words.ts';
import { readKeywordQuantity } from '#server/rules/keyword/keyword-quantity.ts';
import { fewestDropped } from '#server/rules/keyword/fewest-dropped.ts';
import { housingOf, longestPhrase, readWords } from '#server/rules/keyword/keyword-words.ts';
import { isRating } from '#server/rules/keyword/parameter-direction.ts';
import type { ReadPackage } from '#server/rules/package/package-reading.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { isKindName } from '#server/rules/keyword/option-names.ts';
import { type Wish, isShared, readPartly, wordsIn } from '#server/rules/keyword/search-intent.ts';
import { categoryNamed, isCategoryName, isWordOfName } from './category-named.ts';
import { allOf } from '#server/search/listing/condition.ts';
import { intentCatalog } from './intent-catalog.ts';
import { packagesOf } from './known-packages.ts';
import { halfOf } from './match-values.ts';
import { type Meant, meantIn } from './meant.ts';
import { namesKind } from './names-kind.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import type { AttributeEntry, CategoryEntry } from '#server/search/reference.ts';
import { type Predicate, not, nothing } from '#server/search/predicate.ts';
import { type Scope, isWithin, narrowed, within } from '#server/search/listing/scope.ts';
import { callings } from '#server/search/naming/part-patterns.ts';
import type { View } from '#server/search/view/view.ts';
import type { PartsOf, WordParts } from './word-parts.ts';

export interface PartlyFound {
  scope: Scope;
  /** Null where the words of parts were searched alone. */
  understood: Meant | null;
  /** What the parts do not have, in words. */
  dropped: string[];
}

/** A way to read the keyword. */
interface Candidate {
  category: CategoryEntry | null;
  /** Whether the keyword names the category, so that it may be all that is left. */
  isNamed: boolean;
  /** How many words name it and no other; 0 where none do. */
  told: number;
  wishes: Wish[];
  score: number;
}

interface Found extends PartlyFound {
  total: number;
  /** Of what is dropped, the words that name some kind of part. */
  droppedNames: number;
  /** Of what is dropped, the words that mean nothing in the category. */
  droppedWords: number;
  /** Less is better among those that drop as many. */
  rank: number;
  loss: number;
  score: number;
}

/** A keyword of more is prose. */
const mostWishes = 12;
const mostReadings = 4;

export async function matchPartly(
  view: View,
  scope: Scope,
  tokens: readonly string[],
  partsOf: PartsOf,
  understand: boolean,
): Promise<PartlyFound | null> {
  const valued = understand ? await readings(view, tokens) : [];
  const worded = understand ? await categoriesIn(view, tokens) : [];
  // What binds as a value does so as a word, too.
  const bound = new Set(
    valued.filter(({ wishes }) => wishes.some(({ filter }) => filter && bindingKeys.has(filter.key))).map(({ category }) => category),
  );
  const read = [...valued, ...worded.filter(({ category }) => !bound.has(category))];
  const plain: Candidate = { category: null, isNamed: false, told: 0, wishes: wordsOf(tokens), score: 0 };
  // Whoever asks for a varistor wants no other part of the same voltage.
  const names = new Set(tokens.filter((token) => isCategoryName(view.reference, token)));
  const { shared } = await intentCatalog(view.reference);
  const hasHead = tokens.some((_, at) => isShared(readWords(tokens), at, shared));
  const nameWords = new Set(tokens.filter((token) => isWordOfName(view.reference, token)));
  // Nor may the words alone stand for a size or a color that no part of the kind has.
  const tellsLook = valued.some(({ isNamed, wishes }) => isNamed && wishes.some(({ filter }) => filter && lookKeys.has(filter.key)));
  for (const candidates of tellsLook ? [read] : [read, [plain]]) {
    const usable = candidates.filter(({ category, wishes }) => wishes.length <= mostWishes && isWithin(scope, category));
    const words = usable.flatMap(({ wishes }) => wishes.flatMap(({ text, filter }) => (filter ? [] : text)));
    // oxlint-disable-next-line no-await-in-loop -- plain words are only asked for when nothing else is found
    const parts = await partsOf(words);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const found = await Promise.all(usable.map((candidate) => dropFewest(view, scope, candidate, { parts, names, nameWords, hasHead })));
    const best = bestOf(found.flatMap((one) => one ?? []));
    if (best) return best;
  }
  return null;
}

function bestOf(found: readonly Found[]): PartlyFound | null {
  const [best] = found.toSorted(
    (a, b) =>
      a.dropped.length - b.dropped.length ||
      a.droppedNames - b.droppedNames ||
      a.droppedWords - b.droppedWords ||
      a.rank - b.rank ||
      a.loss - b.loss ||
      b.score - a.score ||
      b.total - a.total,
  );
  return best ?? null;
}

function wordsOf(tokens: readonly string[]): Wish[] {
  return tokens.map((text, at) => ({ at, text, filter: null })).filter(({ text }) => !isJoiningWord(text));
}

async function readings({ reference }: View, tokens: readonly string[]): Promise<Candidate[]> {
  const all = await readPartly(tokens, await intentCatalog(reference));
  // Where some category has the kind that several words or a number name, it is meant: a `hall switch` is no switch, and no header is DE-9.
  const kinds = all.filter(({ wishes }) => wishes.some(({ text, filter }) => filter !== null && /[ \d]/.test(text) && namesKind(text)));
  const read = kinds.length > 0 ? kinds : all;
  return read
    .slice(0, mostReadings)
    .map(({ category, ...reading }) => ({ ...reading, category: reference.categoryBySlug.get(category) ?? null }));
}

/** The category that the longest phrase names, with the other words as such. */
async function categoriesIn({ reference }: View, tokens: readonly string[]): Promise<Candidate[]> {
  // The name of a kind that is an option is read as such.
  const words = readWords(tokens);
  if (words.phrases.flat().some(isKindName)) return [];
  const { shared } = await intentCatalog(reference);
  for (let length = Math.min(longestPhrase, tokens.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const phrase = tokens.slice(at, at + length);
      const category = phrase.every(isJoiningWord) ? null : categoryNamed(reference, phrase.join(' '));
      if (!category) continue;
      const wishes = wordsOf(tokens).filter((wish) => wish.at < at || wish.at >= at + length);
      const told = length > 1 || !isShared(words, at, shared) ? wordsIn(phrase) : 0;
      return [{ category, isNamed: true, told, wishes, score: 0 }];
    }
  }
  return [];
}

interface Compared {
  parts: WordParts;
  /** Those that name a category. */
  names: ReadonlySet<string>;
  /** Those that names of categories have. */
  nameWords: ReadonlySet<string>;
  /** Whether a word names several kinds, so that another may tell which. */
  hasHead: boolean;
}

/** What a part looks like: another size or color is another part. */
const lookKeys = new Set(['pitch', 'positions', 'rows', 'diameter', 'colour']);
/** Who asks for an n-channel or a plug wants no p-channel and no socket. */
const bindingKeys = new Set([
  'type',
  'polarity',
  'gender',
  'direction',
  'displayType',
  'dSubSize',
  'safetyClass',
  ...lookKeys,
  ...callings,
]);
const isBinding = ({ filter, text }: Wish) => isSize(text) || (filter === null ? namesKind(text) : bindingKeys.has(filter.key));

/** Bodies that have their size for a name: nobody has room for another on the board. */
function isSize(text: string): boolean {
  return /^(?:led|xtal)?\d/.test(housingOf([text])?.key ?? '');
}

async function dropFewest(
  view: View,
  asked: Scope,
  candidate: Candidate,
  { parts, names, nameWords, hasHead }: Compared,
): Promise<Found | null> {
  const { category, isNamed, told, wishes, score } = candidate;
  const lead = category?.attributes[0]?.attribute;
  const hasLead = wishes.some((wish) => isLeadValue(wish, lead));
  const scope = mountedAlike(view, category ? within(asked, category) : asked, wishes);
  const predicates = wishes.map((wish) => predicateOf(view, scope, wish, parts));
  const conditions = wishes.map((wish) => ({ loss: lossOf(category, wish) }));
  const left = (dropped: readonly number[]) => wishes.filter((_, place) => !dropped.includes(place));
  const isName = ({ text, filter }: Wish) => filter === null && names.has(text);
  const isVague = isNamed || (category === null && hasHead);
  const dropped = fewestDropped(await view.index.failures(scope, predicates), conditions, (places) => {
    const kept = left(places);
    const gone = places.flatMap((place) => wishes[place] ?? []);
    const isLed = kept.some(({ filter }) => filter !== null && filter.key === lead?.key);
    return (
      wishes.every((wish) => kept.includes(wish) || !(isBinding(wish) || (isName(wish) && told < 2 && !(isNamed && isLed)))) &&
      isMostlyKept(kept, gone) &&
      (isLed || !hasLead) &&
      (!isVague || tellsKind(candidate, kept)) &&
      (isNamed || saysEnough(category, kept, gone))
    );
  });
  if (!dropped) return null;
  const kept = left(dropped);
  const filters = await Promise.all(kept.flatMap(({ filter }) => (filter ? halfOf(view, scope, filter) : [])));
  const worded = predicates.filter((_, place) => !dropped.includes(place) && wishes[place]?.filter === null);
  const own = worded.length > 0 ? narrowed(scope, { is: 'all', of: worded }) : scope;
  const total = await view.index.count(own, readConditions(view, own, { filters }));
  return {
    scope: own,
    understood: category && meantIn({ category, scope: own, filters, total }),
    dropped: dropped.map((place) => wishes[place]?.text ?? ''),
    total,
    droppedNames: dropped.filter((place) => nameWords.has(wishes[place]?.text ?? '')).length,
    droppedWords: dropped.filter((place) => wishes[place]?.filter === null).length,
    rank: rankOf(candidate, filters),
    loss: dropped.reduce((sum, place) => sum + (conditions[place]?.loss ?? 0), 0),
    score,
  };
}

/** A housing whose name has no figures: `SMB`, `DPAK`. */
function housingNamed(text: string): ReadPackage | null {
  const read = /^[a-z]{3,8}$/i.test(text) ? readPackage(text) : null;
  return read?.key ? read : null;
}

/** What is asked for in one mounting is never offered in the other, whatever package else would do. */
function mountedAlike({ reference }: View, scope: Scope, wishes: readonly Wish[]): Scope {
  const mountings = new Set(wishes.flatMap(({ text }) => (housingOf(text.split(' ')) ?? housingNamed(text))?.mounting ?? []));
  const [mounting] = mountings;
  if (mounting === undefined || mountings.size > 1) return scope;
  const names = packagesOf(reference).filter((name) => ![null, mounting].includes(readPackage(name).mounting));
  return narrowed(scope, not({ is: 'package', names }));
}

/** In what the value is that names a part, whatever it is. */
const namingUnits: readonly string[] = ['Ω', 'F', 'H', 'Hz'];

/** Whether it is, or may be, the value that names the part: no other crystal does for one of 32.768 kHz. */
function isLeadValue({ text, filter }: Wish, lead: AttributeEntry | undefined): boolean {
  const units = lead === undefined ? namingUnits : [lead.unit];
  if (lead?.unit === '') return false;
  return filter ? filter.key === lead?.key : readKeywordQuantity(text)?.readings.some(({ unit }) => units.includes(unit)) === true;
}

/** Of several values that may name the part, such as capacitances, one stays; of what else there is the maker goes first, then a housing that has no size for its name, then the last typed. */
function lossOf(category: CategoryEntry | null, { at, filter }: Wish): number {
  if (filter?.key === 'manufacturer') return 0;
  if (filter?.key === 'package') return 2 ** -mostWishes;
  return filter !== null && filter.key === category?.attributes[0]?.attribute.key ? 1 : 2 ** -(at + 1);
}

function predicateOf(view: View, scope: Scope, { text, filter }: Wish, parts: WordParts): Predicate {
  return filter ? allOf(readConditions(view, scope, { filters: [filter] })) : (parts.get(text) ?? nothing);
}

const isWord = ({ text, filter }: Wish) => filter === null && !/\d/.test(text);

/** A name that several kinds share tells none without the words beside it: nobody who asks for an ultrasonic or a flex sensor wants another sensor. */
function tellsKind({ told, wishes }: Candidate, kept: readonly Wish[]): boolean {
  // Only the end of a compound names the kind: an `Ultraschallsensor`.
  if (told === 0 && wishes.length === 0) return false;
  if (told > 0 || wishes.every((wish) => kept.includes(wish) || !isWord(wish))) return true;
  return kept.some(({ filter }) => filter !== null && isOwn(filter) && filter.bool === undefined);
}

/** Of several values that a part lacks, half at least must be left: a fast 0603 is no answer to a slow 5 × 20 mm fuse. */
function isMostlyKept(kept: readonly Wish[], gone: readonly Wish[]): boolean {
  const lacking = gone.filter(({ filter }) => filter !== null && filter.key !== 'manufacturer').length;
  return lacking < 2 || lacking <= kept.filter(({ filter }) => filter !== null && filter.key !== 'manufacturer').length;
}

/** Parts of every category have a maker and a package: alone they are no reason to choose one. */
const isOwn = ({ key }: ParsedFilter) => key !== 'manufacturer' && key !== 'package';

/** Without a name, a category needs a parameter of its own; what is left must not be much less than what is dropped, unless that is only a maker or a package. */
function saysEnough(category: CategoryEntry | null, kept: readonly Wish[], dropped: readonly Wish[]): boolean {
  if (dropped.length > kept.length + 1) return false;
  if (!category) return dropped.length < kept.length && kept.some(({ text }) => /\p{L}{3}|\d{3}|\p{Script=Han}{2}/u.test(text));
  const [own, another] = kept.flatMap(({ filter }) => (filter && isOwn(filter) ? filter.key : []));
  if (own === undefined) return false;
  // Volts and amperes are of any kind: a `Kaltleiter 60V` is no diode.
  if (dropped.some(isWord) && kept.every(({ filter }) => filter === null || !isOwn(filter) || isRating(unitOf(category, filter))))
    return false;
  const isOfAnyKind = dropped.every(({ filter }) => filter !== null && !isOwn(filter));
  return another !== undefined || isOfAnyKind || own === category.attributes[0]?.attribute.key;
}

function unitOf({ attributes }: CategoryEntry, { key }: ParsedFilter): string {
  return attributes.find(({ attribute }) => attribute.key === key)?.attribute.unit ?? '';
}

/** What names a part tells more than a parameter that many have; a maker and a package do not choose among categories. */
function rankOf({ category, isNamed }: Candidate, filters: readonly ParsedFilter[]): number {
  if (!category) return 3;
  if (!isNamed) return 2;
  return filters.some(isOwn) ? 0 : 1 + Math.min(filters.length, 1) / 2;
}
