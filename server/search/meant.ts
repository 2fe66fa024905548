/** What the values of a keyword mean, ready to be listed: in one category, or in several that are as likely. */
import type { ParsedFilter } from '#contract/api/part.ts';
import type { Row } from './columns.ts';
import { matchingRows } from './list.ts';
import { readConditions } from './read-conditions.ts';
import type { CategoryEntry } from './reference.ts';
import type { Scope } from './scope.ts';
import type { View } from './view.ts';

export interface Understood {
  category: CategoryEntry;
  /** Of the category; words that are no values narrow it as text. */
  scope: Scope;
  filters: ParsedFilter[];
  /** Parts found with all filters. */
  total: number;
}

/** An understanding among others. */
export interface Likely extends Understood {
  score: number;
  isNamed: boolean;
}

export interface Meant {
  /** Of the category; words that are no values narrow it as text, and so do the filters of several categories. */
  scope: Scope;
  /** Still to be applied. */
  filters: ParsedFilter[];
  /** All that was read, as parameters of the category whose parts come first. */
  read: { category: CategoryEntry; filters: ParsedFilter[] };
}

export function meantIn({ category, scope, filters }: Understood): Meant {
  return { scope: { ...scope, rank: nearestFirst(scope, filters) }, filters, read: { category, filters } };
}

const perCategory = 10;
const unavailable = 1000;

/** Parts of all categories in one scope, those of the category that is named itself and has most of them first. */
export function meantInAll(view: View, around: Scope, likely: readonly Likely[]): Meant | null {
  const ordered = likely.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.total - a.total);
  const [first] = ordered;
  if (!first) return null;
  const rows = ordered.flatMap(({ scope, filters }) => [...matchingRows(scope, readConditions(view, scope, { filters }))]);
  const { codes } = around.columns.category;
  const ranks = new Map(
    ordered.map(({ category, scope, filters }, place) => {
      const rank = nearestFirst(scope, filters);
      return [category.id, (row: Row) => rank(row) + place * perCategory];
    }),
  );
  const rank = (row: Row) => ranks.get(codes[row] ?? 0)?.(row) ?? 0;
  const scope: Scope = { ...around, rows: Int32Array.from(new Set(rows)).toSorted(), isWhole: false, rank };
  return { scope, filters: [], read: { category: first.category, filters: first.filters } };
}

/** What can be had first, of that the parts that have a rating as it was asked before those that have more. */
function nearestFirst({ columns, values, category, rank }: Scope, filters: readonly ParsedFilter[]): (row: Row) => number {
  const tests = filters.flatMap(({ key, min, max }) => {
    const attribute = category?.attributes.find((use) => use.attribute.key === key)?.attribute;
    const column = attribute && min !== undefined && max === undefined ? values.get(attribute.id) : undefined;
    if (!column) return [];
    const asked = Number(min);
    const far = Uint8Array.from(column.values, (value) => distance(value?.low ?? asked, asked));
    return [(row: Row) => far[column.codes[columns.placeInCategory[row] ?? 0] ?? 0] ?? 0];
  });
  return (row) =>
    ((columns.available[row] ?? 0) > 0 ? 0 : unavailable) + tests.reduce((sum, test) => sum + test(row), 0) + (rank?.(row) ?? 0);
}

/** 0 for what was asked, 1 for up to twice as much, then 2. */
function distance(value: number, asked: number): number {
  if (value <= asked * 1.01) return 0;
  return value <= asked * 2 ? 1 : 2;
}
