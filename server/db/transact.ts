import type { Database, Queries } from './client.ts';
import { isLostRace } from '#server/kernel/database-trouble.ts';

const tries = 3;

/** Runs a transaction at READ COMMITTED; one that lost against another runs again, three times at most (`docs/api.md` 7.4). */
export async function transact<Result>(db: Database, run: (queries: Queries) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt > tries || !isLostRace(error)) throw error;
    }
  }
}
