import { beyondCall } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import { readColumns } from './columns-rows.ts';
import type { Columns } from './columns.ts';
import { type LeafValues, readLeafValues } from './leaf-values.ts';
import type { Reference } from './reference.ts';

const known = new WeakMap<Reference, Promise<Columns>>();

/** The columns that belong to a copy of the reference data: both get old together. */
export function columnsOf(db: Database, reference: Reference): Promise<Columns> {
  const found = known.get(reference);
  if (found) return found;
  const columns = beyondCall(() => readColumns(db));
  known.set(reference, columns);
  // Whoever waits for it sees the failure; the next one asks anew.
  columns.catch(() => known.delete(reference));
  return columns;
}

/** Parameters of a leaf category's parts. */
export function valuesOf(db: Database, columns: Columns, categoryId: number): Promise<LeafValues> {
  const found = columns.values.get(categoryId);
  if (found) return found;
  const values = beyondCall(() => readLeafValues(db, columns, categoryId));
  columns.values.set(categoryId, values);
  // Whoever waits for it sees the failure; the next one asks anew.
  values.catch(() => columns.values.delete(categoryId));
  return values;
}

/** Reads for a new copy what was in use with the old one, so that no visitor waits for it. */
export async function carryOver(db: Database, from: Reference, to: Reference): Promise<void> {
  if (!known.has(from)) return;
  const old = await columnsOf(db, from);
  const fresh = await columnsOf(db, to);
  for (const categoryId of old.values.keys()) await valuesOf(db, fresh, categoryId);
}
