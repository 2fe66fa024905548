/** Imports parts beside the server's own thread, with a connection of its own: a file of any length is read, checked and written without holding anybody up. */
import { readFile } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import type { Job, PartMapping } from '#contract/api/admin/catalog.ts';
import { type CurrencyCode, type LocaleKey, locales } from '#contract/locale.ts';
import { isEmptyRow, type Table } from '#server/bom/file/table.ts';
import { PartProblems } from '#server/catalog/problem.ts';
import { type FileFormat, countRows, readPartFile } from '#server/catalog/read-file.ts';
import { ensureCategories } from '#server/catalog/seed.ts';
import { ImportRunning, writePartRows } from '#server/catalog/write-parts.ts';
import type { PartRow } from '#server/catalog/part-row.ts';
import { type Database, connect } from '#server/db/client.ts';
import { openLongTable } from '#server/part-table/long-table.ts';
import { rowMapper } from '#server/part-table/mapped-rows.ts';
import { openTable } from '#server/part-table/open-table.ts';
import { consoleLog } from '#server/kernel/log.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { serverText } from '#server/kernel/words.ts';
import { type AuditActor, writeAudit } from '#server/caller/audit.ts';
import { addJob, jobWords, saveRunning } from './import-state.ts';

export interface ImportOptions {
  dryRun: boolean;
  newManufacturers: boolean;
  leaveOutFaulty: boolean;
  /** Of parts that the shop has, and nothing else. */
  stockAndPrices: boolean;
}

export interface ImportOrder {
  /** Of the database. */
  url: string;
  id: string;
  path: string;
  /** Null for a table whose columns are mapped. */
  format: FileFormat | null;
  mapping: PartMapping | null;
  /** Parameters whose cells are quantities. */
  quantities: readonly string[];
  /** Of prices. */
  baseCurrency: CurrencyCode;
  options: ImportOptions;
  actor: AuditActor;
  /** As the sender calls the file. */
  name: string;
  locale: LocaleKey;
  /** Told once nothing else imports and the job can be asked for. */
  begun: MessagePort;
}

/** Milliseconds between two words of how it goes. */
const beat = 1_000;
const mostErrors = 1000;

/** Somebody ended the job; nothing was written. */
class Cancelled extends Error {}

/** `refused` beside another import. */
export default async function importParts(order: ImportOrder): Promise<'ended' | 'refused'> {
  // The job's state is written beside the transaction of the rows.
  const { db, close } = connect(order.url, 2);
  try {
    await run(db, order);
    return 'ended';
  } catch (error) {
    if (error instanceof ImportRunning) return 'refused';
    throw error;
  } finally {
    await close();
  }
}

async function run(db: Database, order: ImportOrder): Promise<void> {
  const { id, options, actor, name, locale, begun } = order;
  const state: Job = { status: 'running', done: 0, total: 0, errors: [] };
  const end = new AbortController();
  const tell = (query = jobWords(db)) => saveRunning(query, id, state, new Date());
  const beginPulse = () =>
    setInterval(() => {
      tell().then(
        (isWanted) => isWanted || end.abort(new Cancelled()),
        (error: unknown) => consoleLog('error').error('import_pulse_failed', error, { job: id }),
      );
    }, beat);
  let pulse: ReturnType<typeof beginPulse> | undefined;
  try {
    await ensureCategories(db);
    const { rows: parts, count } = openRows(order);
    const result = await writePartRows(db, parts, {
      ...options,
      drawsByName: true,
      onBegin: async () => {
        await addJob(db, id, new Date());
        await writeAudit(db, { actor, action: 'catalog.import', target: name, detail: { job_id: id, ...options }, at: new Date() });
        // Not before: a job that is not there yet would be one that nobody wants.
        pulse = beginPulse();
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a port, no window
        begun.postMessage(null);
        state.total = await count();
      },
      signal: end.signal,
      onProgress: (done) => (state.done = done),
      // Kept with the rows: a job is done when they are there, and only then.
      beforeKeeping: async (bulk, { rows, skipped, problems = [] }) => {
        Object.assign(state, { status: 'done', done: rows, total: rows, skipped, errors: errorsOf({ problems }, locale) });
        if (!(await tell((words, values) => bulk.query(words, values)))) throw new Cancelled();
      },
    });
    Object.assign(state, {
      status: 'done',
      done: result.rows,
      total: result.rows,
      skipped: result.skipped,
      errors: errorsOf({ problems: result.problems ?? [] }, locale),
    });
  } catch (error) {
    if (error instanceof Cancelled) return;
    Object.assign(state, { status: 'failed', errors: error instanceof PartProblems ? errorsOf(error, locale) : [] });
    if (!(error instanceof PartProblems)) throw error;
  } finally {
    clearInterval(pulse);
    await tell();
  }
}

/** The rows of the file, and how many there are; read when the import has begun, so that it can tell what is wrong. */
function openRows({ path, format, mapping, quantities, baseCurrency, options: { stockAndPrices: areKnown } }: ImportOrder) {
  if (mapping === null) {
    if (format === null) throw new Error('A file of no known form needs a mapping');
    return { rows: readPartFile(path, format, { areKnown }), count: () => countRows(path, format) };
  }
  let opened: ReturnType<typeof openMapped> | null = null;
  const open = () => (opened ??= openMapped(path, mapping));
  const known = { quantities: new Set(quantities), baseCurrency, areKnown };
  async function* rows(): AsyncGenerator<PartRow> {
    const map = rowMapper(mapping, known);
    for await (const row of (await open()).rows()) {
      const part = map(row);
      if (part) yield part;
    }
  }
  return { rows: rows(), count: async () => (await open()).count() };
}

/** A long text is never held whole. */
async function openMapped(path: string, mapping: PartMapping) {
  const long = await openLongTable(path);
  if (long) return { rows: long.rows, count: async () => Math.max(0, (await long.count()) - mapping.header_row) };
  const { rows } = await readTable(path, mapping);
  return { rows: () => rows, count: () => rows.filter((row) => row.row > mapping.header_row && !isEmptyRow(row)).length };
}

async function readTable(path: string, { sheet }: PartMapping): Promise<Table> {
  try {
    return openTable(await readFile(path), sheet).table;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new PartProblems([{ line: 1, field: 'file', code: 'invalid_format' }]);
  }
}

/** The database keeps neither half a character, as where a value was cut, nor NUL. */
const storable = (value: string): string => value.toWellFormed().replaceAll('\0', '\ufffd');

function errorsOf({ problems }: Pick<PartProblems, 'problems'>, locale: LocaleKey): Job['errors'] {
  return problems.slice(0, mostErrors).map(({ line, field, code, value }) => ({
    row: line,
    field: storable(field),
    code,
    message: [serverText(locales[locale], `validation:${code}`), value && storable(value)].filter(Boolean).join(' '),
  }));
}
