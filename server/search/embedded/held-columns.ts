import { beyondCall } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import { readColumns } from './columns-rows.ts';
import { type Columns, type LeafValues, rowOf } from './columns.ts';
import type { Changes } from '#server/search/current/read-changes.ts';
import { readParts } from './current/read-parts.ts';
import { applyChanges } from './current/apply-changes.ts';
import { readLeafValues } from './leaf-values.ts';
import { type HeldWords, noWords } from './words/held-words.ts';
import { forgetWords, renewWords } from './words/words-after.ts';

/** One state of the parts; the next one is another object, so that a call works with the same rows to its end. */
export interface Parts {
  /** Read when first asked for. */
  columns: Promise<Columns> | null;
  /** Of the newest state, for all of them: what a part says changes seldom, and is no part of what a call counts on. */
  words: HeldWords;
}

/** Nothing of them is read yet. */
export function unreadParts(columns: Promise<Columns> | null = null): Parts {
  return { columns, words: noWords() };
}

/** The columns of a state of the parts. */
export function columnsOf({ db, parts }: { db: Database; parts: Parts }): Promise<Columns> {
  if (parts.columns) return parts.columns;
  const columns = beyondCall(() => readColumns(db));
  parts.columns = columns;
  // Whoever waits for it sees the failure; the next one asks anew.
  columns.catch(() => (parts.columns = null));
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

/** The columns and the parameters of all categories, for which the first calls would wait; what fails is read by whoever asks for it. */
export async function readAhead(db: Database, parts: Parts, signal: AbortSignal): Promise<void> {
  const columns = await columnsOf({ db, parts });
  for (const categoryId of columns.rowsOf.keys()) {
    if (signal.aborted) return;
    // oxlint-disable-next-line no-await-in-loop -- one category at a time leaves the database to others
    await valuesOf(db, columns, categoryId);
  }
}

/** Beyond this share of all parts a reread costs less than the changes; few are never reread for it. */
const mostChanged = 0.25;
const fewParts = 2000;

/**
 * The state after some changes: the same one when they are of no part, or when nobody has asked for columns yet. What was in use of the
 * old state is read for the new one, so that no visitor waits for it.
 */
export async function partsAfter(db: Database, old: Parts, changes: Changes): Promise<Parts> {
  const { parts: changed, told, categories, reference, isLost } = changes;
  if (!old.columns || isLost) {
    if (isLost || changed.length > 0 || told.length > 0) forgetWords(old.words);
    if (!old.columns) return old;
  }
  if (!isLost && !reference && changed.length === 0 && categories.length === 0) {
    await renewWords(db, old.words, [...told]);
    return old;
  }
  const before = await old.columns;
  const isReread = isLost || changed.length > Math.max(fewParts, before.ids.length * mostChanged);
  // Values stand in the order of their parameter's list, which is of the reference data.
  const outdated = reference ? before.values.keys() : categories;
  const after = isReread ? await readColumns(db) : await applyChanges(before, changed, await readParts(db, changed), outdated);
  const moved = changed.filter((id) => rowOf(before, id) < 0 !== rowOf(after, id) < 0);
  await renewWords(db, old.words, [...new Set([...told, ...moved])]);
  // oxlint-disable-next-line no-await-in-loop -- one category at a time leaves the database to others
  for (const categoryId of before.values.keys()) await valuesOf(db, after, categoryId);
  return { columns: Promise.resolve(after), words: old.words };
}
