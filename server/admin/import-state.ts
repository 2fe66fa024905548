/** The state of imports, kept among the settings: one row each, changed only while the job runs. */
import { day } from '#contract/durations.ts';
import { and, eq, like, lt } from 'drizzle-orm';
import type { Job } from '#contract/api/admin/catalog.ts';
import type { Database, Queries } from '#server/db/client.ts';
import { setting } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';

export const importPrefix = 'import_job/';
/** A running job says so each second; one that is silent for longer ended with its server. */
export const longestSilence = 15_000;
const keptDays = 7;

/** Runs one statement and gives its rows: on the database, or in the transaction of the import. */
type RunWords = (words: string, values: unknown[]) => Promise<readonly object[]>;

export function jobWords(db: Database): RunWords {
  return async (words, values) => (await db.$client.query(words, values)).rows;
}

export async function addJob(queries: Queries, id: string, now: Date): Promise<void> {
  const value: Job = { status: 'running', done: 0, total: 0, errors: [] };
  await queries.insert(setting).values({ key: importPrefix + id, value, updatedAt: now });
}

/** Writes the state of a job that runs; false when it has ended meanwhile, which nothing undoes. */
export async function saveRunning(run: RunWords, id: string, job: Job, now: Date): Promise<boolean> {
  const rows = await run(`update setting set value = $2, updated_at = $3 where key = $1 and value->>'status' = 'running' returning key`, [
    importPrefix + id,
    JSON.stringify(job),
    now,
  ]);
  return rows.length > 0;
}

export async function forgetOldJobs(queries: Queries, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * day);
  await queries.delete(setting).where(and(like(setting.key, `${importPrefix}%`), lt(setting.updatedAt, before)));
}

/** A job that lost its server is marked as failed: its rows went with its connection. */
export async function findJob(db: Database, id: string, now: Date): Promise<Job> {
  const [row] = await db
    .select()
    .from(setting)
    .where(eq(setting.key, importPrefix + id));
  if (!row) throw notFound();
  // Written by `addJob` and `saveRunning`, so its shape is known.
  const job = row.value as Job;
  if (job.status !== 'running' || now.getTime() - row.updatedAt.getTime() <= longestSilence) return job;
  const failed: Job = { ...job, status: 'failed' };
  await saveRunning(jobWords(db), id, failed, now);
  return failed;
}

/** For who has kept what it says elsewhere. */
export async function dropJob(queries: Queries, id: string): Promise<void> {
  await queries.delete(setting).where(eq(setting.key, importPrefix + id));
}
