/** Answers that are given again when a request comes again (`docs/api.md` 1.2). */
import { day } from '#contract/durations.ts';
import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Answer } from './answer.ts';
import { hashOf } from '#server/caller/caller.ts';
import type { Database, Queries } from '#server/db/client.ts';
import { locks } from '#server/db/locks.ts';
import { isDatabaseAway } from '#server/kernel/database-trouble.ts';
import { idempotency } from '#server/db/schema.ts';
import { type Seal, openSealed, sealText } from '#server/kernel/seal.ts';
import { StoreError } from '#server/kernel/store-error.ts';

const kept = day;
/** After this a request without an answer counts as lost, though its process still runs or nobody knows. */
const longestRun = 60_000;
/** Milliseconds. */
const releasePause = 500;
const keyFormat = /^[\x21-\x7e]{1,255}$/;

/** One keyed request. Only hashes reach the table, and the answer is encrypted with the key, because it may carry an access key. */
export interface KeyedRequest {
  caller: string;
  path: string;
  key: string;
  body: Record<string, unknown>;
  now: Date;
}

/** A keyed request that runs here. */
export interface HeldRequest extends KeyedRequest {
  attempt: number;
}

export function readKey(header: string | undefined, required: boolean): string | null {
  if (header === undefined || header === '') {
    if (required) throw new StoreError('idempotency_key_required');
    return null;
  }
  if (!keyFormat.test(header)) throw new StoreError('bad_request');
  return header;
}

/** Its mark, unless another process has taken it over. */
function markOf(request: HeldRequest) {
  return and(rowOf(request), eq(idempotency.attempt, request.attempt), isNull(idempotency.status));
}

function rowOf({ caller, path, key }: KeyedRequest) {
  return and(eq(idempotency.caller, hashOf(caller)), eq(idempotency.path, path), eq(idempotency.key, hashOf(key)));
}

/** The same text for the same body, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (value instanceof File) return canonical({ name: value.name, size: value.size, type: value.type });
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join()}}`;
}

function sealOf({ caller, path, key }: KeyedRequest): Seal {
  return { secret: key, salt: `${caller} ${path}`, purpose: 'kept answer' };
}

function unseal(request: KeyedRequest, text: string): Answer {
  // Written by `keep` below and authenticated, so its shape is known.
  return JSON.parse(openSealed(sealOf(request), text)) as Answer;
}

/** Whether the process that runs a request has ended; of one that never said who it is, nobody knows. */
const hasLostHolder = sql`${idempotency.holder} is not null and not exists (select 1 from pg_locks held
  where held.locktype = 'advisory' and held.classid = ${locks.presence} and held.objid = ${idempotency.holder}::oid and held.objsubid = 2
    and held.database = (select oid from pg_database where datname = current_database()) and held.granted)`;

/** Takes the key for this request, also from a process that has ended; gives the kept answer when there is one. `holder` is this process. */
export async function begin(db: Database, request: KeyedRequest, holder: number | null): Promise<{ kept: Answer } | HeldRequest> {
  // The key, of which the table has a hash, keeps a password in the body from being guessed by its hash.
  const bodyHash = createHmac('sha256', request.key).update(canonical(request.body)).digest('hex');
  const mark = { bodyHash, createdAt: request.now, holder };
  const row = { caller: hashOf(request.caller), path: request.path, key: hashOf(request.key), ...mark };
  const ago = (milliseconds: number) => new Date(request.now.getTime() - milliseconds);
  const lost = sql`${idempotency.status} is null and (${lt(idempotency.createdAt, ago(longestRun))} or ${hasLostHolder})`;
  const [taken] = await db
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.path, idempotency.key],
      set: { ...mark, status: null, answer: null, attempt: sql`${idempotency.attempt} + 1` },
      // A body that differs is refused below, whoever began with the key.
      setWhere: sql`(${lost} and ${idempotency.bodyHash} = ${bodyHash}) or ${lt(idempotency.createdAt, ago(kept))}`,
    })
    .returning({ attempt: idempotency.attempt });
  return taken ? { ...request, attempt: taken.attempt } : { kept: await findKept(db, request, bodyHash) };
}

async function findKept(db: Database, request: KeyedRequest, bodyHash: string): Promise<Answer> {
  const [row] = await db.select().from(idempotency).where(rowOf(request));
  if (row && row.bodyHash !== bodyHash) throw new StoreError('idempotency_key_reused');
  if (row?.status === null || typeof row?.answer !== 'string') throw new StoreError('idempotency_in_progress');
  return unseal(request, row.answer);
}

/** Keeps the answer; refuses, when another process has taken the request over, so that its transaction is undone. */
export async function keep(queries: Queries, request: HeldRequest, answer: Answer): Promise<void> {
  const rows = await queries
    .update(idempotency)
    .set({ status: answer.status, answer: sealText(sealOf(request), JSON.stringify(answer)) })
    .where(markOf(request))
    .returning({ attempt: idempotency.attempt });
  if (rows.length === 0) throw new StoreError('idempotency_in_progress');
}

const releaseTries = 10;

/** Frees the key, so that a retry runs anew. Nobody waits for a database that is busy, which may be why the request failed: it is tried again later. */
export async function release(db: Database, request: HeldRequest, tries = releaseTries): Promise<void> {
  try {
    await db.delete(idempotency).where(markOf(request));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    if (tries > 1) setTimeout(() => void release(db, request, tries - 1).catch(() => {}), releasePause).unref(); // the mark ends by its age
  }
}

/** Removes answers that are no longer replayed; run it now and then. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - kept)));
}
