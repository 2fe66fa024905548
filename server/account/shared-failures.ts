import { eq, sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import { loginFailure } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { keyedHash } from '#server/limit/keyed-hash.ts';
import { withTry } from './failure-waits.ts';
import type { LoginFailures } from './failure-waits.ts';

/** Kept in the database, for all processes together; a try counts also when nobody waits for its answer any more. */
export function sharedFailures({ db, clock, signingKey }: StoreDeps, whose: string): LoginFailures {
  const named = (key: string): string => keyedHash(signingKey, `${whose} ${key}`);
  return {
    begin: (key) => beyondCall(() => countTry(db, named(key), clock())),
    takeBack: (key) =>
      beyondCall(async () => {
        const count = sql`greatest(0, ${loginFailure.count} - 1)`;
        await db
          .update(loginFailure)
          .set({ count })
          .where(eq(loginFailure.key, named(key)));
      }),
    forget: (key) => beyondCall(async () => void (await db.delete(loginFailure).where(eq(loginFailure.key, named(key))))),
  };
}

async function countTry(db: StoreDeps['db'], key: string, now: Date): Promise<void> {
  await transact(db, async (queries) => {
    // A row to lock, so that tries at once wait for each other.
    const none = { key, count: 0, since: now, lastAt: now, waits: 0 };
    await queries.insert(loginFailure).values(none).onConflictDoNothing();
    const [known = none] = await queries.select().from(loginFailure).where(eq(loginFailure.key, key)).for('update');
    const { count, waits, since, lastAt } = withTry(
      { ...known, since: known.since.getTime(), lastAt: known.lastAt.getTime() },
      now.getTime(),
    );
    const tried = { count, waits, since: new Date(since), lastAt: new Date(lastAt) };
    await queries
      .insert(loginFailure)
      .values({ key, ...tried })
      .onConflictDoUpdate({ target: loginFailure.key, set: tried });
  });
}
