/** Parts that have a row's value, package and ratings (`docs/api.md` 5.1: grade `parametric`), found in the columns in memory. */
import type { BomReason } from '#contract/api/bom.ts';
import type { Row } from '#server/search/columns.ts';
import { type Test, isRohs } from '#server/search/condition.ts';
import { unitPriceOf } from '#server/search/price.ts';
import { readConditions } from '#server/search/read-conditions.ts';
import { type Scope, scopeOf } from '#server/search/scope.ts';
import { type View, inWords } from '#server/search/view.ts';
import { isNamedByValue, usualOf } from './by-value.ts';
import { type Candidate, type Standing, mostCandidates, reason } from './candidate.ts';
import { comparePackages, heldPackage } from '#server/rules/compare-packages.ts';
import { explainPart, heldValue, statedText } from './explain-part.ts';
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
  rows: Int32Array;
  scope: Scope;
  reading: StatedReading;
  /** Whether the package was read and is that of all rows. */
  isPlaced: boolean;
}

/** `needed` are the pieces that should be in stock. */
export async function matchValue(view: View, wish: ValueWish, needed: number, taste: Taste): Promise<ValueMatch> {
  let lacking: BomReason[] = [];
  for (const reading of await readStated(view, wish)) {
    // oxlint-disable-next-line no-await-in-loop -- the first reading that finds something ends it
    const found = await tryReading(view, wish, reading);
    if (found && 'rows' in found) return { candidates: describe(view, wish, found, needed, taste), reasons: [] };
    if (found && lacking.length === 0) lacking = found.lacking;
  }
  return { candidates: [], reasons: lacking };
}

function describe(view: View, wish: ValueWish, found: Found, needed: number, taste: Taste): Candidate[] {
  const { scope, reading } = found;
  const { columns } = scope;
  const standing = standingOf(wish, found);
  const said = Math.min(reading.stated.length + (found.isPlaced ? 1 : 0), 6);
  const sure = standing === 'likely' ? 0.6 + said * 0.04 : 0.25 + said * 0.04;
  const rows = sortRows({ ...view, quantity: needed }, found, needed, taste);
  return rows.slice(0, mostCandidates).map((row, place) => ({
    productId: columns.ids[row] ?? 0,
    sku: null,
    grade: 'parametric',
    standing,
    confidence: Number((sure - place * 0.01).toFixed(2)),
    note: null,
    reasons: [...tellNumber(wish), ...explainPart(view, scope, row, reading), ...tellPackage(wish, found, row)],
  }));
}

function tellNumber({ unknownNumber }: ValueWish): BomReason[] {
  return unknownNumber === null ? [] : [reason('number_unknown', { stated: unknownNumber })];
}

function tellPackage(wish: ValueWish, { isPlaced, scope: { columns } }: Found, row: Row): BomReason[] {
  const taken = columns.packages[columns.package.codes[row] ?? 0] || null;
  if (isPlaced) return [reason('package_equal', { taken })];
  return [reason('package_unread', { stated: wish.packageText, taken })];
}

/** A part may be taken by value only when all that tells it from others of its kind was said and read. */
function standingOf(wish: ValueWish, { reading, isPlaced }: Found): Standing {
  const stated = new Set(reading.stated.map(({ use }) => use.attribute.key));
  const isNamed = isNamedByValue(reading.category.slug, stated, wish.unknownNumber !== null);
  const isRead = reading.unread.every((text) => !wish.words.slice(0, wish.own).includes(text));
  return isPlaced && isNamed && isRead ? 'likely' : 'doubtful';
}

/** Rows that meet everything; else the conditions that none meets; null when none has the value in the package. */
async function tryReading(view: View, wish: ValueWish, asked: StatedReading): Promise<Found | { lacking: BomReason[] } | null> {
  const scope = await scopeOf(view, asked.category);
  const [value] = asked.stated;
  if (!value) return null;
  const testOf = (stated: Stated): Test => {
    const tests = readConditions(view, scope, { filters: [stated.filter] }).map(({ test }) => test);
    return (row) => tests.every((test) => test(row));
  };
  const { test: fits, isPlaced } = packageTest(wish, scope, asked.category.slug);
  const isValue = testOf(value);
  const own = scope.rows.filter((row) => isValue(row) && fits(row));
  if (own.length === 0) return null;
  const reading = withoutUntold(scope, own, asked);
  const ratings = reading.stated.slice(1);
  const tests = ratings.map(testOf);
  const rows = own.filter((row) => tests.every((test) => test(row)));
  if (rows.length > 0) return { rows, scope, reading, isPlaced };
  const alone = ratings.filter((_, place) => !own.some((row) => tests[place]?.(row)));
  const lacking = (alone.length > 0 ? alone : ratings).map((stated) =>
    reason('nothing_has', { name: inWords(view, stated.use.attribute.names), stated: statedText(view, stated) }),
  );
  return { lacking };
}

