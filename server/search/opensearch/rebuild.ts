import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { locks } from '#server/db/locks.ts';
import { ifAlone } from '#server/db/one-at-a-time.ts';
import { readSeen } from '#server/search/current/read-changes.ts';
import { type ReadDocuments, readNextDocuments } from './documents.ts';
import type { EngineCalls } from './engine-call.ts';
import type { Generations } from './generations.ts';
import { batch, databaseName, sendChanges } from './send-changes.ts';
import { type Refused, type Target, writeDocuments } from './write-documents.ts';

export interface Rebuilding {
  db: Database;
  calls: EngineCalls;
  generations: Generations;
  /** Parts sent so far, and about how many there are. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Fills a new index beside the one that answers, sends what has changed meanwhile, and lets it answer. Gives the parts sent; null when
 * another process is filling one.
 */
export function rebuild(rebuilding: Rebuilding): Promise<number | null> {
  return ifAlone(rebuilding.db, locks.fillSearch, () => fillAndServe(rebuilding));
}

async function fillAndServe({ db, calls, generations, onProgress = () => {} }: Rebuilding): Promise<number> {
  // What changes from here on is sent again at the end.
  let seen = await readSeen(db);
  const index = await generations.create();
  const target = { index, isAlias: false };
  try {
    const { parts, refused } = await fill(db, calls, target, onProgress);
    for (let changed = 1; changed > 0;) {
      // oxlint-disable-next-line no-await-in-loop -- until nothing more has changed
      const sent = await sendChanges(db, calls, target, seen);
      if (sent.isLost) throw new Error('the catalog was replaced while the index was filled; start again');
      refused.push(...sent.refused);
      seen = sent.seen;
      changed = sent.parts.length;
    }
    await generations.tell(index, { seen, database: await databaseName(db), refused });
    await generations.serve(index);
    return parts;
  } catch (error) {
    await generations.remove(index).catch(() => {}); // what failed is told; the next fill removes what is left
    throw error;
  }
}

async function fill(
  db: Database,
  calls: EngineCalls,
  target: Target,
  onProgress: (done: number, total: number) => void,
): Promise<{ parts: number; refused: Refused[] }> {
  const { rows } = await db.execute<{ parts: number }>(sql`select count(*)::int as parts from product where not hidden`);
  const total = rows[0]?.parts ?? 0;
  const refused: Refused[] = [];
  let parts = 0;
  let read: Promise<ReadDocuments> = readNextDocuments(db, 0, batch);
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- batch by batch: the database reads one while the engine takes the one before
    const now = await read;
    const last = now.documents.at(-1);
    if (!last) return { parts, refused };
    read = readNextDocuments(db, last.id, batch);
    // Its failure is seen in the next round.
    read.catch(() => {});
    // oxlint-disable-next-line no-await-in-loop -- the same
    refused.push(...(await writeDocuments(calls, target, now)));
    parts += now.documents.length;
    onProgress(parts, total);
  }
}
