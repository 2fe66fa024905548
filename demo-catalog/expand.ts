/** The parts of the demo catalog: those listed one by one and those that series make. */
import { type AdditionIndex, indexAdditions, isRohsStated, withAdditions } from './additions.ts';
import type { Lifecycle } from '#contract/api/part.ts';
import { type DatasheetIndex, datasheetOf, indexDatasheets } from './datasheets.ts';
import { type FactValue, type FactValues, type ListedPart, type Series, readDrawings, readListedParts, readSeries } from './facts.ts';
import { indexLifecycles, type LifecycleIndex, lifecycleOf } from './lifecycles.ts';
import { type SharedFactIndex, indexSharedFacts, withSharedFacts } from './shared-facts.ts';
import { type PartOutlineIndex, indexPartOutlines, partOutlineOf } from './part-outlines.ts';
import { type PinoutIndex, type StatedPinout, indexPinouts, pinoutOf } from './pinouts.ts';
import { type SeriesMember, expandSeries } from './expand-series.ts';

/** What is known of a part; prices and stock are no facts. */
export interface FactPart {
  manufacturer: string;
  mpn: string;
  category: string;
  series: string | null;
  package: string | null;
  packageId: string | null;
  rohs: 'compliant' | 'unknown';
  lifecycle: Lifecycle;
  /** English, where the parameters do not say it all. */
  description: string | null;
  attributes: Record<string, FactValue>;
  /** Address at the maker's. */
  datasheet: string | null;
  pins: StatedPinout | null;
  packagings: SeriesMember['packagings'];
  /** An example of its series, or listed by itself. */
  wellKnown: boolean;
}

interface Known {
  datasheets: DatasheetIndex;
  additions: AdditionIndex;
  shared: SharedFactIndex;
  lifecycles: LifecycleIndex;
  pinouts: PinoutIndex;
  /** Name of a package -> the outline that it has. */
  outlines: ReadonlyMap<string, string>;
  partOutlines: PartOutlineIndex;
}

/** All parts in a lasting order, or a spread of about `limit` of them over all categories and series. */
export function expandCatalog(limit = Infinity): FactPart[] {
  const known: Known = {
    datasheets: indexDatasheets(),
    additions: indexAdditions(),
    shared: indexSharedFacts(),
    lifecycles: indexLifecycles(),
    pinouts: indexPinouts(),
    outlines: new Map(readDrawings().flatMap(({ id, names = [] }) => names.map((name) => [name, id] as const))),
    partOutlines: indexPartOutlines(),
  };
  const sure = readSeries().filter(({ confidence }) => confidence === 'high');
  // A small shop has room for some of each kind, not for all that is asked for by number.
  const isWhole = (one: Series) => limit >= roomForAll && isOfExamples(one);
  const [whole, some] = [sure.filter(isWhole), sure.filter((one) => !isWhole(one))];
  const listed = [...readListedParts().map((part) => fromListed(part, known)), ...whole.flatMap((one) => fromSeries(one, known))];
  const series = [...Map.groupBy(some, groupOf).values()].map((parts) => parts.flatMap((one) => fromSeries(one, known)));
  const seen = new Set<string>();
  const [uniqueListed = [], ...uniqueSeries] = [listed, ...series].map((parts) => parts.filter((part) => isFirst(seen, part)));
  const listedCount = Math.min(uniqueListed.length, Math.ceil(limit / 2));
  const counts = shares(
    uniqueSeries.map((parts) => parts.length),
    limit - listedCount,
  );
  return [...spreadOver(uniqueListed, listedCount), ...uniqueSeries.flatMap((parts, place) => spreadOver(parts, counts[place] ?? 0))];
}

/** Parts of no range of their maker share one place in a small shop with all such of their category: else they would leave none to the ranges. */
function groupOf({ manufacturer, category, name }: Series): string {
  return name === '' ? category : `${manufacturer} ${category} ${name}`;
}

const roomForAll = 10_000;

/** A table of nothing but examples, of which a shop lacks none. */
function isOfExamples({ table, examples }: Series): boolean {
  return table !== undefined && table.rows.length === examples.length;
}

