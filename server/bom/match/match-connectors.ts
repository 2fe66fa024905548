/**
 * Rows of contacts and sockets for them are told apart by kind, contacts, rows and pitch alone, and headers for crimp housings by the number that a
 * footprint is named after: a row that says so much, and nothing against it, names a part. Every other connector is its maker's own.
 */
import { connectorOn, drawnConnector, numberOn, readDrawn } from '#server/rules/package/drawn-connector.ts';
import { codeKey } from '#server/rules/fold.ts';
import { readWords } from '#server/rules/keyword/keyword-words.ts';
import { namedWholly } from '#server/rules/keyword/named-wholly.ts';
import { isSurelyNumber } from '#server/rules/keyword/number-like.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { intentCatalog } from '#server/search/keyword/intent-catalog.ts';
import type { Match } from '#server/search/keyword/match.ts';
import { understoodFilters } from '#server/search/keyword-listing.ts';
import { type Listing, openListing } from '#server/search/listing/list.ts';
import { type Scope, narrowed } from '#server/search/listing/scope.ts';
import { type Predicate, not } from '#server/search/predicate.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import type { View } from '#server/search/view/view.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { isNamedByValue } from './by-value.ts';
import { type Candidate, mostCandidates, reason } from './candidate.ts';
import { explainPart } from './explain-part.ts';
import { type Stated, statedBy } from './stated-conditions.ts';

type Source = SourceLine['source'];

/** The footprint says more than the symbol, and one of another system bars what the symbol alone would be: null. Undefined where nothing is drawn so. */
export function connectorOf({ package: footprint = '', value = '' }: Source): string | null | undefined {
  const drawn = numberOn(footprint)?.number ?? drawnConnector(footprint);
  if (drawn !== null || readDrawn(value) === null) return drawn ?? undefined;
  return connectorOn(value, footprint);
}

/** Whether all that a row says of contacts agrees, which half of the connector is meant, and nobody named another part by its number. */
export function agrees(source: Source): boolean {
  const { package: footprint = '', value = '', mpn, description = '' } = source;
  if ((mpn !== undefined && !/\s/.test(mpn)) || namesAnother(source)) return false;
  const own = numberOn(footprint);
  const [on, symbol] = [readDrawn(footprint), readDrawn(value)];
  const drawn = on ?? symbol;
  if (!own && drawn?.isKindSaid === false) return false;
  if (on && symbol?.isKindSaid && symbol.kind !== on.kind) return false;
  const contacts = own?.contacts ?? (drawn ? drawn.rows * drawn.each : undefined);
  const said = [value, description, mpn ?? '', footprint].flatMap(contactsIn);
  return new Set(contacts === undefined ? said : [...said, contacts]).size <= 1;
}

/** As JST begins its numbers, with few figures. */
const shortNumber = /^[a-z]{1,2}\d{1,2}[a-z]-/i;

/** Whether the value is a part number, and none that goes on as the footprint's does. */
function namesAnother({ package: footprint = '', value = '' }: Source): boolean {
  if (readDrawn(value) !== null || !(isSurelyNumber(value.trim()) || shortNumber.test(value))) return false;
  const [typed, own] = [codeKey(value), codeKey(numberOn(footprint)?.number ?? '')];
  return own === '' || !(typed.startsWith(own) || own.startsWith(typed));
}

/** `1x4`, `2 × 05`; a pitch or the size of a board has a point or more figures. */
const grids = /(?<![\d.,])0?(\d{1,2}) ?[x×х*] ?0?(\d{1,2})(?!\d|[.,]\d)/giu;
const counts = /(?<![\d.,])(\d{1,3})[ -]?(?:pins?|pos|positions|way|pole|polig|contacts)(?!\p{L})/giu;

function contactsIn(text: string): number[] {
  const rows = [...text.matchAll(grids)].map(([, one, other]) => Number(one) * Number(other));
  return [...rows, ...[...text.matchAll(counts)].map(([, count]) => Number(count))];
}

