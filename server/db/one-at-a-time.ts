import type { Database } from './client.ts';
import { locks } from './locks.ts';

/** Does what several processes that start together must do one after the other. */
export async function oneAtATime(db: Database, work: () => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  client.on('error', ignoreLoss);
  try {
    await client.query('select pg_advisory_lock($1)', [locks.fill]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks.fill]).catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('unlocking failed', { cause: failure });
    });
    client.off('error', ignoreLoss);
    // A connection that may still hold the lock is closed instead of being used again.
    client.release(broken);
  }
}

/** The statement that runs fails as well; without a listener the loss would end the process. */
function ignoreLoss(): void {}
