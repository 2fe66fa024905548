/** One run of one place: its file is fetched, compared with the last one and read in as one that was dropped on the page. */
import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Job, PartMapping } from '#contract/api/admin/catalog.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { partSourceRun, type SeenFile } from '#server/db/schema.ts';
import type { partSource } from '#server/db/schema.ts';
import { startImport } from '#server/admin/import-job.ts';
import { dropJob, findJob } from '#server/admin/import-state.ts';
import { readMappings } from '#server/part-table/named-mappings.ts';
import { fetchSource } from './fetch-source.ts';
import type { Network } from './network.ts';
import { fileNameOf } from './part-sources.ts';
import { PullFailure } from './pull-failure.ts';
import { openLogin } from './source-secret.ts';

export type SourceRow = typeof partSource.$inferSelect;

/** How a run went; `seen` is what the next one compares with. */
export type Outcome =
  | { status: 'unchanged' }
  | { status: 'done'; bytes: number; job: Job; seen: SeenFile }
  | { status: 'failed'; bytes: number; job: Job };

interface Pulling {
  network: Network;
  stop: AbortSignal;
  runId: string;
}

/** Throws `PullFailure` where there was nothing to read, and `StoreError` of code `import_running` beside another import. */
export async function pullSource(deps: StoreDeps, source: SourceRow, pulling: Pulling): Promise<Outcome> {
  const mapping = await mappingOf(deps, source);
  const used = createHash('sha256').update(JSON.stringify(mapping)).digest('hex');
  // Read otherwise than the last time, or asked for by somebody: then it is new.
  const seen = source.askedBy === null && source.seen?.mapping === used ? source.seen : null;
  const folder = await mkdtemp(join(tmpdir(), 'partwright-pull-'));
  try {
    const path = join(folder, 'file');
    const { network, stop } = pulling;
    const login = openLogin(deps, source);
    const fetched = await fetchSource({ place: source.place, login, seen, network, path, stop });
    if (fetched === null || fetched.checksum === seen?.checksum) return { status: 'unchanged' };
    const { bytes, ...marks } = fetched;
    const job = await readIn(deps, source, { mapping, path, pulling });
    return job.status === 'done' ? { status: 'done', bytes, job, seen: { ...marks, mapping: used } } : { status: 'failed', bytes, job };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function mappingOf({ db }: StoreDeps, { mapping }: SourceRow): Promise<PartMapping | null> {
  if (mapping === null) return null;
  const { list } = await readMappings(db);
  const kept = list.find(({ name }) => name === mapping);
  if (!kept) throw new PullFailure('no_mapping', mapping);
  return kept.mapping;
}

interface Reading {
  mapping: PartMapping | null;
  path: string;
  pulling: Pulling;
}

async function readIn(deps: StoreDeps, source: SourceRow, { mapping, path, pulling }: Reading): Promise<Job> {
  const { name, place, changes, newManufacturers, leaveOutFaulty, askedBy } = source;
  const acting = { ...actingOnConsole(deps), actor: { name: askedBy ?? `source ${name}`, role: null } };
  const file = { name: fileNameOf(place), copyTo: (to: string) => copyFile(path, to) };
  const options = { dryRun: false, newManufacturers, leaveOutFaulty, stockAndPrices: changes === 'stock_and_prices' };
  const { job_id, ended } = await startImport(acting, file, options, mapping);
  await deps.db.update(partSourceRun).set({ jobId: job_id }).where(eq(partSourceRun.id, pulling.runId));
  await Promise.race([ended, aborted(pulling.stop)]);
  if (pulling.stop.aborted) throw new PullFailure('interrupted');
  const job = await findJob(deps.db, job_id, deps.clock());
  // The run keeps it from here on, so that one failure is told once.
  await dropJob(deps.db, job_id);
  return job;
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
}
