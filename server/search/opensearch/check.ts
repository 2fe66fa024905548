import * as z from 'zod/mini';
import type { Database } from '#server/db/client.ts';
import { hashOf } from '#server/kernel/hash-of.ts';
import { readNextDocuments } from './documents.ts';
import type { Dsl, EngineCalls } from './engine-call.ts';

export interface Checked {
  /** Parts in the database. */
  parts: number;
  /** Ids of those that the index lacks, has otherwise, or has too many. */
  different: number[];
}

const batch = 1000;
const slowTimeoutMs = 60_000;

/** Compares all that the index holds with the database, a range of ids after the other, by checksums of whole documents. */
export async function compareParts(db: Database, calls: EngineCalls, index: string): Promise<Checked> {
  await calls.send({ method: 'POST', path: `/${index}/_refresh`, timeoutMs: slowTimeoutMs });
  const different: number[] = [];
  let parts = 0;
  let after = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- range by range
    const { documents } = await readNextDocuments(db, after, batch);
    const last = documents.at(-1)?.id ?? Number.MAX_SAFE_INTEGER;
    // oxlint-disable-next-line no-await-in-loop -- the same
    const held = await readHeld(calls, index, after, documents.length < batch ? 2 ** 31 - 1 : last);
    for (const { id, document } of documents) {
      if (held.get(id) !== checksum(document)) different.push(id);
      held.delete(id);
    }
    different.push(...held.keys());
    parts += documents.length;
    if (documents.length < batch) return { parts, different };
    after = last;
  }
}

const page = z.object({ hits: z.object({ hits: z.array(z.object({ _id: z.string(), _source: z.record(z.string(), z.unknown()) })) }) });

/** Checksums of the documents of a range of ids: after the first, up to the last. */
async function readHeld({ send }: EngineCalls, index: string, after: number, last: number): Promise<Map<number, string>> {
  const held = new Map<number, string>();
  const atOnce = batch * 2;
  for (let from = after; ;) {
    const body: Dsl = { size: atOnce, sort: [{ id: 'asc' }], query: { range: { id: { gt: from, lte: last } } } };
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const answer = await send({ method: 'POST', path: `/${index}/_search`, body, timeoutMs: slowTimeoutMs });
    const { hits } = page.parse(answer.body).hits;
    for (const { _id: id, _source: document } of hits) held.set(Number(id), checksum(document));
    if (hits.length < atOnce) return held;
    from = Math.max(...held.keys());
  }
}

/** Whatever the order of its fields. */
function checksum(document: Dsl | null): string {
  const fields = Object.entries(document ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashOf(JSON.stringify(fields));
}
