/** Filters by a category's own parameters. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { typedQuantity } from '#contract/value/typed-quantity.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { Condition } from './condition.ts';
import { type Predicate, type Span, not } from '#server/search/predicate.ts';
import type { AttributeEntry, CategoryAttribute, CategoryEntry } from '#server/search/reference.ts';

/** Figures that differ by less, relative to their size, are equal (`docs/api.md` section 4). */
const sameWithin = 1e-9;

type Field = 'in' | 'not_in' | 'eq' | 'min' | 'max' | 'bool';

const fieldsOfKind: Record<AttributeEntry['kind'], readonly Field[]> = {
  number: ['in', 'not_in', 'eq', 'min', 'max'],
  range: ['eq', 'min', 'max'],
  option: ['in', 'not_in'],
  boolean: ['bool', 'in'],
  text: [],
};
const allFields: readonly Field[] = ['in', 'not_in', 'eq', 'min', 'max', 'bool'];

interface Draft extends Omit<Condition, 'key' | 'predicate'> {
  value: { is: 'figure'; spans: Span[] } | { is: 'range'; least: number; most: number } | { is: 'option'; options: number[] };
  /** Keeps what is not wanted, parts without a value included. */
  excludes?: boolean;
}

/** The conditions of a filter on a parameter; what does not fit its kind or unit is `validation_failed` below `path`. */
export function readAttributeFilter(
  { id: category }: CategoryEntry,
  { attribute }: CategoryAttribute,
  filter: ParsedFilter,
  path: string,
): Condition[] {
  const given = allFields.filter((field) => filter[field] !== undefined);
  const unfit = given.find((field) => !fieldsOfKind[attribute.kind].includes(field));
  if (unfit) throw invalidField(`${path}.${unfit}`, { code: 'not_allowed' });
  if (given.length === 0) throw invalidField(path, { code: 'required' });
  return readKind(attribute, filter, path).map(({ value, excludes = false, ...condition }) => {
    const predicate: Predicate = { ...value, category, attribute: attribute.id };
    return { ...condition, key: attribute.key, predicate: excludes ? not(predicate) : predicate };
  });
}

function readKind(attribute: AttributeEntry, filter: ParsedFilter, path: string): Draft[] {
  if (attribute.kind === 'option') return readOptions(attribute, filter);
  if (attribute.kind === 'boolean') {
    const wanted = filter.bool ?? filter.in?.includes('true') ?? false;
    const spans = [{ least: Number(wanted), most: Number(wanted) }];
    return [{ value: { is: 'figure', spans }, chosen: (key) => key === String(wanted) }];
  }
  const read = (value: number | string, field: string) => readQuantity(value, attribute, `${path}.${field}`);
  const exactly = filter.eq === undefined ? undefined : read(filter.eq, 'eq');
  const min = filter.min === undefined ? exactly : read(filter.min, 'min');
  const max = filter.max === undefined ? exactly : read(filter.max, 'max');
  const bounds = min === undefined && max === undefined ? [] : [readBounds(attribute, filter, min, max)];
  return [...bounds, ...readNumbers(filter, read)];
}

function readOptions({ options }: AttributeEntry, { in: wanted, not_in: unwanted }: ParsedFilter): Draft[] {
  const oneOf = (keys: readonly string[]): Draft['value'] => ({
    is: 'option',
    options: options.filter(({ key }) => keys.includes(key)).map(({ id }) => id),
  });
  const drafts: Draft[] = [];
  if (wanted) drafts.push({ value: oneOf(wanted), chosen: (key) => wanted.includes(key) });
  if (unwanted?.length) drafts.push({ value: oneOf(unwanted), excludes: true });
  return drafts;
}

function below(value: number): number {
  return value - Math.abs(value) * sameWithin;
}

function above(value: number): number {
  return value + Math.abs(value) * sameWithin;
}

/** A number lies within the bounds. A part's range contains them, or only meets them with `mode: 'overlap'`. */
function readBounds({ kind }: AttributeEntry, { mode }: ParsedFilter, min: number | undefined, max: number | undefined): Draft {
  const isInside = (value: number) => (min === undefined || value >= below(min)) && (max === undefined || value <= above(max));
  const [least = -Infinity, most = Infinity] = mode === 'overlap' ? [min, max] : [max ?? min, min ?? max];
  const inside: Span = { ...(min === undefined ? {} : { least: below(min) }), ...(max === undefined ? {} : { most: above(max) }) };
  const value: Draft['value'] =
    kind === 'number' ? { is: 'figure', spans: [inside] } : { is: 'range', least: below(least), most: above(most) };
  return { value, min: min ?? null, max: max ?? null, chosen: (key) => isInside(Number(key)) };
}

/** Those figures, but for the last digits. */
function around(wanted: readonly number[]): { least: number; most: number }[] {
  return wanted.map((one) => ({ least: below(one), most: above(one) }));
}

function readNumbers(filter: ParsedFilter, read: (value: string, field: string) => number): Draft[] {
  const drafts: Draft[] = [];
  if (filter.in) {
    const spans = around(filter.in.map((value, index) => read(value, `in.${index}`)));
    drafts.push({
      value: { is: 'figure', spans },
      chosen: (key) => spans.some(({ least, most }) => Number(key) >= least && Number(key) <= most),
    });
  }
  if (filter.not_in?.length) {
    const spans = around(filter.not_in.map((value, index) => read(value, `not_in.${index}`)));
    drafts.push({ value: { is: 'figure', spans }, excludes: true });
  }
  return drafts;
}

/** A quantity in the parameter's unit: numbers are SI, texts as engineers type them. */
function readQuantity(value: number | string, { unit }: AttributeEntry, path: string): number {
  if (typeof value === 'number') return value;
  const parsed = typedQuantity(value, unit, null);
  if (!parsed.ok) throw invalidField(path, { code: parsed.error });
  return parsed.value;
}