/** Shares of `limit` in proportion to the sizes: each series gets one at least while the limit lasts, the largest what rounding leaves. */
function shares(sizes: readonly number[], limit: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (limit >= total) return [...sizes];
  const counts = sizes.map((size, place) => (place < limit ? Math.max(1, Math.floor((size * limit) / total)) : 0));
  let over = counts.reduce((sum, count) => sum + count, 0) - limit;
  for (const place of sizes.map((_, index) => index).toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))) {
    const count = counts[place] ?? 0;
    const kept = Math.min(sizes[place] ?? 0, Math.max(1, count - over));
    over -= count - kept;
    counts[place] = kept;
  }
  return counts;
}

function isFirst(seen: Set<string>, { manufacturer, mpn }: FactPart): boolean {
  const identity = `${manufacturer} ${mpn}`;
  const isNew = !seen.has(identity);
  seen.add(identity);
  return isNew;
}

/** `count` parts at even distances, examples first. */
function spreadOver(parts: readonly FactPart[], count: number): FactPart[] {
  if (count >= parts.length) return [...parts];
  const examples = parts.filter(({ wellKnown }) => wellKnown);
  const first = examples.length < parts.length ? examples.slice(0, count) : [];
  const others = parts.filter((part) => !first.includes(part));
  const missing = count - first.length;
  return [
    ...first,
    ...Array.from({ length: missing }, (_, place) => others[Math.floor((place * others.length) / missing)]).filter(
      (part) => part !== undefined,
    ),
  ];
}

/** The listed description repeats the parameters, except for parts whose parameters are few. */
function fromListed(part: ListedPart, { datasheets, additions, shared, lifecycles, pinouts, outlines, partOutlines }: Known): FactPart {
  const { manufacturer, mpn, category, package: packageName, packageId, description, attributes, rohs } = part;
  const identity = { manufacturer, mpn, seriesId: null };
  return {
    manufacturer,
    mpn,
    category,
    series: null,
    package: packageName ?? null,
    packageId: packageId ?? partOutlineOf(partOutlines, identity) ?? outlines.get(packageName ?? '') ?? null,
    rohs: isRohsStated(additions, identity) ? 'compliant' : rohs,
    lifecycle: lifecycleOf(lifecycles, identity),
    description: category === 'dev-boards' ? description : null,
    attributes: withSharedFacts(shared, identity, withAdditions(additions, identity, withoutNulls(attributes))),
    datasheet: datasheetOf(datasheets, identity),
    pins: pinoutOf(pinouts, identity),
    packagings: [],
    wellKnown: true,
  };
}

function withoutNulls(values: FactValues): Record<string, FactValue> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, value]])));
}

/** Of a table that holds several series by name, the one that the part's number names. */
function nameOf({ name }: Series, mpn: string): string | null {
  const names = name.split(', ').map((one) => one.replace(/ …$/, ''));
  if (names.length > 1) return names.find((one) => mpn.includes(one)) ?? null;
  return name === '' ? null : name;
}

function fromSeries(series: Series, { datasheets, additions, shared, lifecycles, pinouts, outlines, partOutlines }: Known): FactPart[] {
  const examples = new Set(series.examples.map(({ mpn }) => mpn));
  const { manufacturer, category, id: seriesId } = series;
  return expandSeries(series).map(({ mpn, attributes: { package: packageName, packageId, series: own, ...attributes }, packagings }) => {
    const identity = { manufacturer, mpn, seriesId };
    return {
      manufacturer,
      mpn,
      category,
      series: typeof own === 'string' ? own : nameOf(series, mpn),
      package: typeof packageName === 'string' ? packageName : null,
      packageId:
        typeof packageId === 'string'
          ? packageId
          : (partOutlineOf(partOutlines, identity) ?? (typeof packageName === 'string' ? (outlines.get(packageName) ?? null) : null)),
      rohs: isRohsStated(additions, identity) ? 'compliant' : 'unknown',
      lifecycle: lifecycleOf(lifecycles, identity),
      description: null,
      attributes: withSharedFacts(shared, identity, withAdditions(additions, identity, attributes)),
      datasheet: datasheetOf(datasheets, identity),
      pins: pinoutOf(pinouts, identity),
      packagings,
      wellKnown: examples.has(mpn),
    };
  });
}
