import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/kernel/log.ts';

/** More than so many visible parts are work for a search engine (`docs/performance.md`). */
const manyParts = 250_000;
/** What a part takes of a process's memory, its parameters included (`docs/performance.md`). */
const bytesOfPart = 235;

/** Says in the log what a catalog costs that is large for the memory of each process, and what would hold it instead. */
export async function tellManyParts(db: Database, log: Log, most = manyParts): Promise<void> {
  const { rows } = await db.execute<{ parts: number }>(sql`select count(*)::int as parts from product where not hidden`);
  const parts = rows[0]?.parts ?? 0;
  if (parts <= most) return;
  log.warn('many_parts', {
    parts,
    memory_mib: Math.ceil((parts * bytesOfPart) / 2 ** 20),
    advice: 'every store process holds all of them in memory and looks through them for each list; set SEARCH_URL to have OpenSearch do it',
  });
}
