/** The one writer of parts with their offers, stock, filter values and search words. */
import type { Database } from '#server/db/client.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { type Bulk, inBulk, lookupsOf } from '#server/db/bulk.ts';
import { withBareTables } from '#server/db/bare-tables.ts';
import { locks } from '#server/db/locks.ts';
import { readReference } from '#server/search/reference-rows.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { readStoredSettings } from '#server/settings/stored-settings.ts';
import { createStaging, finishStaging, stage } from './stage-parts.ts';
import { findConflicts, mergeStaged } from './merge-parts.ts';
import type { PartRecord } from './part-record.ts';
import { partPlacer, type PlaceOptions } from './place-parts.ts';
import { PartProblems, type RowProblem } from './problem.ts';
import type { PartRow } from './part-row.ts';

export interface WriteOptions extends PlaceOptions {
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Writes the rows without problems and tells those of the others; a code or a level that the shop's own rows forbid still ends it. */
  leaveOutFaulty?: boolean;
  /** Called once this is the only one that writes parts. */
  onBegin?: () => Promise<void>;
  /** Called after each batch with the rows read so far. */
  onProgress?: (done: number) => void;
  /** Called when all rows are read and lie in the database, which has them to bring to their places. */
  onStaged?: (() => void) | undefined;
  /** Called before the rows are kept, in their transaction; what it throws keeps them from being written. */
  beforeKeeping?: (bulk: Bulk, result: WriteResult) => Promise<void>;
  /** Breaks off; nothing is written. */
  signal?: AbortSignal;
}

/** Two files at a time could each be right and wrong together. */
export class ImportRunning extends SetupError {
  constructor() {
    super('Another import is running. Nothing was written; try again when it has ended.');
  }
}

export interface WriteResult {
  rows: number;
  added: number;
  /** Parts whose own data differed; offers and stock are not counted. */
  changed: number;
  /** Rows of parts that the shop does not have, where stock and prices alone are taken. */
  skipped?: number;
  /** Of rows that were left out, the first of them. */
  problems?: readonly RowProblem[];
}

const noteEverything = `insert into catalogue_change (kind, id) values ('everything', 0) on conflict do nothing`;
/** What triggers do otherwise, which tables that are filled bare have not. */
const workOutAll = `select weigh_stock(null), note_lacks('level', null), note_lacks('price', null)`;
const filledTables = ['product', 'product_facet', 'offer', 'stock', 'stock_movement', 'stock_worth', 'product_lack'];

/** Rows that are looked up and staged together; of more at a time most outlive the collection of young garbage, which costs a first start a tenth of its processor. */
const batchSize = 1000;
/** More than anybody reads; the rest is only counted, and a file that has so many is not read to its end. */
const mostProblems = 1000;
const hopeless = 20_000;

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

/** Writes rows as they are read; a row with a problem keeps all others from being written as well. Throws `ImportRunning` beside another one. */
export async function writePartRows(
  db: Database,
  rows: Iterable<PartRow> | AsyncIterable<PartRow>,
  options: WriteOptions = {},
): Promise<WriteResult> {
  const reference = await readReference(db);
  const { trade } = await readStoredSettings(db);
  const country = trade.seller_country ?? defaultSettings.sellerCountry;
  const result: WriteResult = { rows: 0, added: 0, changed: 0 };
  try {
    await inBulk(
      db,
      async (bulk) => {
        await beAlone(bulk);
        await options.onBegin?.();
        await createStaging(bulk);
        const place = await partPlacer(bulk, lookupsOf(db), reference, options);
        const write = async (): Promise<number> => {
          await stageRows(bulk, rows, place, result, options);
          options.onStaged?.();
          // The shop's own rows are changed last, so that orders wait for them no longer than they must.
          return mergeStaged(bulk, country);
        };
        if (options.isFirstFill) await fillFirst(bulk, write);
        else result.changed = (await write()) - result.added;
        if (options.dryRun) throw new DryRun();
        await options.beforeKeeping?.(bulk, result);
      },
      options.signal,
    );
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return result;
}

/** What looks rows up is made once they are there, and followers read everything. */
async function fillFirst(bulk: Bulk, write: () => Promise<unknown>): Promise<void> {
  await withBareTables(bulk, filledTables, async () => {
    await write();
    await bulk.query(workOutAll);
  });
  await bulk.query(noteEverything);
}

async function beAlone(bulk: Bulk): Promise<void> {
  const [lock] = await bulk.query<{ won: boolean }>('select pg_try_advisory_xact_lock($1) as won', [locks.writeParts]);
  if (!lock?.won) throw new ImportRunning();
}

/** Reads everything before anything is changed; throws `PartProblems` for what is wrong anywhere in it. */
async function stageRows(
  bulk: Bulk,
  rows: Iterable<PartRow> | AsyncIterable<PartRow>,
  place: Awaited<ReturnType<typeof partPlacer>>,
  result: WriteResult,
  options: WriteOptions,
): Promise<void> {
  const { onProgress, leaveOutFaulty = false, isFirstFill = false } = options;
  const problems: RowProblem[] = [];
  let total = 0;
  const note = (found: readonly RowProblem[]): void => {
    total += found.length;
    problems.push(...found.slice(0, mostProblems - problems.length));
  };
  let staging = Promise.resolve();
  for await (const batch of inBatches(rows)) {
    // The batch before is on its way to the database meanwhile.
    const { staged, problems: found } = await place(batch);
    await staging;
    staging = stage(bulk, staged, isFirstFill);
    staging.catch(() => {}); // told where it is waited for
    note(found);
    result.rows += batch.length;
    if (options.stockAndPrices)
      result.skipped = (result.skipped ?? 0) + batch.length - staged.length - new Set(found.map(({ line }) => line)).size;
    result.added += staged.filter(({ isNew }) => isNew).length;
    onProgress?.(result.rows);
    if (total >= hopeless) throw inOrder(problems, total);
  }
  await staging;
  await finishStaging(bulk);
  const conflicts = await findConflicts(bulk);
  if (leaveOutFaulty && conflicts.length === 0) {
    result.problems = inOrder(problems, total).problems;
    return;
  }
  note(conflicts);
  if (total > 0) throw inOrder(problems, total);
}

function inOrder(problems: readonly RowProblem[], total: number): PartProblems {
  return new PartProblems(
    problems.toSorted((a, b) => a.line - b.line),
    total,
  );
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
