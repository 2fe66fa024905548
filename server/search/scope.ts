/** What a list is of, before filters narrow it. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { readIntegers } from '#server/db/packed.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { type Columns, type Row, rowsFor } from './columns.ts';
import { columnsOf, valuesOf } from './held-columns.ts';
import type { LeafValues } from './leaf-values.ts';
import type { CategoryEntry, ManufacturerEntry, Reference } from './reference.ts';
import type { View } from './view.ts';

export interface Scope {
  columns: Columns;
  /** Within this branch of the tree; parameters can be filtered when it is a leaf. */
  category: CategoryEntry | null;
  manufacturer: ManufacturerEntry | null;
  /** Parameters of the leaf; empty above one. */
  values: LeafValues;
  rows: Int32Array;
  /** All parts of category and maker, not what a search or a list of names picks out. */
  isWhole: boolean;
  /** Comes before the usual ranking when sorted by relevance; less is better. */
  rank: ((row: Row) => number) | null;
}

export function isLeaf(category: CategoryEntry | null): category is CategoryEntry {
  return category !== null && category.children.length === 0;
}

export function findCategory(reference: Reference, slug: string): CategoryEntry {
  const found = reference.categoryBySlug.get(slug);
  if (!found) throw notFound();
  return found;
}

export function findManufacturer(reference: Reference, slug: string): ManufacturerEntry {
  const found = reference.manufacturerBySlug.get(slug);
  if (!found) throw notFound();
  return found;
}

/** All parts of a branch and a maker. */
export async function scopeOf(
  view: View,
  category: CategoryEntry | null = null,
  manufacturer: ManufacturerEntry | null = null,
): Promise<Scope> {
  const columns = await columnsOf(view);
  const values = isLeaf(category) ? await valuesOf(view.db, columns, category.id) : new Map();
  const all = category ? rowsOfFamily(columns, category) : columns.all;
  const { codes } = columns.manufacturer;
  const rows = manufacturer ? all.filter((row) => codes[row] === manufacturer.id) : all;
  return { columns, category, manufacturer, values, rows, isWhole: true, rank: null };
}

function rowsOfFamily({ rowsOf }: Columns, { family }: CategoryEntry): Int32Array {
  const lists = family.flatMap((id) => rowsOf.get(id) ?? []);
  const [first] = lists;
  if (first && lists.length === 1) return first;
  const all = new Int32Array(lists.reduce((total, list) => total + list.length, 0));
  let filled = 0;
  for (const list of lists) {
    all.set(list, filled);
    filled += list.length;
  }
  return all;
}

/** The parts of a scope that are among the given ids. */
export function narrowed(scope: Scope, ids: Int32Array): Scope {
  const { columns, category, manufacturer } = scope;
  const family = category && new Set(category.family);
  const rows = rowsFor(columns, ids).filter(
    (row) =>
      row >= 0 &&
      (!family || family.has(columns.category.codes[row] ?? 0)) &&
      (!manufacturer || columns.manufacturer.codes[row] === manufacturer.id),
  );
  const own = scope.isWhole ? rows : intersection(rows, scope.rows);
  return { ...scope, rows: own, isWhole: false };
}

/** The same scope inside one of its categories. */
export async function within(view: View, scope: Scope, category: CategoryEntry): Promise<Scope> {
  const inside = await scopeOf(view, category, scope.manufacturer);
  return scope.isWhole ? inside : { ...inside, rows: intersection(inside.rows, scope.rows), isWhole: false };
}

/** A keyword is tried in many categories of one scope. */
const sets = new WeakMap<Int32Array, ReadonlySet<number>>();

function intersection(rows: Int32Array, others: Int32Array): Int32Array {
  const wanted = sets.get(others) ?? new Set(others);
  sets.set(others, wanted);
  return rows.filter((row) => wanted.has(row));
}

/** The parts of a scope that meet a condition. */
export function meeting(scope: Scope, test: (row: Row) => boolean): Scope {
  return { ...scope, rows: scope.rows.filter((row) => test(row)), isWhole: false };
}

/** Ids that a query finds, without making a row of each. */
export async function readIds(db: Queries, query: SQL): Promise<Int32Array> {
  const { rows } = await db.execute<{ ids: Buffer | null }>(sql`select string_agg(int4send(id), '') as ids from (${query}) found`);
  return readIntegers(rows[0]?.ids ?? null);
}
