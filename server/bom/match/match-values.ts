/** Parts that have a row's value, package and ratings (`docs/api.md` 5.1: grade `parametric`), found by the index of parts. */
import type { BomReason } from '#contract/api/bom.ts';
import { allOf } from '#server/search/listing/condition.ts';
import { packagesByCategory } from '#server/search/keyword/known-packages.ts';
import type { KeyedPredicate, SortKey } from '#server/search/part-index.ts';
import { type Predicate, not } from '#server/search/predicate.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import { type Scope, narrowed, scopeOf } from '#server/search/listing/scope.ts';
import { byPrice } from '#server/search/listing/sort.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { isNamedByValue, usualOf } from './by-value.ts';
import { type Candidate, type Standing, mostCandidates, reason } from './candidate.ts';
import { comparePackages, heldPackage } from '#server/rules/package/compare-packages.ts';
import { explainPart, statedText } from './explain-part.ts';
import { type Stated, type StatedReading, readStated } from './stated-conditions.ts';
import type { ValueWish } from './value-wish.ts';

export interface Taste {
  prefer: 'price' | 'stock' | 'exact' | null;
  rohs: boolean;
}

export interface ValueMatch {
  candidates: Candidate[];
  /** Why there are none: the conditions that no part of the value meets. */
  reasons: BomReason[];
}

interface Found {
  /** The parts that have the value in the package. */
  scope: Scope;
  ratings: KeyedPredicate[];
  reading: StatedReading;
  /** Whether the package was read and is that of all parts. */
  isPlaced: boolean;
}

/** `needed` are the pieces that should be in stock. */
export async function matchValue(view: View, wish: ValueWish, needed: number, taste: Taste): Promise<ValueMatch> {
  let lacking: BomReason[] = [];
  for (const reading of await readStated(view, wish)) {
    // oxlint-disable-next-line no-await-in-loop -- the first reading that finds something ends it
    const found = await tryReading(view, wish, reading);
    if (found && 'scope' in found) {
      // oxlint-disable-next-line no-await-in-loop -- the same
      return { candidates: await describe(view, wish, found, needed, taste), reasons: [] };
    }
    if (found && lacking.length === 0) lacking = found.lacking;
  }
  return { candidates: [], reasons: lacking };
}

async function describe(view: View, wish: ValueWish, found: Found, needed: number, taste: Taste): Promise<Candidate[]> {
  const { scope, ratings, reading } = found;
  const standing = standingOf(wish, found);
  const said = Math.min(reading.stated.length + (found.isPlaced ? 1 : 0), 6);
  const sure = standing === 'likely' ? 0.6 + said * 0.04 : 0.25 + said * 0.04;
  const sorting = sortingOf({ ...view, quantity: needed }, found, needed, taste);
  const ids = await view.index.first(scope, ratings, sorting, mostCandidates);
  const [facts, parameters] = await Promise.all([view.index.factsOf(ids), view.index.parametersOf(ids)]);
  return ids.map((productId, place) => ({
    productId,
    sku: null,
    grade: 'parametric',
    standing,
    confidence: Number((sure - place * 0.01).toFixed(2)),
    note: null,
    reasons: [
      ...tellNumber(wish),
      ...explainPart(view, parameters.get(productId) ?? new Map(), reading),
      tellPackage(wish, found, facts.get(productId)?.package ?? null),
    ],
  }));
}

function tellNumber({ unknownNumber }: ValueWish): BomReason[] {
  return unknownNumber === null ? [] : [reason('number_unknown', { stated: unknownNumber })];
}

function tellPackage(wish: ValueWish, { isPlaced }: Found, taken: string | null): BomReason {
  return isPlaced ? reason('package_equal', { taken }) : reason('package_unread', { stated: wish.packageText, taken });
}

/** A part may be taken by value only when all that tells it from others of its kind was said and read. */
function standingOf(wish: ValueWish, { reading, isPlaced }: Found): Standing {
  const stated = new Set(reading.stated.map(({ use }) => use.attribute.key));
  const isNamed = isNamedByValue(reading.category.partClass, stated, wish.unknownNumber !== null);
  const isRead = reading.unread.every((text) => !wish.words.slice(0, wish.own).includes(text));
  return isPlaced && isNamed && isRead ? 'likely' : 'doubtful';
}