/** What is meant by who says nothing of the form. */
const usual: Readonly<Record<string, readonly string[]>> = { orientation: ['vertical', 'straight'], mounting: ['through-hole'] };

interface ToldConnector {
  listing: Listing;
  /** What of the row tells the part; none where a number does. */
  stated: Stated[];
  category: CategoryEntry | null;
}

/** The parts that a row's words name as a whole, in the usual form where it says none; null where they name none. */
export async function toldConnector(view: View, source: Source, words: string, match: Match): Promise<ToldConnector | null> {
  if (!agrees(source) || match.dropped.length > 0) return null;
  if (numberOn(source.package ?? '')) return byNumber(view, match);
  const read = match.understood?.read;
  if (!read || match.understood?.filters.length === 0) return null;
  const keys = new Set(read.filters.map(({ key }) => key));
  if (!isRowOfContacts(read.category) || !isNamedByValue(read.category.partClass, keys, false)) return null;
  if (!(await isNamedAlone(view, read.category, words))) return null;
  const scope = inUsualForm(match.scope, read.category, keys);
  const stated = read.filters.flatMap((filter) => statedBy(read.category, filter, words) ?? []);
  const query = { filters: understoodFilters(match, []), page_size: mostCandidates };
  return { listing: openListing(view, scope, query, 'relevance'), stated, category: read.category };
}

/** Without the parts of another form than the usual, where the row says nothing of it. */
function inUsualForm(scope: Scope, { id, attributes }: CategoryEntry, said: ReadonlySet<string>): Scope {
  const others = Object.entries(usual).flatMap(([key, options]): Predicate[] => {
    const attribute = said.has(key) ? undefined : attributes.find((use) => use.attribute.key === key)?.attribute;
    const strange = (attribute?.options ?? []).filter((option) => !options.includes(option.key));
    return attribute && strange.length > 0
      ? [{ is: 'option', category: id, attribute: attribute.id, options: strange.map((option) => option.id) }]
      : [];
  });
  return narrowed(scope, not({ is: 'some', of: others }));
}

const ofContacts = new Set<CategoryEntry['partClass']>(['pin-headers', 'sockets-strips']);
const isRowOfContacts = ({ partClass }: CategoryEntry): boolean => ofContacts.has(partClass);

/** Headers for crimp housings whose numbers begin so. */
function byNumber(view: View, match: Match): ToldConnector | null {
  const category = [...view.reference.categories.values()].filter(({ partClass }) => partClass === 'wire-to-board-headers');
  if (match.kind !== 'prefix' && match.kind !== 'mpn') return null;
  const scope = narrowed(match.scope, { is: 'category', ids: category.map(({ id }) => id) });
  return { listing: openListing(view, scope, { page_size: mostCandidates }, 'relevance'), stated: [], category: null };
}

/** Whether the words name this kind of part and no other: `1x4 2.54` may be either half. */
async function isNamedAlone({ reference }: View, { slug }: CategoryEntry, words: string): Promise<boolean> {
  const { categories } = await intentCatalog(reference);
  const [named, ...others] = namedWholly(categories, readWords(splitKeyword(words)));
  return others.length === 0 && named?.slug === slug;
}

/** Likely, as nobody says of what length and plating the contacts are. */
export async function describeConnectors(view: View, ids: readonly number[], words: string, told: ToldConnector): Promise<Candidate[]> {
  const { category, stated } = told;
  const held = await view.index.parametersOf(category ? ids : []);
  return ids.map((productId, place): Candidate => ({
    productId,
    sku: null,
    grade: category ? 'parametric' : 'fuzzy',
    standing: 'likely',
    confidence: Number((0.75 - place * 0.01).toFixed(2)),
    note: null,
    reasons: [
      reason('by_words', { stated: words }),
      ...(category ? explainPart(view, held.get(productId) ?? new Map(), { category, stated, unread: [] }) : []),
    ],
  }));
}
