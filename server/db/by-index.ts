import { sql } from 'drizzle-orm';
import type { Database, Queries } from './client.ts';

/** Reads words by their index: for frequent ones the planner would rather read the whole table, which takes several times as long. */
export function byIndex<Found>(db: Database, read: (queries: Queries) => Promise<Found>): Promise<Found> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    return read(transaction);
  });
}
