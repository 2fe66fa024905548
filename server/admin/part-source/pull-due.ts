/** What the job does: takes the files whose time has come, one after the other. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { minute } from '#contract/durations.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { partSource, partSourceRun } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { findJob } from '#server/admin/import-state.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type Network, outside } from './network.ts';
import { PullFailure } from './pull-failure.ts';
import { type Outcome, pullSource, type SourceRow } from './pull-source.ts';
import { tellFailures } from './tell-failures.ts';

/** After an import of somebody else. */
const brief = minute;
/** Longer than a file may take to come; what still seems to run then, without an import, ended with its server. */
const lost = 15 * minute;
const mostDetail = 200;
/** Of one run; a thousand of every quarter of an hour are read by nobody. */
const mostErrors = 100;

interface Work {
  network?: Network;
  /** Whether the shop closes. */
  isStopped?: () => boolean;
}

/** Gives how many it took. */
export async function pullDue(deps: StoreDeps, { network = outside, isStopped = () => false }: Work = {}): Promise<number> {
  await endLostRuns(deps);
  const stop = new AbortController();
  const watch = setInterval(() => isStopped() && stop.abort(), 500);
  let taken = 0;
  try {
    for (let source = await takeDue(deps); source && !isStopped(); source = await takeDue(deps)) {
      taken += 1;
      // oxlint-disable-next-line no-await-in-loop -- one import runs at a time
      await runOne(deps, source, { network, stop: stop.signal });
    }
  } finally {
    clearInterval(watch);
  }
  return taken;
}

/** The next time is set at once, so that neither a crash nor a second process takes it twice. */
function takeDue({ db, clock }: StoreDeps): Promise<SourceRow | null> {
  const now = clock();
  return transact(db, async (queries) => {
    const wanted = and(lte(partSource.nextAt, now), or(isNull(partSource.pausedAt), isNotNull(partSource.askedBy)));
    const [source] = await queries
      .select()
      .from(partSource)
      .where(wanted)
      .orderBy(asc(partSource.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!source) return null;
    const nextAt = new Date(now.getTime() + source.everyMinutes * minute);
    await queries.update(partSource).set({ nextAt, askedBy: null }).where(eq(partSource.id, source.id));
    return source;
  });
}

async function runOne(deps: StoreDeps, source: SourceRow, work: { network: Network; stop: AbortSignal }): Promise<void> {
  const runId = randomUUID();
  const { db, clock, log } = deps;
  await db.insert(partSourceRun).values({ id: runId, sourceId: source.id, begunAt: clock(), status: 'running', errors: [] });
  try {
    const outcome = await pullSource(deps, source, { ...work, runId });
    await keep(deps, source, runId, columnsOf(outcome));
    log.info('source_pulled', { source: source.id, outcome: outcome.status });
  } catch (error) {
    if (error instanceof StoreError && error.code === 'import_running') return standBack(deps, source, runId);
    const { reason, detail } = error instanceof PullFailure ? error : new PullFailure('unreadable');
    await keep(deps, source, runId, { status: 'failed', reason, detail: detail?.slice(0, mostDetail) ?? null });
    if (!(error instanceof PullFailure)) throw error;
    log.warn('source_failed', { source: source.id, reason });
  }
}

type RunColumns = Partial<typeof partSourceRun.$inferInsert> & { status: 'done' | 'unchanged' | 'failed'; seen?: SourceRow['seen'] };

function columnsOf(outcome: Outcome): RunColumns {
  if (outcome.status === 'unchanged') return outcome;
  const { status, bytes, job } = outcome;
  const counts = {
    status,
    bytes,
    rows: job.done,
    skipped: job.skipped ?? null,
    problems: job.errors.length,
    errors: job.errors.slice(0, mostErrors),
  };
  if (outcome.status === 'done') return { ...counts, seen: outcome.seen };
  return { ...counts, reason: job.errors.length > 0 ? 'problems' : 'interrupted' };
}

/** What came of it, with the source's own count of failures, and a mail after the third in a row. */
async function keep(deps: StoreDeps, source: SourceRow, runId: string, { seen, ...columns }: RunColumns): Promise<void> {
  const failures = columns.status === 'failed' ? source.failures + 1 : 0;
  await transact(deps.db, async (queries) => {
    await queries
      .update(partSourceRun)
      .set({ ...columns, jobId: null, endedAt: deps.clock() })
      .where(eq(partSourceRun.id, runId));
    await queries
      .update(partSource)
      .set({ failures, ...(seen === undefined ? {} : { seen }) })
      .where(eq(partSource.id, source.id));
    if (columns.status === 'failed') await tellFailures(deps, queries, { name: source.name, failures, ...columns });
  });
}

/** Another import runs: no failure, and soon once more. */
async function standBack({ db, clock }: StoreDeps, { id, askedBy }: SourceRow, runId: string): Promise<void> {
  await db.delete(partSourceRun).where(eq(partSourceRun.id, runId));
  await db
    .update(partSource)
    .set({ nextAt: new Date(clock().getTime() + brief), ...(askedBy === null ? {} : { askedBy }) })
    .where(eq(partSource.id, id));
}

async function endLostRuns(deps: StoreDeps): Promise<void> {
  const { db, clock } = deps;
  const before = new Date(clock().getTime() - lost);
  const running = await db
    .select({ run: partSourceRun, source: partSource })
    .from(partSourceRun)
    .innerJoin(partSource, eq(partSource.id, partSourceRun.sourceId))
    .where(and(eq(partSourceRun.status, 'running'), lt(partSourceRun.begunAt, before)));
  for (const { run, source } of running) {
    // oxlint-disable-next-line no-await-in-loop -- seldom more than one
    const job = run.jobId === null ? null : await findJob(db, run.jobId, clock()).catch(() => null);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (job?.status !== 'running') await keep(deps, source, run.id, { status: 'failed', reason: 'interrupted' });
  }
}
