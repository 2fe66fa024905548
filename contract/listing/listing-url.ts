/**
 * A listing's address: filters, sort, page, price quantity and comparison as a query that people can read
 * (`?capacitance=100n..1u&dielectric=x7r,x5r&stock=1&sort=price_asc&qty=1000&page=2&compare=a,b`).
 */
import { comparedAtMost, maximumPieces } from '#contract/limits.ts';
import { slugForm } from '#contract/plain-text.ts';
import { type QueryText, writeQuery } from '#contract/query-text.ts';
import { readPage } from './list-pages.ts';
import { sortForm } from './sort-form.ts';

export interface Listing {
  /** What stands in the address for each parameter: `x7r,x5r`, `100n..1u`, `yes`. */
  filters: Record<string, string>;
  sort: string | null;
  page: number;
  quantity: number | null;
  inStock: boolean;
  rohs: boolean;
  hasDatasheet: boolean;
  /** Slugs of the parts under comparison, in the order they were ticked. */
  compare: string[];
  view: 'table' | 'cards';
  /** Category that a search or a maker's list is narrowed to. */
  category: string | null;
  /** False searches the plain words of a keyword that also reads as values. */
  understand: boolean;
}

export const emptyListing: Listing = {
  filters: {},
  sort: null,
  page: 1,
  quantity: null,
  inStock: false,
  rohs: false,
  hasDatasheet: false,
  compare: [],
  view: 'table',
  category: null,
  understand: true,
};

const ownNames = new Set(['sort', 'page', 'qty', 'stock', 'rohs', 'datasheet', 'compare', 'view', 'category', 'understand']);
/** Parameters of the catalog are camelCase; `utm_source` and the like are not ours. */
const filterName = /^[a-z][A-Za-z0-9]{0,59}$/;
const longestFilter = 1000;

function wholeNumber(text: string | null, max: number): number | null {
  if (text === null || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= 1 && value <= max ? value : null;
}

/** Reads an address; what it does not know or cannot read is left out. */
export function readListing(search: QueryText): Listing {
  const filters: Record<string, string> = {};
  for (const [name, value] of search) {
    if (!ownNames.has(name) && filterName.test(name) && value !== '' && value.length <= longestFilter) filters[name] = value;
  }
  const sort = search.get('sort');
  const category = search.get('category');
  const compare = (search.get('compare') ?? '').split(',').filter((one) => slugForm.test(one));
  return {
    filters,
    sort: sort !== null && sortForm.test(sort) ? sort : null,
    page: readPage(search, 'parts'),
    quantity: wholeNumber(search.get('qty'), maximumPieces),
    inStock: search.get('stock') === '1',
    rohs: search.get('rohs') === '1',
    hasDatasheet: search.get('datasheet') === '1',
    compare: [...new Set(compare)].slice(0, comparedAtMost),
    view: search.get('view') === 'cards' ? 'cards' : 'table',
    category: category !== null && slugForm.test(category) ? category : null,
    understand: search.get('understand') !== '0',
  };
}

/** Writes an address, without its question mark: parameters first, defaults left out, commas and slashes readable. */
export function writeListing(listing: Listing): string {
  const pairs: [name: string, value: string][] = Object.entries(listing.filters).filter(([, value]) => value !== '');
  const add = (name: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') pairs.push([name, String(value)]);
  };
  add('category', listing.category);
  add('stock', listing.inStock && 1);
  add('rohs', listing.rohs && 1);
  add('datasheet', listing.hasDatasheet && 1);
  add('understand', listing.understand ? null : '0');
  add('sort', listing.sort);
  add('qty', listing.quantity);
  add('view', listing.view === 'cards' && 'cards');
  add('page', listing.page > 1 && listing.page);
  add('compare', listing.compare.join(','));
  return writeQuery(pairs);
}

/** Any change of what is listed starts again at page 1. */
export function changeListing(listing: Listing, change: Partial<Listing>): Listing {
  return { ...listing, page: 1, ...change };
}

/** Sets the text of one parameter; null takes the filter away. Filters keep their order, new ones come last. */
export function withFilter(listing: Listing, name: string, value: string | null): Listing {
  const filters = { ...listing.filters };
  if (value === null || value === '') delete filters[name];
  else filters[name] = value;
  return changeListing(listing, { filters });
}

export function withoutFilters(listing: Listing): Listing {
  return changeListing(listing, { filters: {}, inStock: false, rohs: false, hasDatasheet: false });
}

/** Ticks or unticks one option of a parameter. */
export function toggleOption(listing: Listing, name: string, option: string): Listing {
  const chosen = chosenOptions(listing.filters[name]);
  const next = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
  return withFilter(listing, name, next.join(','));
}

export function chosenOptions(value: string | undefined): string[] {
  return value === undefined || value.includes('..') ? [] : [...new Set(value.split(',').filter((one) => one !== ''))];
}

/** Ticks or unticks a part for comparison; the page stays. */
export function toggleCompared(listing: Listing, webUrl: string): Listing {
  const compare = listing.compare.includes(webUrl) ? listing.compare.filter((one) => one !== webUrl) : [...listing.compare, webUrl];
  return { ...listing, compare };
}

export interface RangeText {
  min: string;
  max: string;
}

/** `100n..1u` as two texts; a single value is both ends. */
export function readRange(value: string | undefined): RangeText {
  if (value === undefined) return { min: '', max: '' };
  const [min = '', max] = value.split('..');
  return { min: min.trim(), max: (max ?? min).trim() };
}

export function writeRange({ min, max }: RangeText): string | null {
  return min.trim() === '' && max.trim() === '' ? null : `${min.trim()}..${max.trim()}`;
}

/** How many filters are applied, for the button that opens them on phones. */
export function countFilters(listing: Listing): number {
  return Object.keys(listing.filters).length + [listing.inStock, listing.rohs, listing.hasDatasheet].filter(Boolean).length;
}
