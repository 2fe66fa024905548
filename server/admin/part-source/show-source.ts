import { count, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { getPartSourceRuns, PartSource, SourceRun } from '#contract/api/admin/part-source.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { day } from '#contract/durations.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { partSource, partSourceRun } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { openLogin } from './source-secret.ts';

/** Runs hold what was wrong with which row; this long they help to answer questions. */
const keptDays = 30;
/** Of one place: three days of the shortest pause. */
const mostKept = 1000;

type SourceRow = typeof partSource.$inferSelect;
type RunRow = typeof partSourceRun.$inferSelect;

/** All of them by name, each with its last run; of their logins the kind alone. */
export async function listSources(deps: Pick<StoreDeps, 'signingKey'>, queries: Queries): Promise<{ list: PartSource[] }> {
  const sources = await queries.select().from(partSource).orderBy(partSource.name);
  const newest = sql`(select distinct on (source_id) id from part_source_run order by source_id, begun_at desc)`;
  const { errors: _, ...columns } = getTableColumns(partSourceRun);
  const runs = await queries.select(columns).from(partSourceRun).where(inArray(partSourceRun.id, newest));
  const last = new Map(runs.map((run) => [run.sourceId, run]));
  return { list: sources.map((row) => showSource(deps, row, last.get(row.id))) };
}

function showSource(deps: Pick<StoreDeps, 'signingKey'>, row: SourceRow, last: Omit<RunRow, 'errors'> | undefined): PartSource {
  const { id, name, place, mapping, everyMinutes, changes, newManufacturers, leaveOutFaulty, pausedAt, nextAt, failures } = row;
  return {
    id,
    name,
    place,
    mapping,
    every_minutes: everyMinutes,
    changes,
    new_manufacturers: newManufacturers,
    leave_out_faulty: leaveOutFaulty,
    login: openLogin(deps, row).kind,
    paused_at: pausedAt?.toISOString() ?? null,
    next_at: nextAt.toISOString(),
    failures,
    last_run: last ? showRun(last) : null,
  };
}

function showRun({ id, begunAt, endedAt, status, reason, detail, bytes, rows, skipped, problems }: Omit<RunRow, 'errors'>) {
  const times = { begun_at: begunAt.toISOString(), ended_at: endedAt?.toISOString() ?? null };
  return { id, ...times, status, reason, detail, bytes, rows, skipped, problems };
}

export async function readRuns(
  queries: Queries,
  query: ParsedRequestOf<typeof getPartSourceRuns>,
): Promise<ResponseOf<typeof getPartSourceRuns>> {
  const page = readPage(query);
  const its = eq(partSourceRun.sourceId, query.id);
  if ((await queries.$count(partSource, eq(partSource.id, query.id))) === 0) throw notFound();
  const [found] = await queries.select({ runs: count() }).from(partSourceRun).where(its);
  const rows = await queries
    .select()
    .from(partSourceRun)
    .where(its)
    .orderBy(desc(partSourceRun.begunAt), desc(partSourceRun.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map((row): SourceRun => ({ ...showRun(row), errors: row.errors }));
  return showPage(list, found?.runs ?? 0, page);
}

/** The last one stays, however old. */
export async function forgetOldRuns({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * day).toISOString();
  await db.execute(sql`
    delete from part_source_run where id in (
      select id from (select id, begun_at, row_number() over (partition by source_id order by begun_at desc) as place from part_source_run) run
      where place > ${mostKept} or (place > 1 and begun_at < ${before}::timestamptz))`);
}
