/** Makes part numbers and parameters of a series from its rule or table (`data/README.md`). */
import type { Packaging } from '#contract/api/part.ts';
import { encode } from './codecs.ts';
import type { FactValue, FactValues, Series, SeriesValues } from './facts.ts';
import { preferredValues } from './preferred-values.ts';

export interface SeriesMember {
  mpn: string;
  /** With `package` and `packageId` among them. */
  attributes: Record<string, FactValue>;
  /** Pieces of a pack are null where the maker's figure is not known. */
  packagings: { kind: Packaging; quantity: number | null }[];
}

/** Axis -> its code. */
type Choice = Record<string, string>;
interface CodedValue {
  code: string;
  si: string;
}

/** All members in the order of the series; a part number that two rows make is listed once. */
export function expandSeries(series: Series): SeriesMember[] {
  const members = new Map<string, SeriesMember>();
  for (const member of series.table ? fromTable(series, series.table) : fromRule(series)) {
    if (!members.has(member.mpn)) members.set(member.mpn, member);
  }
  return [...members.values()];
}

function* fromTable(series: Series, { columns, rows }: NonNullable<Series['table']>): Generator<SeriesMember> {
  for (const row of rows) {
    const values: FactValues = Object.fromEntries(columns.map((column, place) => [column, row[place] ?? null]));
    const { mpn, ...attributes } = values;
    yield { mpn: String(mpn), attributes: merged([series.constants, known(attributes)]), packagings: packagingsOf(series, {}) };
  }
}

/** An empty cell says nothing; it does not take a constant away. */
function known(values: FactValues): FactValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

function* fromRule(series: Series): Generator<SeriesMember> {
  const { template = '', axes = {}, rows = [], value, also = {}, constants } = series;
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name in axes);
  for (const { use = {}, values, set = {} } of rows) {
    const coded: (CodedValue | null)[] = value && values ? codedValues(values, value.codec) : [null];
    for (const choice of choices(names, axes, use)) {
      const base = [constants, ...names.map((name) => axes[name]?.[choice[name] ?? ''] ?? {}), set];
      for (const one of coded) {
        const own = one && value ? [{ [value.attribute]: Number(one.si) }, also[one.code] ?? {}] : [];
        yield {
          mpn: template.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'value' ? (one?.code ?? '') : (choice[name] ?? ''))),
          attributes: merged([...base, ...own]),
          packagings: packagingsOf(series, choice),
        };
      }
    }
  }
}

function codedValues({ grid, from, to, list = [], codes, codec }: SeriesValues, usual: string): CodedValue[] {
  if (codes) return codes.map(([code, si]) => ({ code, si }));
  const onGrid = grid !== undefined && from !== undefined && to !== undefined ? preferredValues(grid, from, to) : [];
  return [...onGrid, ...list].map((si) => ({ code: encode(codec ?? usual, si), si }));
}

function choices(names: readonly string[], axes: NonNullable<Series['axes']>, use: Record<string, string[]>): Choice[] {
  let found: Choice[] = [{}];
  for (const name of names) {
    const codes = use[name] ?? Object.keys(axes[name] ?? {});
    found = found.flatMap((choice) => codes.map((code) => ({ ...choice, [name]: code })));
  }
  return found;
}

/** Later values win; null takes one away. */
function merged(layers: readonly FactValues[]): Record<string, FactValue> {
  const result: Record<string, FactValue> = {};
  for (const [key, value] of layers.flatMap((layer) => Object.entries(layer))) {
    if (value === null) delete result[key];
    else result[key] = value;
  }
  return result;
}

/** Quantities per code of an axis also say which codes are packed that way at all. */
function packagingsOf({ packagings }: Series, choice: Choice): SeriesMember['packagings'] {
  return packagings.flatMap(({ kind, by, quantity }) => {
    if (quantity === undefined || typeof quantity === 'number') return [{ kind, quantity: quantity ?? null }];
    const own = quantity[choice[by ?? ''] ?? ''];
    return own === undefined ? [] : [{ kind, quantity: own }];
  });
}
