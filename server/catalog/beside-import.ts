import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { locks } from '#server/db/locks.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** Refuses until the transaction ends what an import that runs would undo: it decides by what it has read. */
export async function besideNoImport(queries: Queries): Promise<void> {
  const { rows } = await queries.execute<{ won: boolean }>(sql`select pg_try_advisory_xact_lock_shared(${locks.writeParts}) as won`);
  if (!rows[0]?.won) throw new StoreError('import_running');
}
