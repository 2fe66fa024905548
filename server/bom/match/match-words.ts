/** What the shop's search finds for the words of a row that nothing else told: `LED red 0603`. */
import { listKeyword } from '#server/search/keyword-listing.ts';
import { findIds } from '#server/search/listing/list.ts';
import type { Match } from '#server/search/keyword/match.ts';
import { packagesByCategory } from '#server/search/keyword/known-packages.ts';
import { type Scope, narrowed, scopeOf } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';
import { isColor } from '#server/rules/keyword/color-words.ts';
import { codeKey } from '#server/rules/fold.ts';
import { housingOf } from '#server/rules/keyword/keyword-words.ts';
import { isSurelyNumber } from '#server/rules/keyword/number-like.ts';
import { readPackage } from '#server/rules/package/read-package.ts';
import { type Candidate, mostCandidates, reason } from './candidate.ts';
import { checkMakers } from './check-stated.ts';
import { connectorOf, describeConnectors, toldConnector } from './match-connectors.ts';
import { comparePackages, heldPackage } from '#server/rules/package/compare-packages.ts';
import { kindsOf } from '#server/bom/designators.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { readLead } from './value-wish.ts';

/** A search takes tens of milliseconds, and a bill may have a thousand rows. */
export const mostSearched = 40;
const longestWords = 120;
const fewestLetters = 3;

/** The words of a row to search by, its value among them; null when it has none but a number. */
export function wordsOf({ source, references }: Pick<SourceLine, 'source' | 'references'>): string | null {
  const connector = connectorOf(source);
  if (connector !== undefined) return connector;
  const number = source.mpn !== undefined && /\s/.test(source.mpn) ? source.mpn : undefined;
  const own = source.value !== undefined && /\s/.test(source.value) ? source.value : (source.description ?? number ?? source.value);
  if (own === undefined || own.length > longestWords || own.replace(/[^\p{L}]/gu, '').length < fewestLetters) return null;
  // Without its value a row of `Resistor` and `2m` would be any resistor, and one of `Green` any LED.
  const lead = own === source.value ? null : (readLead({ source, references }) ?? colorIn(source.value));
  const text = lead === null || own.includes(lead) ? own : `${lead} ${own}`;
  const size = source.package === undefined ? null : readPackage(source.package).key;
  // Only sizes of chips are written the same way everywhere.
  return size !== null && /^\d{4,5}$/.test(size) && !text.includes(size) ? `${text} ${size}` : text;
}

function colorIn(value: string | undefined): string | null {
  return value !== undefined && isColor(codeKey(value)) ? value : null;
}

/** The first parts of the search among those that the row's designator and package allow. A stated figure that none of them has leaves none. */
export async function matchWords(view: View, line: SourceLine, words: string): Promise<Candidate[]> {
  const scope = allowed(view, line, scopeOf());
  const { match, listing } = await listKeyword(view, scope, { keyword: words, page_size: mostCandidates });
  // A number near another one has been looked for before, with more care.
  if (match.unknownNumber !== null || match.dropped.some(tellsApart) || isMostlyUnmet(match, words)) return [];
  const told = await toldConnector(view, line.source, words, match);
  const whole = told ? (await findIds(told.listing)).ids : [];
  if (told && whole.length > 0) return checkMakers(view, line, await describeConnectors(view, whole, words, told));
  // `Resistor` or `LDO` beside a number that nobody has is any of thousands.
  if (namesNumber(line) && (match.understood?.filters ?? []).length === 0) return [];
  const { ids } = await findIds(listing);
  return ids.map((productId, place) => ({
    productId,
    sku: null,
    grade: 'fuzzy',
    standing: 'doubtful',
    confidence: Number((0.35 - place * 0.01).toFixed(2)),
    note: null,
    reasons: reasonsOf(match, words),
  }));
}

/** Whether the row names one part by its number, which the shop does not have when its words are searched. */
function namesNumber({ source }: SourceLine): boolean {
  return [source.mpn, source.value].some((text) => text !== undefined && isSurelyNumber(text.trim()) && housingOf([text.trim()]) === null);
}

/** A figure or a color: a part of another is another part. */
const tellsApart = (word: string): boolean => /\d/.test(word) || isColor(codeKey(word));

const countWords = (text: string): number => text.split(/[\s,;/]+/u).filter(Boolean).length;

/** A part of a word or two of a row is any part: `WHT 0603` is no yellow LED. */
function isMostlyUnmet({ dropped }: Match, words: string): boolean {
  return countWords(dropped.join(' ')) * 2 >= countWords(words);
}

function reasonsOf({ dropped }: Match, words: string): Candidate['reasons'] {
  return [reason('by_words', { stated: words }), ...dropped.map((stated) => reason('words_unmet', { stated }))];
}

/** The parts that the row's designator and package allow. */
function allowed(view: View, { source, references }: SourceLine, scope: Scope): Scope {
  const kinds = kindsOf(view.reference, references);
  const stated = source.package === undefined ? null : readPackage(source.package);
  if (!kinds && !stated) return scope;
  const packages = new Map<number, (string | null)[]>();
  for (const [id, names] of packagesByCategory(view.reference)) {
    const category = view.reference.categories.get(id);
    if (!category || (kinds && !kinds.has(category.slug))) continue;
    packages.set(
      id,
      [...names].filter((name) => !stated || comparePackages(stated, heldPackage(name, category.partClass)) !== 'other'),
    );
  }
  return narrowed(scope, { is: 'housed', packages });
}
