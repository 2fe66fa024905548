import { lifecycles, packagings } from '#contract/api/part.ts';
import type { ParameterValue } from '#server/search/part-index.ts';
import type { Predicate, Sought, Span } from '#server/search/predicate.ts';
import { type CodeColumn, type Columns, type LeafValues, type Row, rowsFor } from './columns.ts';
import { unitPriceOf } from './unit-price.ts';

export type Test = (row: Row) => boolean;

/** What tests look at. */
export interface Rows {
  columns: Columns;
  /** By leaf category, of those that are asked for. */
  values: ReadonlyMap<number, LeafValues>;
  /** The parts of each that is asked for. */
  sought: ReadonlyMap<Sought, Int32Array>;
  /** The leaf that all tested rows are in. */
  leaf: number | null;
}

type Kinds = Predicate['is'];
type Of<Kind extends Kinds> = Extract<Predicate, { is: Kind }>;

const makers: { [Kind in Kinds]: (rows: Rows, predicate: Of<Kind>) => Test } = {
  part: ({ columns }, { ids }) => partTest(columns, ids),
  sku: soughtTest,
  number: soughtTest,
  number_beginning: soughtTest,
  number_core: soughtTest,
  words: soughtTest,
  category: ({ columns }, { ids }) => hasCode(columns.category, ids),
  manufacturer: ({ columns }, { ids }) => hasCode(columns.manufacturer, ids),
  package: ({ columns }, { names }) => packageTest(columns, names),
  housed: ({ columns }, { packages }) => {
    const tests = new Map([...packages].map(([category, names]) => [category, packageTest(columns, names)]));
    const { codes } = columns.category;
    return (row) => tests.get(codes[row] ?? 0)?.(row) ?? false;
  },
  lifecycle: ({ columns }, { names }) =>
    hasCode(
      columns.lifecycle,
      names.map((name) => lifecycles.indexOf(name) + 1),
    ),
  packaging: ({ columns: { packagings: bits } }, { names }) => {
    const mask = names.reduce((total, name) => total | (1 << packagings.indexOf(name)), 0);
    return (row) => ((bits[row] ?? 0) & mask) !== 0;
  },
  available:
    ({ columns: { available } }, { pieces }) =>
    (row) =>
      (available[row] ?? 0) >= pieces,
  backorder: ({ columns }) => isSet(columns.backorder),
  rohs: ({ columns }) => isSet(columns.isRohs),
  datasheet: ({ columns }) => isSet(columns.hasDatasheet),
  priced:
    ({ columns: { breakStart } }) =>
    (row) =>
      (breakStart[row + 1] ?? 0) > (breakStart[row] ?? 0),
  price: ({ columns }, { least, most, at }) => {
    const priceOf = unitPriceOf(at, columns);
    return (row) => {
      const price = priceOf(row);
      return price >= least && price <= most;
    };
  },
  figure: (rows, { category, attribute, spans }) =>
    valueTest(rows, category, attribute, ({ low }) => low !== null && spans.some((span) => isWithin(span, low))),
  range: (rows, { category, attribute, least, most }) =>
    valueTest(rows, category, attribute, ({ low, high }) => low !== null && high !== null && low <= most && high >= least),
  option: (rows, { category, attribute, options }) => {
    const wanted = new Set(options);
    return valueTest(rows, category, attribute, ({ optionId }) => optionId !== null && wanted.has(optionId));
  },
  not: (rows, { of }) => {
    const test = testOf(rows, of);
    return (row) => !test(row);
  },
  all: (rows, { of }) => all(of.map((one) => testOf(rows, one))),
  some: (rows, { of }) => some(of.map((one) => testOf(rows, one))),
};

/** A predicate as a test of rows. A value is tested once, however many parts have it. */
export function testOf(rows: Rows, predicate: Predicate): Test {
  // The compiler does not see that maker and predicate are of the same kind.
  const make = makers[predicate.is] as (rows: Rows, predicate: Predicate) => Test;
  return make(rows, predicate);
}

export function all(tests: readonly Test[]): Test {
  const [first, ...others] = tests;
  if (!first) return () => true;
  if (others.length === 0) return first;
  const rest = all(others);
  return (row) => first(row) && rest(row);
}

function some(tests: readonly Test[]): Test {
  const [first, ...others] = tests;
  if (!first) return () => false;
  if (others.length === 0) return first;
  const rest = some(others);
  return (row) => first(row) || rest(row);
}

/** Rows that pass; a loop of our own, as the one of typed arrays calls back at twice the time. */
export function passing(rows: Int32Array, test: Test): Int32Array {
  const kept = new Int32Array(rows.length);
  let count = 0;
  for (let place = 0; place < rows.length; place += 1) {
    const row = rows[place] ?? 0;
    if (test(row)) kept[count++] = row;
  }
  return kept.slice(0, count);
}

const isSet =
  (flags: Uint8Array): Test =>
  (row) =>
    flags[row] === 1;

function hasCode({ codes, size }: CodeColumn, wanted: Iterable<number>): Test {
  const allowed = new Uint8Array(size);
  // 0 stands for parts without a value, which nobody means.
  for (const code of wanted) if (code > 0) allowed[code] = 1;
  return (row) => allowed[codes[row] ?? 0] === 1;
}

function packageTest({ package: { codes }, packages }: Columns, names: readonly (string | null)[]): Test {
  const codeOf = packageCodes(packages);
  const allowed = new Uint8Array(packages.length);
  for (const name of names) {
    const code = name === null ? 0 : codeOf.get(name);
    if (code !== undefined) allowed[code] = 1;
  }
  return (row) => allowed[codes[row] ?? 0] === 1;
}

const codesByName = new WeakMap<Columns['packages'], ReadonlyMap<string, number>>();

/** By name; made once for each list of packages, as a row of a bill asks for those of every category. */
function packageCodes(packages: Columns['packages']): ReadonlyMap<string, number> {
  // The first stands for parts without a package.
  const codes = codesByName.get(packages) ?? new Map(packages.flatMap((name, code) => (code === 0 ? [] : [[name, code] as const])));
  codesByName.set(packages, codes);
  return codes;
}

const none = new Int32Array();

const tested = new WeakMap<object, { columns: Columns; flags: Uint8Array }>();

/** Words are those of tens of thousands of parts and asked for several times in a call. */
function partTest(columns: Columns, ids: Of<'part'>['ids']): Test {
  const known = tested.get(ids);
  const flags = known?.columns === columns ? known.flags : new Uint8Array(columns.ids.length);
  if (known?.columns !== columns) {
    for (const row of rowsFor(columns, ids)) if (row >= 0) flags[row] = 1;
    tested.set(ids, { columns, flags });
  }
  return (row) => flags[row] === 1;
}

function soughtTest({ columns, sought }: Rows, predicate: Sought): Test {
  return partTest(columns, sought.get(predicate) ?? none);
}

function isWithin({ least = -Infinity, above = -Infinity, most = Infinity }: Span, figure: number): boolean {
  return figure >= least && figure <= most && (figure > above || above === -Infinity);
}

function valueTest(
  { columns, values, leaf }: Rows,
  category: number,
  attribute: number,
  isWanted: (value: ParameterValue) => boolean,
): Test {
  const column = values.get(category)?.get(attribute);
  if (!column) return () => false;
  const { codes } = column;
  const places = columns.placeInCategory;
  const kept = Uint8Array.from(column.values, (value) => Number(value !== null && isWanted(value)));
  const test: Test = (row) => kept[codes[places[row] ?? 0] ?? 0] === 1;
  if (leaf === category) return test;
  const own = columns.category.codes;
  return (row) => own[row] === category && test(row);
}
