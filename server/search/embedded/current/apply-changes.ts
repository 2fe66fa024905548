import type { CodeColumn, Columns } from '#server/search/embedded/columns.ts';
import { groupRows } from '#server/search/embedded/columns-rows.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { plannedNumbers } from './plan-numbers.ts';
import { plannedBreaks, plannedOwn } from './plan-prices.ts';
import { type Plan, planChanges, planned } from './plan.ts';
import type { PartNow } from './read-parts.ts';

/**
 * Columns with the changed parts (ids ascending) as they are now; those that `parts` does not have are gone. Whoever works with the old ones
 * goes on undisturbed; what no change touches is shared. Values stay of the categories that have the parts they had, but not of `categories`.
 */
export async function applyChanges(
  columns: Columns,
  changed: Int32Array,
  parts: ReadonlyMap<number, PartNow>,
  categories: Iterable<number>,
): Promise<Columns> {
  const plan = planChanges(columns, changed, parts);
  const packages = packageCodes(columns.packages, plan);
  const category = codes(plan, columns.category, (part) => part.category);
  await letOthers();
  const ids = planned(plan, columns.ids, ({ id }) => id);
  await letOthers();
  const members = category.codes === columns.category.codes ? columns : groupRows(category);
  await letOthers();
  const numbers = await plannedNumbers(plan, columns);
  const breaks = plannedBreaks(plan, columns);
  await letOthers();
  const ownBreaks = plannedOwn(plan, columns.ownBreaks);
  await letOthers();
  return {
    ...(columns.isSome ? { isSome: true } : {}),
    all: plan.isSame ? columns.all : ids.map((_id, row) => row),
    ids,
    category,
    manufacturer: codes(plan, columns.manufacturer, (part) => part.manufacturer),
    package: codes(plan, columns.package, (part) => packages.codeOf(part.package)),
    packages: packages.names,
    lifecycle: codes(plan, columns.lifecycle, (part) => part.lifecycle),
    isRohs: planned(plan, columns.isRohs, (part) => part.rohs),
    hasDatasheet: planned(plan, columns.hasDatasheet, (part) => part.datasheet),
    backorder: planned(plan, columns.backorder, (part) => part.backorder),
    available: planned(plan, columns.available, (part) => part.available),
    popularity: planned(plan, columns.popularity, (part) => part.popularity),
    createdAt: planned(plan, columns.createdAt, (part) => part.created),
    packagings: planned(plan, columns.packagings, (part) => part.packed),
    ...numbers,
    ...breaks,
    ownBreaks,
    rowsOf: members.rowsOf,
    placeInCategory: members.placeInCategory,
    values: without(columns.values, [...categories, ...otherMembers(plan, columns)]),
  };
}

function codes(plan: Plan, column: CodeColumn, codeOf: (part: PartNow) => number): CodeColumn {
  const next = planned(plan, column.codes, codeOf);
  if (next === column.codes) return column;
  return { codes: next, size: plan.placed.reduce((size, { part }) => Math.max(size, codeOf(part) + 1), column.size) };
}

/** A package that nobody had before gets the next code. */
function packageCodes(known: readonly string[], { placed }: Plan): { names: string[]; codeOf: (name: string | null) => number } {
  const byName = new Map(known.map((name, code) => [name, code]));
  for (const { part } of placed) if (part.package !== null && !byName.has(part.package)) byName.set(part.package, byName.size);
  return { names: [...byName.keys()], codeOf: (name) => (name === null ? 0 : (byName.get(name) ?? 0)) };
}

/** Categories that parts come to or leave. */
function otherMembers({ placed, gone }: Plan, { category }: Columns): number[] {
  const moved = placed.filter(({ was, part }) => was < 0 || category.codes[was] !== part.category);
  const left = [...gone, ...moved.flatMap(({ was }) => (was < 0 ? [] : [was]))];
  return [...moved.map(({ part }) => part.category), ...left.map((row) => category.codes[row] ?? 0)];
}

/** What is under way goes on for both; when it fails, either asks anew. */
function without(values: Columns['values'], categories: readonly number[]): Columns['values'] {
  const next = new Map(values);
  for (const id of categories) next.delete(id);
  for (const [id, read] of next) read.catch(() => next.get(id) === read && next.delete(id));
  return next;
}
