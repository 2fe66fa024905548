/** Imports parts beside the server's own thread, with a connection of its own: a file of any length is read, checked and written without holding anybody up. */
import type { MessagePort } from 'node:worker_threads';
import type { Job } from '#contract/api/admin-catalogue.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import { PartProblems } from '#server/catalogue/problem.ts';
import { type FileFormat, countRows, readPartFile } from '#server/catalogue/read-file.ts';
import { ensureCategories } from '#server/catalogue/seed.ts';
import { ImportRunning, writePartRows } from '#server/catalogue/write-parts.ts';
import { type Database, connect } from '#server/db/client.ts';
import { consoleLog } from '#server/log.ts';
import { serverText } from '#server/words.ts';
import { type AuditActor, writeAudit } from './audit.ts';
import { addJob, jobWords, saveRunning } from './import-state.ts';

export interface ImportOptions {
  dryRun: boolean;
  newManufacturers: boolean;
}

export interface ImportOrder {
  /** Of the database. */
  url: string;
  id: string;
  path: string;
  format: FileFormat;
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

async function run(db: Database, { id, path, format, options, actor, name, locale, begun }: ImportOrder): Promise<void> {
  const state: Job = { status: 'running', done: 0, total: 0, errors: [] };
  const end = new AbortController();
  const tell = (query = jobWords(db)) => saveRunning(query, id, state, new Date());
  const pulse = setInterval(() => {
    tell().then(
      (isWanted) => isWanted || end.abort(new Cancelled()),
      (error: unknown) => consoleLog('error').error('import_pulse_failed', error, { job: id }),
    );
  }, beat);
  try {
    await ensureCategories(db);
    const result = await writePartRows(db, readPartFile(path, format), {
      ...options,
      onBegin: async () => {
        await addJob(db, id, new Date());
        await writeAudit(db, { actor, action: 'catalogue.import', target: name, detail: { job_id: id, ...options }, at: new Date() });
        // eslint-disable-next-line unicorn/require-post-message-target-origin -- a port, no window
        begun.postMessage(null);
        state.total = await countRows(path, format);
      },
      signal: end.signal,
      onProgress: (done) => (state.done = done),
      // Kept with the rows: a job is done when they are there, and only then.
      beforeKeeping: async (bulk, { rows }) => {
        Object.assign(state, { status: 'done', done: rows, total: rows });
        if (!(await tell((words, values) => bulk.query(words, values)))) throw new Cancelled();
      },
    });
    Object.assign(state, { status: 'done', done: result.rows, total: result.rows });
  } catch (error) {
    if (error instanceof Cancelled) return;
    Object.assign(state, { status: 'failed', errors: error instanceof PartProblems ? errorsOf(error, locale) : [] });
    if (!(error instanceof PartProblems)) throw error;
  } finally {
    clearInterval(pulse);
    await tell();
  }
}

/** The database keeps neither half a character, as where a value was cut, nor NUL. */
const storable = (value: string): string => value.toWellFormed().replaceAll('\0', '\ufffd');

function errorsOf({ problems }: PartProblems, locale: LocaleKey): Job['errors'] {
  return problems.slice(0, mostErrors).map(({ line, field, code, value }) => ({
    row: line,
    field: storable(field),
    code,
    message: [serverText(locales[locale], `validation:${code}`), value && storable(value)].filter(Boolean).join(' '),
  }));
}