/** Parts that meet everything; else the conditions that none meets; null when none has the value in the package. */
async function tryReading(view: View, wish: ValueWish, asked: StatedReading): Promise<Found | { lacking: BomReason[] } | null> {
  const scope = scopeOf(asked.category);
  const [value] = asked.stated;
  if (!value) return null;
  const predicateOf = (stated: Stated) => allOf(readConditions(view, scope, { filters: [stated.filter] }));
  const { packages, isPlaced } = packagesOf(view, wish, asked.category);
  const ofValue = narrowed(scope, predicateOf(value));
  const own = packages ? narrowed(ofValue, packages) : ofValue;
  const reading = await withoutUntold(view, own, asked);
  const ratings = reading.stated.slice(1);
  const conditions = ratings.map((stated) => ({ key: stated.use.attribute.key, predicate: predicateOf(stated) }));
  const failures = await view.index.failures(
    own,
    conditions.map(({ predicate }) => predicate),
  );
  if (failures.length === 0) return null;
  if (failures.includes(0)) return { scope: own, ratings: conditions, reading, isPlaced };
  const alone = ratings.filter((_, place) => failures.every((failed) => (failed & (1 << place)) !== 0));
  const lacking = (alone.length > 0 ? alone : ratings).map((stated) =>
    reason('nothing_has', { name: inWords(view, stated.use.attribute.names), stated: statedText(view, stated) }),
  );
  return { lacking };
}

/** Temperatures that none of the parts tells bind nothing: they are not compared. */
async function withoutUntold(view: View, own: Scope, reading: StatedReading): Promise<StatedReading> {
  const temperatures = reading.stated.filter(({ use }) => use.attribute.unit === '°C');
  if (temperatures.length === 0) return reading;
  const told = temperatures.map(({ use }): Predicate => ({
    is: 'figure',
    category: reading.category.id,
    attribute: use.attribute.id,
    spans: [{}],
  }));
  const failures = await view.index.failures(own, told);
  const untold = temperatures.filter((_, place) => failures.every((failed) => (failed & (1 << place)) !== 0));
  if (untold.length === 0) return reading;
  return {
    ...reading,
    stated: reading.stated.filter((one) => !untold.includes(one)),
    unread: [...reading.unread, ...untold.map(({ text }) => text)],
  };
}

/** A package that was read must be the part's; one of which only the mounting is known bars the other mounting. */
function packagesOf(
  view: View,
  { package: stated }: ValueWish,
  category: CategoryEntry,
): { packages: Predicate | null; isPlaced: boolean } {
  if (!stated) return { packages: null, isPlaced: false };
  const isNamed = stated.key !== null || stated.body !== null;
  const names = [...(packagesByCategory(view.reference).get(category.id) ?? [])].filter((name) => {
    const fit = comparePackages(stated, heldPackage(name, category.partClass));
    return isNamed ? fit === 'same' : fit !== 'other';
  });
  return { packages: { is: 'package', names }, isPlaced: isNamed };
}

/** What can be delivered and is still made goes first, then what is usual where the row says nothing, then by taste; popular parts break ties. */
function sortingOf(view: View, { scope, reading }: Found, needed: number, { prefer, rohs }: Taste): SortKey[] {
  const cheapest = byPrice(view, 1);
  return [
    ...(rohs ? [misses({ is: 'rohs' })] : []),
    misses({ is: 'available', pieces: needed }, { is: 'available', pieces: Math.min(needed, 1) }),
    misses({ is: 'lifecycle', names: ['active'] }),
    misses(...usual(view, scope, reading)),
    ...(prefer === 'stock' ? [{ by: 'available', direction: -1 } as const] : []),
    ...(prefer === 'exact' ? [] : [cheapest]),
    { by: 'popularity', direction: -1 },
    cheapest,
  ];
}

/** Parts that miss fewest of the predicates come first. */
function misses(...of: Predicate[]): SortKey {
  return { by: 'points', of: of.map((predicate) => ({ predicate: not(predicate), points: 1 })), direction: 1 };
}

/** What is usual of what the row does not say. */
function usual(view: View, scope: Scope, { category, stated }: StatedReading): Predicate[] {
  const said = new Set(stated.map(({ use }) => use.attribute.key));
  return Object.entries(usualOf(category.partClass))
    .filter(([key]) => !said.has(key) && category.attributes.some(({ attribute, facet }) => facet && attribute.key === key))
    .flatMap(([key, [direction, value]]) =>
      readConditions(view, scope, { filters: [direction === 'at_least' ? { key, min: value } : { key, max: value }] }),
    )
    .map(({ predicate }) => predicate);
}
