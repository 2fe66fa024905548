/** Imports that were asked for over the network. Their state lies in the database, so that any server can tell it. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { and, eq, like, lt } from 'drizzle-orm';
import type { Job } from '#contract/api/admin-catalogue.ts';
import type { StoreDeps } from '#server/call.ts';
import { PartProblems } from '#server/catalogue/problem.ts';
import { type FileFormat, formatOf, readPartFile } from '#server/catalogue/read-file.ts';
import { ensureCategories } from '#server/catalogue/seed.ts';
import { writePartRows } from '#server/catalogue/write-parts.ts';
import { setting } from '#server/db/schema.ts';
import { StoreError, notFound } from '#server/store-error.ts';
import { serverText } from '#server/words.ts';
import type { Acting } from './acting.ts';
import { writeAudit } from './audit.ts';

const prefix = 'import_job/';
/** A running job says so at least this often; one that is silent for longer ended with its server. */
const silence = 120_000;
const beat = 2_000;
const keptDays = 7;
const mostErrors = 1000;

interface Options {
  dryRun: boolean;
  newManufacturers: boolean;
}

/** Begins to read a file and gives the number to ask for. The file may not outlive the request, so it is copied first. */
export async function beginImport(acting: Acting, file: File, options: Options): Promise<{ job_id: string }> {
  const { deps, actor, now } = acting;
  const format = formatOf(file.name);
  if (format === null) throw new StoreError('unsupported_type', { data: { allowed: ['csv', 'tsv', 'jsonl', 'ndjson', 'json'] } });
  const id = randomUUID();
  await forgetOld(deps, now);
  await save(deps, id, { status: 'queued', done: 0, total: 0, errors: [] });
  await writeAudit(deps.db, {
    actor,
    action: 'catalogue.import',
    target: file.name.slice(0, 100),
    detail: { job_id: id, ...options },
    at: now,
  });
  const folder = await mkdtemp(join(tmpdir(), 'partwright-import-'));
  const path = join(folder, `parts${extname(file.name).toLowerCase()}`);
  await writeFile(path, new Uint8Array(await file.arrayBuffer()));
  void run(acting, id, path, format, options)
    .catch((error: unknown) => deps.log.error('import_failed', error, { job: id }))
    .finally(() => rm(folder, { recursive: true, force: true }));
  return { job_id: id };
}

async function run({ deps, locale }: Acting, id: string, path: string, format: FileFormat, options: Options): Promise<void> {
  const state: Job = { status: 'running', done: 0, total: 0, errors: [] };
  const missed = (error: unknown) => deps.log.error('import_pulse_failed', error, { job: id });
  const pulse = setInterval(() => void save(deps, id, state).catch(missed), beat);
  try {
    await save(deps, id, state);
    await ensureCategories(deps.db);
    const result = await writePartRows(deps.db, readPartFile(path, format), { ...options, onProgress: (done) => (state.done = done) });
    Object.assign(state, { status: 'done', done: result.rows, total: result.rows });
  } catch (error) {
    state.status = 'failed';
    if (!(error instanceof PartProblems)) throw error;
    state.errors = error.problems.slice(0, mostErrors).map(({ line, field, code, value }) => ({
      row: line,
      field,
      code,
      message: [serverText(locale, `validation:${code}`), value].filter(Boolean).join(' '),
    }));
  } finally {
    clearInterval(pulse);
    await save(deps, id, state);
  }
}

async function save({ db, clock }: StoreDeps, id: string, value: Job): Promise<void> {
  const row = { key: prefix + id, value, updatedAt: clock() };
  await db.insert(setting).values(row).onConflictDoUpdate({ target: setting.key, set: row });
}

async function forgetOld({ db }: StoreDeps, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await db.delete(setting).where(and(like(setting.key, `${prefix}%`), lt(setting.updatedAt, before)));
}

export async function readJob({ db }: StoreDeps, id: string, now: Date): Promise<Job> {
  const [row] = await db
    .select()
    .from(setting)
    .where(eq(setting.key, prefix + id));
  if (!row) throw notFound();
  // Written by `save` above, so its shape is known.
  const job = row.value as Job;
  const isLost = (job.status === 'running' || job.status === 'queued') && now.getTime() - row.updatedAt.getTime() > silence;
  return isLost ? { ...job, status: 'failed' } : job;
}