/** Temperatures that none of the parts tells bind nothing: they are not compared. */
function withoutUntold(scope: Scope, rows: Int32Array, reading: StatedReading): StatedReading {
  const isUntold = ({ use: { attribute } }: Stated) =>
    attribute.unit === '°C' && rows.every((row) => heldValue(scope, row, attribute) === null);
  const untold = reading.stated.filter(isUntold);
  if (untold.length === 0) return reading;
  return {
    ...reading,
    stated: reading.stated.filter((one) => !untold.includes(one)),
    unread: [...reading.unread, ...untold.map(({ text }) => text)],
  };
}

/** A package that was read must be the part's; one of which only the mounting is known bars the other mounting. */
function packageTest({ package: stated }: ValueWish, { columns }: Scope, category: string): { test: Test; isPlaced: boolean } {
  if (!stated) return { test: () => true, isPlaced: false };
  const isNamed = stated.key !== null || stated.body !== null;
  const fits = new Map<number, boolean>();
  const test = (row: Row): boolean => {
    const code = columns.package.codes[row] ?? 0;
    const known = fits.get(code);
    if (known !== undefined) return known;
    const fit = comparePackages(stated, heldPackage(columns.packages[code] ?? null, category));
    fits.set(code, isNamed ? fit === 'same' : fit !== 'other');
    return fits.get(code) ?? false;
  };
  return { test, isPlaced: isNamed };
}

/** What can be delivered and is still made goes first, then what is usual where the row says nothing, then by taste; popular parts break ties. */
function sortRows(view: View, { rows, scope, reading }: Found, needed: number, { prefer, rohs }: Taste): Row[] {
  const { columns } = scope;
  const conforms = isRohs(columns);
  const priceOf = unitPriceOf(view, columns);
  const price = (row: Row) => {
    const found = priceOf(row);
    return Number.isNaN(found) ? Number.MAX_SAFE_INTEGER : found;
  };
  const available = (row: Row) => columns.available[row] ?? 0;
  const isUsual = usualTest(view, scope, reading);
  const keys: ((row: Row) => number)[] = [
    (row) => (rohs && !conforms(row) ? 1 : 0),
    (row) => (available(row) >= needed ? 0 : available(row) > 0 ? 1 : 2),
    // The contract's list of life cycles counts from 1: preview, active, …
    (row) => (columns.lifecycle.codes[row] === 2 ? 0 : 1),
    isUsual,
    ...(prefer === 'stock' ? [(row: Row) => -available(row)] : []),
    ...(prefer === 'exact' ? [] : [price]),
    (row) => -(columns.popularity[row] ?? 0),
    price,
  ];
  return sortBy(rows, keys);
}

/** How much of what is usual a part lacks, of what the row does not say. */
function usualTest(view: View, scope: Scope, { category, stated }: StatedReading): (row: Row) => number {
  const said = new Set(stated.map(({ use }) => use.attribute.key));
  const tests = Object.entries(usualOf(category.slug))
    .filter(([key]) => !said.has(key) && category.attributes.some(({ attribute, facet }) => facet && attribute.key === key))
    .flatMap(([key, [direction, value]]) =>
      readConditions(view, scope, { filters: [direction === 'at_least' ? { key, min: value } : { key, max: value }] }),
    );
  return (row) => tests.filter(({ test }) => !test(row)).length;
}

function sortBy(rows: Int32Array, keys: readonly ((row: Row) => number)[]): Row[] {
  const rated = Array.from(rows, (row) => ({ row, keys: keys.map((key) => key(row)) }));
  return rated
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return at < 0 ? a.row - b.row : (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
    })
    .map(({ row }) => row);
}
