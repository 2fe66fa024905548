import type { Database } from './client.ts';
import { locks } from './locks.ts';

/** Does what several processes that start together must do one after the other. */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  await holding(db, locks.fill, 'select true as won from pg_advisory_lock($1)', work);
}

/** Does what no two processes may do at once; null when another one is at it. */
export function ifAlone<Result>(db: Database, lock: number, work: () => Promise<Result>): Promise<Result | null> {
  return holding(db, lock, 'select pg_try_advisory_lock($1) as won', work);
}

async function holding<Result>(db: Database, lock: number, take: string, work: () => Promise<Result>): Promise<Result | null> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  client.on('error', ignoreLoss);
  let isMine = false;
  try {
    isMine = (await client.query<{ won: boolean }>(take, [lock])).rows[0]?.won === true;
    return isMine ? await work() : null;
  } finally {
    if (isMine)
      await client.query('select pg_advisory_unlock($1)', [lock]).catch((failure: unknown) => {
        broken = failure instanceof Error ? failure : new Error('unlocking failed', { cause: failure });
      });
    client.off('error', ignoreLoss);
    // A connection that may still hold the lock is closed instead of being used again.
    client.release(broken);
  }
}

/** The statement that runs fails as well; without a listener the loss would end the process. */
function ignoreLoss(): void {}
