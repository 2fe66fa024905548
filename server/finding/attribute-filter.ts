/** Filters by a category's own parameters, over the narrow facet table. */
import { type SQL, sql } from 'drizzle-orm';
import type { ParsedFilter } from '#contract/api/catalog.ts';
import { parseQuantity } from '#contract/units.ts';
import { invalidField } from '#server/store-error.ts';
import type { Condition } from './condition.ts';
import type { AttributeEntry, CategoryAttribute } from './reference.ts';

/** Figures that differ by less, relative to their size, are equal (`spec/api.md` section 4). */
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

/** The conditions of a filter on a parameter; what does not fit its kind or unit is `validation_failed` below `path`. */
export function readAttributeFilter(categoryId: number, { attribute }: CategoryAttribute, filter: ParsedFilter, path: string): Condition[] {
  const given = allFields.filter((field) => filter[field] !== undefined);
  const unfit = given.find((field) => !fieldsOfKind[attribute.kind].includes(field));
  if (unfit) throw invalidField(`${path}.${unfit}`, { code: 'not_allowed' });
  if (given.length === 0) throw invalidField(path, { code: 'required' });
  const matching = (test: SQL): SQL => sql`p.id in (select f.product_id from product_facet f
    where f.category_id = ${categoryId} and f.attribute_id = ${attribute.id} and ${test})`;
  const conditions = readKind(attribute, filter, path);
  return conditions.map(({ excludes, ...condition }) => ({
    ...condition,
    key: attribute.key,
    test: excludes ? sql`not ${matching(condition.test)}` : matching(condition.test),
  }));
}

type Draft = Omit<Condition, 'key'> & { excludes?: boolean };

function readKind(attribute: AttributeEntry, filter: ParsedFilter, path: string): Draft[] {
  if (attribute.kind === 'option') return readOptions(attribute, filter);
  if (attribute.kind === 'boolean') {
    const wanted = filter.bool ?? filter.in?.includes('true') ?? false;
    return [{ test: sql`f.low = ${wanted ? 1 : 0}`, chosen: (key) => key === String(wanted) }];
  }
  const read = (value: number | string, field: string) => readQuantity(value, attribute, `${path}.${field}`);
  const exactly = filter.eq === undefined ? undefined : read(filter.eq, 'eq');
  const min = filter.min === undefined ? exactly : read(filter.min, 'min');
  const max = filter.max === undefined ? exactly : read(filter.max, 'max');
  const bounds = min === undefined && max === undefined ? [] : [readBounds(attribute, filter, min, max)];
  return [...bounds, ...readNumbers(filter, read)];
}

function readOptions({ options }: AttributeEntry, filter: ParsedFilter): Draft[] {
  const idsOf = (keys: readonly string[]) => options.filter(({ key }) => keys.includes(key)).map(({ id }) => id);
  const drafts: Draft[] = [];
  const { in: wanted, not_in: unwanted } = filter;
  if (wanted) {
    drafts.push({ test: sql`f.option_id = any(${sql.param(idsOf(wanted))}::int[])`, chosen: (key) => wanted.includes(key) });
  }
  if (unwanted?.length) drafts.push({ test: sql`f.option_id = any(${sql.param(idsOf(unwanted))}::int[])`, excludes: true });
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
  const covers = kind === 'range' && mode !== 'overlap';
  const tests: SQL[] = [];
  if (kind === 'number') {
    if (min !== undefined) tests.push(sql`f.low >= ${below(min)}::float8`);
    if (max !== undefined) tests.push(sql`f.low <= ${above(max)}::float8`);
  } else {
    const least = covers ? (min ?? max) : max;
    const most = covers ? (max ?? min) : min;
    if (least !== undefined) tests.push(sql`f.low <= ${above(least)}::float8`);
    if (most !== undefined) tests.push(sql`f.high >= ${below(most)}::float8`);
  }
  return {
    test: sql.join(tests, sql` and `),
    min: min ?? null,
    max: max ?? null,
    chosen: (key) => (min === undefined || Number(key) >= below(min)) && (max === undefined || Number(key) <= above(max)),
  };
}

function readNumbers(filter: ParsedFilter, read: (value: string, field: string) => number): Draft[] {
  const anyOf = (values: number[]) =>
    sql`(${sql.join(
      values.map((value) => sql`f.low between ${below(value)}::float8 and ${above(value)}::float8`),
      sql` or `,
    )})`;
  const drafts: Draft[] = [];
  if (filter.in) {
    const wanted = filter.in.map((value, index) => read(value, `in.${index}`));
    const isChosen = (key: string) => wanted.some((value) => Number(key) >= below(value) && Number(key) <= above(value));
    drafts.push({ test: anyOf(wanted), chosen: isChosen });
  }
  if (filter.not_in?.length)
    drafts.push({ test: anyOf(filter.not_in.map((value, index) => read(value, `not_in.${index}`))), excludes: true });
  return drafts;
}

/** A quantity in the parameter's unit: numbers are SI, texts as engineers type them. */
function readQuantity(value: number | string, { unit }: AttributeEntry, path: string): number {
  if (typeof value === 'number') return value;
  const parsed = parseQuantity(value, unit);
  if (!parsed.ok) throw invalidField(path, { code: parsed.error });
  return parsed.value;
}
