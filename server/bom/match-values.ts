/** Parts that have a row's value, package and other figures (`docs/api.md` 5.1: grade `parametric`), found in the columns in memory. */
import type { ParsedFilter } from '#contract/api/part.ts';
import type { Columns, Row } from '#server/finding/columns.ts';
import { isRohs } from '#server/finding/condition.ts';
import { matchingRows } from '#server/finding/list.ts';
import { intentCatalogue } from '#server/finding/intent-catalogue.ts';
import { unitPriceOf } from '#server/finding/price.ts';
import { readConditions } from '#server/finding/read-conditions.ts';
import { type Scope, scopeOf } from '#server/finding/scope.ts';
import type { View } from '#server/finding/view.ts';
import { type IntentCategory, type Reading, readIntent } from '#server/rules/search-intent.ts';
import { type Candidate, mostCandidates } from './candidate.ts';
import { packageKey } from './read-package.ts';
import type { ValueWish } from './value-wish.ts';

export interface Taste {
  prefer: 'price' | 'stock' | 'exact' | null;
  rohs: boolean;
}

interface Found {
  rows: Int32Array;
  scope: Scope;
  hasPackage: boolean;
  filters: number;
}

/** `needed` are the pieces that should be in stock. */
export async function matchValue(view: View, wish: ValueWish, needed: number, taste: Taste): Promise<Candidate[]> {
  const found = await findRows(view, wish);
  if (!found) return [];
  const { columns } = found.scope;
  const sorted = sortRows({ ...view, quantity: needed }, columns, found.rows, needed, taste);
  const sure = found.hasPackage ? 0.55 + Math.min(found.filters, 5) * 0.04 : 0.35;
  return sorted.slice(0, mostCandidates).map((row, place) => ({
    productId: columns.ids[row] ?? 0,
    sku: null,
    grade: 'parametric',
    confidence: Number((sure - place * 0.01).toFixed(2)),
    note: null,
  }));
}

/** With all the words first, then with those of the value alone: descriptions hold much that no table has. */
async function findRows(view: View, wish: ValueWish): Promise<Found | null> {
  const catalogue = intentCatalogue(view.reference);
  const categories = catalogue.categories.filter(({ attributes: [first] }) => first && wish.units.includes(first.unit));
  for (const words of [wish.words, wish.words.slice(0, wish.own), wish.words.slice(0, 1)]) {
    for (const reading of readIntent(words.join(' '), { categories, manufacturers: [] })) {
      const category = categories.find(({ slug }) => slug === reading.category);
      // oxlint-disable-next-line no-await-in-loop -- the first reading that finds something ends it
      const found = category && (await tryReading(view, wish, category, reading));
      if (found) return found;
    }
  }
  return null;
}

async function tryReading(view: View, wish: ValueWish, category: IntentCategory, reading: Reading): Promise<Found | null> {
  const own = reading.filters.filter(({ key }) => key !== 'manufacturer' && key !== 'package');
  const said = reading.filters.filter(({ key }) => key === 'package');
  if (!own.some(({ key }) => key === category.attributes[0]?.key)) return null;
  const packages = wish.package === null ? [] : category.packages.filter((name) => packageKey(name) === wish.package);
  if (wish.package !== null && packages.length === 0) return null;
  const filters = packages.length > 0 ? [{ key: 'package', in: packages }, ...own] : [...said, ...own];
  const entry = view.reference.categoryBySlug.get(category.slug);
  if (!entry) return null;
  const scope = await scopeOf(view, entry);
  for (const attempt of [filters, filters.map(atMostTolerance)]) {
    const rows = matchingRows(scope, readConditions(view, scope, { filters: attempt }));
    if (rows.length > 0) return { rows, scope, hasPackage: packages.length > 0 || said.length > 0, filters: filters.length };
  }
  return null;
}

/** Where nobody makes the tolerance asked for, a closer one does. */
function atMostTolerance(filter: ParsedFilter): ParsedFilter {
  const wanted = filter.in?.[0];
  return filter.key === 'tolerance' && wanted !== undefined ? { key: filter.key, max: wanted } : filter;
}

/** What can be delivered and is still made goes first, then by taste; popular parts break ties. */
function sortRows(view: View, columns: Columns, rows: Int32Array, needed: number, { prefer, rohs }: Taste): Row[] {
  const conforms = isRohs(columns);
  const priceOf = unitPriceOf(view, columns);
  const price = (row: Row) => {
    const found = priceOf(row);
    return Number.isNaN(found) ? Number.MAX_SAFE_INTEGER : found;
  };
  const available = (row: Row) => columns.available[row] ?? 0;
  const keys: ((row: Row) => number)[] = [
    (row) => (rohs && !conforms(row) ? 1 : 0),
    (row) => (available(row) >= needed ? 0 : available(row) > 0 ? 1 : 2),
    // The contract's list of life cycles counts from 1: preview, active, …
    (row) => (columns.lifecycle.codes[row] === 2 ? 0 : 1),
    ...(prefer === 'stock' ? [(row: Row) => -available(row)] : []),
    ...(prefer === 'exact' ? [] : [price]),
    (row) => -(columns.popularity[row] ?? 0),
    price,
  ];
  const rated = Array.from(rows, (row) => ({ row, keys: keys.map((key) => key(row)) }));
  return rated
    .toSorted((a, b) => {
      const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
      return at < 0 ? a.row - b.row : (a.keys[at] ?? 0) - (b.keys[at] ?? 0);
    })
    .map(({ row }) => row);
}
