/** Filters by a category's own parameters. A value is tested once, however many parts have it. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { parseQuantity } from '#contract/units.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { Condition } from './condition.ts';
import type { Value } from './leaf-values.ts';
import type { AttributeEntry, CategoryAttribute } from './reference.ts';
import type { Scope } from './scope.ts';

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

interface Draft extends Omit<Condition, 'key' | 'test'> {
  isWanted: (value: Value) => boolean;
  /** Keeps what is not wanted, parts without a value included. */
  excludes?: boolean;
}

/** The conditions of a filter on a parameter; what does not fit its kind or unit is `validation_failed` below `path`. */
export function readAttributeFilter(scope: Scope, { attribute }: CategoryAttribute, filter: ParsedFilter, path: string): Condition[] {
  const given = allFields.filter((field) => filter[field] !== undefined);
  const unfit = given.find((field) => !fieldsOfKind[attribute.kind].includes(field));
  if (unfit) throw invalidField(`${path}.${unfit}`, { code: 'not_allowed' });
  if (given.length === 0) throw invalidField(path, { code: 'required' });
  const column = scope.values.get(attribute.id);
  const places = scope.columns.placeInCategory;
  return readKind(attribute, filter, path).map(({ isWanted, excludes = false, ...condition }) => {
    const kept = Uint8Array.from(column?.values ?? [null], (value) => Number((value !== null && isWanted(value)) !== excludes));
    const codes = column?.codes ?? new Int32Array();
    return { ...condition, key: attribute.key, test: (row) => kept[codes[places[row] ?? 0] ?? 0] === 1 };
  });
}

function readKind(attribute: AttributeEntry, filter: ParsedFilter, path: string): Draft[] {
  if (attribute.kind === 'option') return readOptions(attribute, filter);
  if (attribute.kind === 'boolean') {
    const wanted = filter.bool ?? filter.in?.includes('true') ?? false;
    return [{ isWanted: ({ low }) => low === Number(wanted), chosen: (key) => key === String(wanted) }];
  }
  const read = (value: number | string, field: string) => readQuantity(value, attribute, `${path}.${field}`);
  const exactly = filter.eq === undefined ? undefined : read(filter.eq, 'eq');
  const min = filter.min === undefined ? exactly : read(filter.min, 'min');
  const max = filter.max === undefined ? exactly : read(filter.max, 'max');
  const bounds = min === undefined && max === undefined ? [] : [readBounds(attribute, filter, min, max)];
  return [...bounds, ...readNumbers(filter, read)];
}

function readOptions({ options }: AttributeEntry, filter: ParsedFilter): Draft[] {
  const oneOf = (keys: readonly string[]) => {
    const ids = new Set(options.filter(({ key }) => keys.includes(key)).map(({ id }) => id));
    return ({ optionId }: Value) => optionId !== null && ids.has(optionId);
  };
  const drafts: Draft[] = [];
  const { in: wanted, not_in: unwanted } = filter;
  if (wanted) drafts.push({ isWanted: oneOf(wanted), chosen: (key) => wanted.includes(key) });
  if (unwanted?.length) drafts.push({ isWanted: oneOf(unwanted), excludes: true });
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
  const isWanted =
    kind === 'number'
      ? ({ low }: Value) => low !== null && isInside(low)
      : ({ low, high }: Value) => low !== null && high !== null && low <= above(most) && high >= below(least);
  return { isWanted, min: min ?? null, max: max ?? null, chosen: (key) => isInside(Number(key)) };
}

/** Whether a figure is one of those, but for the last digits. */
function anyOf(wanted: readonly number[]): (value: number) => boolean {
  return (value) => wanted.some((one) => value >= below(one) && value <= above(one));
}

function readNumbers(filter: ParsedFilter, read: (value: string, field: string) => number): Draft[] {
  const drafts: Draft[] = [];
  if (filter.in) {
    const isOne = anyOf(filter.in.map((value, index) => read(value, `in.${index}`)));
    drafts.push({ isWanted: ({ low }) => low !== null && isOne(low), chosen: (key) => isOne(Number(key)) });
  }
  if (filter.not_in?.length) {
    const isOne = anyOf(filter.not_in.map((value, index) => read(value, `not_in.${index}`)));
    drafts.push({ isWanted: ({ low }) => low !== null && isOne(low), excludes: true });
  }
  return drafts;
}

/** A quantity in the parameter's unit: numbers are SI, texts as engineers type them. */
function readQuantity(value: number | string, { unit }: AttributeEntry, path: string): number {
  if (typeof value === 'number') return value;
  const parsed = parseQuantity(value, unit);
  if (!parsed.ok) throw invalidField(path, { code: parsed.error });
  return parsed.value;
}
