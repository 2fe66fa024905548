/** Imports that were asked for over the network. Their state lies in the database, so that any server can tell it and end it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Job } from '#contract/api/admin-catalogue.ts';
import type { StoreDeps } from '#server/call.ts';
import { PartProblems } from '#server/catalogue/problem.ts';
import { type FileFormat, formatOf, readPartFile } from '#server/catalogue/read-file.ts';
import { ensureCategories } from '#server/catalogue/seed.ts';
import { ImportRunning, writePartRows } from '#server/catalogue/write-parts.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import { StoreError } from '#server/store-error.ts';
import { serverText } from '#server/words.ts';
import type { Acting } from './acting.ts';
import { writeAudit } from './audit.ts';
import { addJob, findJob, forgetOldJobs, jobWords, saveRunning } from './import-state.ts';

const beat = 1_000;
const mostErrors = 1000;

interface Options {
  dryRun: boolean;
  newManufacturers: boolean;
}

interface Work {
  id: string;
  path: string;
  format: FileFormat;
  options: Options;
  /** Called once nothing else imports. */
  onBegin: () => Promise<void>;
}

/** Somebody ended the job; nothing was written. */
class Cancelled extends Error {}

/** Begins to read a file and gives the number to ask for; refuses beside another import. The file may not outlive the request, so it is copied first. */
export async function beginImport(acting: Acting, file: File, options: Options): Promise<{ job_id: string }> {
  const { deps, actor, now } = acting;
  const format = formatOf(file.name);
  if (format === null) throw new StoreError('unsupported_type', { data: { allowed: ['csv', 'tsv', 'jsonl', 'ndjson', 'json'] } });
  const id = randomUUID();
  await forgetOldJobs(deps.db, now);
  const folder = await mkdtemp(join(tmpdir(), 'partwright-import-'));
  const path = join(folder, `parts${extname(file.name).toLowerCase()}`);
  const begun = Promise.withResolvers<void>();
  const onBegin = async (): Promise<void> => {
    await addJob(deps.db, id, now);
    const detail = { job_id: id, ...options };
    await writeAudit(deps.db, { actor, action: 'catalogue.import', target: file.name.slice(0, 100), detail, at: now });
    begun.resolve();
  };
  const work = async (): Promise<void> => {
    await writeFile(path, new Uint8Array(await file.arrayBuffer()));
    await run(acting, { id, path, format, options, onBegin });
  };
  void beyondCall(work)
    .catch((error: unknown) => {
      begun.reject(error); // no news once it has begun
      if (!(error instanceof ImportRunning)) deps.log.error('import_failed', error, { job: id });
    })
    .finally(() => rm(folder, { recursive: true, force: true }));
  await begun.promise.catch((error: unknown) => {
    throw error instanceof ImportRunning ? new StoreError('import_running') : error;
  });
  return { job_id: id };
}

async function run({ deps, locale }: Acting, { id, path, format, options, onBegin }: Work): Promise<void> {
  const { db, clock } = deps;
  const state: Job = { status: 'running', done: 0, total: 0, errors: [] };
  const end = new AbortController();
  const tell = (query = jobWords(db)) => saveRunning(query, id, state, clock());
  const pulse = setInterval(() => {
    tell().then(
      (isWanted) => isWanted || end.abort(new Cancelled()),
      (error: unknown) => deps.log.error('import_pulse_failed', error, { job: id }),
    );
  }, beat);
  try {
    await ensureCategories(db);
    const result = await writePartRows(db, readPartFile(path, format), {
      ...options,
      onBegin,
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
    Object.assign(state, { status: 'failed', total: 0, errors: error instanceof PartProblems ? errorsOf(error, locale) : [] });
    if (!(error instanceof PartProblems)) throw error;
  } finally {
    clearInterval(pulse);
    await tell();
  }
}

function errorsOf({ problems }: PartProblems, locale: Acting['locale']): Job['errors'] {
  return problems.slice(0, mostErrors).map(({ line, field, code, value }) => ({
    row: line,
    field,
    code,
    message: [serverText(locale, `validation:${code}`), value].filter(Boolean).join(' '),
  }));
}

/** How an import goes. */
export function readJob({ db }: StoreDeps, id: string, now: Date): Promise<Job> {
  return findJob(db, id, now);
}

/** Ends an import that runs, on whichever server; its rows can no longer be kept from the moment of the answer. */
export async function cancelJob(acting: Acting, id: string): Promise<Job> {
  const { db } = acting.deps;
  const job = await findJob(db, id, acting.now);
  const cancelled: Job = { ...job, status: 'cancelled' };
  if (!(await saveRunning(jobWords(db), id, cancelled, acting.now))) {
    const { status } = await findJob(db, id, acting.now);
    throw new StoreError('state_conflict', { data: { status, allowed: [] } });
  }
  await writeAudit(db, { actor: acting.actor, action: 'catalogue.import-cancel', target: id, detail: {}, at: acting.now });
  return cancelled;
}
