/** The one writer of parts with their offers, stock, filter values and search words. */
import type { Database } from '#server/db/client.ts';
import { type Bulk, inBulk } from '#server/db/bulk.ts';
import { readReference } from '#server/finding/reference-rows.ts';
import { defaultSettings } from '#server/settings.ts';
import type { GatheredPictures } from './gather-pictures.ts';
import { createStaging, stage } from './stage-parts.ts';
import { findConflicts, mergeStaged } from './merge-parts.ts';
import type { PartRecord } from './part-record.ts';
import { partPlacer } from './place-parts.ts';
import { PartProblems, type RowProblem } from './problem.ts';

/** A row of a file: a part, or what made it unreadable. */
export type PartRow = { line: number; record: PartRecord } | { line: number; problems: RowProblem[] };

export interface WriteOptions {
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Makes makers that the shop does not know from their names. */
  newManufacturers?: boolean;
  /** Pictures that rows may name; those of any other name are a problem. */
  pictures?: GatheredPictures;
  /** Called after each batch with the rows read so far. */
  onProgress?: (done: number) => void;
}

export interface WriteResult {
  rows: number;
  added: number;
  /** Parts whose own data differed; offers and stock are not counted. */
  changed: number;
}

/** Rows that go through the shop's tables together. */
const batchSize = 5000;
/** More than anybody reads; the rest is only counted. */
const mostProblems = 1000;
/** Any number that no other program on the server uses for its own lock. */
const writerLock = 728_113_902;

/** Writes parts; all of them or, with `PartProblems`, none. */
export function writeParts(db: Database, records: Iterable<PartRecord>, options: WriteOptions = {}): Promise<WriteResult> {
  return writePartRows(db, numbered(records), options);
}

function* numbered(records: Iterable<PartRecord>): Generator<PartRow> {
  let line = 0;
  for (const record of records) {
    line += 1;
    yield { line, record };
  }
}

class DryRun extends Error {}

/** Writes rows as they are read; a row with a problem keeps all others from being written as well. */
export async function writePartRows(
  db: Database,
  rows: Iterable<PartRow> | AsyncIterable<PartRow>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const reference = await readReference(db);
  const result: WriteResult = { rows: 0, added: 0, changed: 0 };
  const problems: RowProblem[] = [];
  let problemCount = 0;
  const note = (found: readonly RowProblem[]): void => {
    problemCount += found.length;
    problems.push(...found.slice(0, mostProblems - problems.length));
  };
  try {
    await inBulk(db, async (bulk) => {
      await bulk.query('select pg_advisory_xact_lock($1)', [writerLock]);
      await createStaging(bulk);
      const place = await partPlacer(bulk, reference, options);
      for await (const batch of inBatches(rows)) {
        await writeBatch(bulk, batch, place, note, result);
        options.onProgress?.(result.rows);
      }
      if (problemCount > 0)
        throw new PartProblems(
          problems.toSorted((a, b) => a.line - b.line),
          problemCount,
        );
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}

async function writeBatch(
  bulk: Bulk,
  batch: readonly PartRow[],
  place: Awaited<ReturnType<typeof partPlacer>>,
  note: (found: readonly RowProblem[]) => void,
  result: WriteResult,
): Promise<void> {
  const { staged, problems } = await place(batch);
  await stage(bulk, staged);
  const conflicts = await findConflicts(bulk);
  note([...problems, ...conflicts]);
  result.rows += batch.length;
  if (conflicts.length > 0) return;
  const written = await mergeStaged(bulk, defaultSettings.sellerCountry);
  const added = staged.filter(({ isNew }) => isNew).length;
  result.added += added;
  result.changed += written - added;
}

async function* inBatches(rows: Iterable<PartRow> | AsyncIterable<PartRow>): AsyncGenerator<PartRow[]> {
  let batch: PartRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
