/** Imports that were asked for over the network. Their state lies in the database, so that any server can tell it and end it. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MessageChannel } from 'node:worker_threads';
import { createGunzip } from 'node:zlib';
import { type Job, longestImport, type PartMapping } from '#contract/api/admin/catalog.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatOf } from '#server/catalog/read-file.ts';
import { quantityKeys } from '#server/part-table/quantity-keys.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { findJob, forgetOldJobs, jobWords, saveRunning } from './import-state.ts';
import type { ImportOptions, ImportOrder } from './import.worker.ts';

/** As long as it needs; the second is there to be told that another one runs. */
const limits = { time: Infinity, memory: 1024, atOnce: 2, mostWaiting: 20 };

const importAside = workerPool<ImportOrder, 'ended' | 'refused'>(new URL('./import.worker.ts', import.meta.url), limits);

/** A file that is to be read, whatever it comes from. */
interface ImportFile {
  /** As its sender calls it. */
  name: string;
  /** Puts it where it is read from. */
  copyTo: (path: string) => Promise<void>;
}

/** Begins to read a file that was sent and gives the number to ask for; refuses beside another import. The file may not outlive the request, so it is copied first. */
export async function beginImport(
  acting: Acting,
  file: File,
  options: ImportOptions,
  mapping: PartMapping | null = null,
): Promise<{ job_id: string }> {
  const isPacked = packedName.test(file.name);
  const copyTo = (path: string) => (isPacked ? unpackTo(path, file) : pipeline(file.stream(), createWriteStream(path)));
  const { job_id } = await startImport(acting, { name: file.name.replace(packedName, ''), copyTo }, options, mapping);
  return { job_id };
}

const packedName = /\.gz$/i;

/** Throws `too_large` for what is longer than the shop takes, and `unsupported_type` for what is not packed. */
async function unpackTo(path: string, file: File): Promise<void> {
  let bytes = 0;
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      bytes += piece.length;
      done(bytes > longestImport ? new StoreError('too_large', { data: { limit: longestImport } }) : null, piece);
    },
  });
  try {
    await pipeline(file.stream(), createGunzip(), counted, createWriteStream(path));
  } catch (error) {
    // Of zlib's own errors alone: a full disk is none of the sender's.
    const isUnpacking = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isUnpacking ? new StoreError('unsupported_type', { data: { allowed: ['gz'] } }) : error;
  }
}

/** As `beginImport`; `ended` is when its state says so, too. */
export async function startImport(
  acting: Acting,
  { name, copyTo }: ImportFile,
  options: ImportOptions,
  mapping: PartMapping | null,
): Promise<{ job_id: string; ended: Promise<void> }> {
  const { deps, actor, locale, now } = acting;
  const format = formatOf(name);
  if (format === null && mapping === null)
    throw new StoreError('unsupported_type', { data: { allowed: ['csv', 'tsv', 'jsonl', 'ndjson', 'json'] } });
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  const quantities = [...quantityKeys(reference)];
  const id = randomUUID();
  await forgetOldJobs(deps.db, now);
  const folder = await mkdtemp(join(tmpdir(), 'partwright-import-'));
  const path = join(folder, `parts${extname(name).toLowerCase()}`);
  const begun = Promise.withResolvers<void>();
  const { port1: heard, port2: told } = new MessageChannel();
  heard.once('message', () => begun.resolve());
  const work = async (): Promise<void> => {
    await copyTo(path);
    const order: ImportOrder = {
      url: urlOf(deps),
      id,
      path,
      format,
      mapping,
      quantities,
      baseCurrency: deps.settings.baseCurrency,
      options,
      actor,
      name: name.slice(0, 100),
      locale: locale.key,
      begun: told,
    };
    if ((await importAside(order, [told])) === 'refused') begun.reject(new StoreError('import_running'));
    else begun.resolve();
  };
  const ended = beyondCall(work)
    .catch((error: unknown) => {
      begun.reject(error); // no news once it has begun
      if (!(error instanceof StoreError)) deps.log.error('import_failed', error, { job: id });
    })
    .finally(() => {
      heard.close();
      return rm(folder, { recursive: true, force: true });
    });
  await begun.promise;
  return { job_id: id, ended };
}

function urlOf({ db }: StoreDeps): string {
  const { connectionString } = db.$client.options;
  if (connectionString === undefined) throw new Error('The database was opened without an address');
  return connectionString;
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
  await writeAudit(db, { actor: acting.actor, action: 'catalog.import-cancel', target: id, detail: {}, at: acting.now });
  return cancelled;
}
