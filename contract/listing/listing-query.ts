/** From an address to a call: reads the values of a listing in the units of its parameters. */
import type { AttributeDefinition, Filter } from '#contract/api/part.ts';
import type { FieldCode } from '#contract/field-codes.ts';
import type { ParameterUnit } from '#contract/units.ts';
import { parseQuantity, type QuantityError } from '#contract/value/parse-quantity.ts';
import { entriesPerPage } from './list-pages.ts';
import { chosenOptions, type Listing, readRange } from './listing-url.ts';

/** What a listing must know of a parameter to read its filter. */
export type Parameter = Pick<AttributeDefinition, 'key' | 'kind' | 'unit'>;

export interface FilterIssue {
  key: string;
  end: 'min' | 'max';
  code: FieldCode;
}

/** A filter with as many values as the contract allows; further ones are not sent. */
const mostOptions = 100;
const mostFilters = 30;

/** Parameters that every part has. */
const common: Parameter[] = [
  { key: 'manufacturer', kind: 'option', unit: '' },
  { key: 'package', kind: 'option', unit: '' },
  { key: 'lifecycle', kind: 'option', unit: '' },
  { key: 'packaging', kind: 'option', unit: '' },
  { key: 'price', kind: 'number', unit: '' },
];

/** The parameters that a category can be filtered by, and the common ones. */
export function parametersOf(attributes: readonly (Parameter & { filterable?: boolean })[]): Map<string, Parameter> {
  const own = attributes.filter(({ filterable }) => filterable !== false);
  return new Map([...common, ...own].map(({ key, kind, unit }) => [key, { key, kind, unit }]));
}

function readEnd(text: string, unit: ParameterUnit): { value?: number; code?: QuantityError } {
  if (text === '') return {};
  const parsed = parseQuantity(text, unit);
  return parsed.ok ? { value: parsed.value } : { code: parsed.error };
}

function readRangeFilter(key: string, value: string, unit: ParameterUnit): { filter: Filter | null; issues: FilterIssue[] } {
  const texts = readRange(value);
  const [min, max] = [readEnd(texts.min, unit), readEnd(texts.max, unit)];
  const issues: FilterIssue[] = [
    ...(min.code ? [{ key, end: 'min' as const, code: min.code }] : []),
    ...(max.code ? [{ key, end: 'max' as const, code: max.code }] : []),
  ];
  if (min.value !== undefined && max.value !== undefined && min.value > max.value) {
    return { filter: null, issues: [{ key, end: 'max', code: 'out_of_range' }] };
  }
  if (min.value === undefined && max.value === undefined) return { filter: null, issues };
  const ends = { ...(min.value === undefined ? {} : { min: min.value }), ...(max.value === undefined ? {} : { max: max.value }) };
  return { filter: { key, ...ends }, issues };
}

/** One filter of the address; null when nothing of it can be read. */
function readFilter({ key, kind, unit }: Parameter, value: string): { filter: Filter | null; issues: FilterIssue[] } {
  if (value.includes('..')) return readRangeFilter(key, value, unit);
  if (kind === 'boolean') {
    return { filter: value === 'yes' || value === 'no' ? { key, bool: value === 'yes' } : null, issues: [] };
  }
  const options = chosenOptions(value).slice(0, mostOptions);
  return { filter: options.length === 0 ? null : { key, in: options }, issues: [] };
}

export interface ListFields {
  page: number;
  page_size: number;
  facets: true;
  quantity?: number;
  sort?: string;
  in_stock?: true;
  rohs?: true;
  has_datasheet?: true;
  filters?: Filter[];
}

export interface ListingQuery {
  fields: ListFields;
  issues: FilterIssue[];
}

function knownSort(sort: string | null, parameters: Map<string, Parameter>): string | null {
  const key = /^attr:(\w+):/.exec(sort ?? '')?.[1];
  return key === undefined || parameters.has(key) ? sort : null;
}

/** The fields of a list call. Filters of parameters that are not there are left out; values that cannot be read are too, and become issues. */
export function listingQuery(listing: Listing, parameters: Map<string, Parameter>): ListingQuery {
  const read = Object.entries(listing.filters).flatMap(([key, value]) => {
    const parameter = parameters.get(key);
    return parameter ? [readFilter(parameter, value)] : [];
  });
  const filters = read.flatMap(({ filter }) => (filter ? [filter] : [])).slice(0, mostFilters);
  const sort = knownSort(listing.sort, parameters);
  return {
    issues: read.flatMap(({ issues }) => issues),
    fields: {
      page: listing.page,
      page_size: entriesPerPage.parts,
      facets: true,
      ...(listing.quantity === null ? {} : { quantity: listing.quantity }),
      ...(sort === null ? {} : { sort }),
      ...(listing.inStock ? { in_stock: true } : {}),
      ...(listing.rohs ? { rohs: true } : {}),
      ...(listing.hasDatasheet ? { has_datasheet: true } : {}),
      ...(filters.length > 0 ? { filters } : {}),
    },
  };
}
