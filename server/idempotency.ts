/** Answers that are given again when a request comes again (`docs/api.md` 1.2). */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Answer } from './answer.ts';
import { hashOf } from './caller.ts';
import type { Database, Queries } from './db/client.ts';
import { idempotency } from './db/schema.ts';
import { StoreError } from './store-error.ts';

const kept = 24 * 3_600_000;
/** After this a request without an answer counts as lost with its server. */
const longestRun = 60_000;
const keyFormat = /^[\x21-\x7e]{1,255}$/;

/** One keyed request. Only hashes reach the table, and the answer is encrypted with the key, because it may carry an access key. */
export interface KeyedRequest {
  caller: string;
  path: string;
  key: string;
  body: Record<string, unknown>;
  now: Date;
}

export function readKey(header: string | undefined, required: boolean): string | null {
  if (header === undefined || header === '') {
    if (required) throw new StoreError('idempotency_key_required');
    return null;
  }
  if (!keyFormat.test(header)) throw new StoreError('bad_request');
  return header;
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

function cipherKey({ caller, path, key }: KeyedRequest): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, `${caller} ${path}`, 'kept answer', 32));
}

function seal(request: KeyedRequest, answer: Answer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(request), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unseal(request: KeyedRequest, text: string): Answer {
  const bytes = Buffer.from(text, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', cipherKey(request), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  // Written by `seal` above and authenticated, so its shape is known.
  return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8')) as Answer;
}

/** Takes the key for this request; gives the kept answer when there is one. */
export async function begin(db: Database, request: KeyedRequest): Promise<Answer | null> {
  // The key, of which the table has a hash, keeps a password in the body from being guessed by its hash.
  const bodyHash = createHmac('sha256', request.key).update(canonical(request.body)).digest('hex');
  const row = { caller: hashOf(request.caller), path: request.path, key: hashOf(request.key), bodyHash, createdAt: request.now };
  const ago = (milliseconds: number) => new Date(request.now.getTime() - milliseconds);
  const lost = sql`${idempotency.status} is null and ${lt(idempotency.createdAt, ago(longestRun))}`;
  const taken = await db
    .insert(idempotency)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotency.caller, idempotency.path, idempotency.key],
      set: { bodyHash, createdAt: request.now, status: null, answer: null },
      setWhere: sql`(${lost}) or ${lt(idempotency.createdAt, ago(kept))}`,
    })
    .returning({ key: idempotency.key });
  if (taken.length > 0) return null;
  return findKept(db, request, bodyHash);
}

async function findKept(db: Database, request: KeyedRequest, bodyHash: string): Promise<Answer> {
  const [row] = await db.select().from(idempotency).where(rowOf(request));
  if (row && row.bodyHash !== bodyHash) throw new StoreError('idempotency_key_reused');
  if (row?.status === null || typeof row?.answer !== 'string') throw new StoreError('idempotency_in_progress');
  return unseal(request, row.answer);
}

export async function keep(queries: Queries, request: KeyedRequest, answer: Answer): Promise<void> {
  await queries
    .update(idempotency)
    .set({ status: answer.status, answer: seal(request, answer) })
    .where(rowOf(request));
}

/** Frees the key, so that a retry runs anew. */
export async function release(db: Database, request: KeyedRequest): Promise<void> {
  await db.delete(idempotency).where(and(rowOf(request), isNull(idempotency.status)));
}

/** Removes answers that are no longer replayed; run it now and then. */
export async function forgetOldAnswers(db: Database, now: Date): Promise<void> {
  await db.delete(idempotency).where(lt(idempotency.createdAt, new Date(now.getTime() - kept)));
}
