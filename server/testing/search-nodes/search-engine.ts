/** Lets the parts of a test's database be answered by OpenSearch, where `TEST_SEARCH_URL` names one (`npm run test:search`). */
import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { answerBy } from '#server/search/held-catalog.ts';
import type { PartIndex } from '#server/search/part-index.ts';
import { openSearchEngine } from '#server/search/opensearch/open-engine.ts';

/** No test depends on how quick a node is that has just started. */
const patienceMs = 60_000;
export const testSearchUrl = process.env['TEST_SEARCH_URL'] ?? null;

/** An engine with indexes of its own. `follow` sends what has changed and waits until it is found. */
export async function openTestEngine(db: Database, url: string) {
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const engine = await openSearchEngine(
    { urls: [url], caFile: null, prefix, timeoutMs: patienceMs },
    db,
    createLog(
      () => {},
      () => new Date(),
    ),
  );
  const { calls, feed, generations } = engine;
  return {
    engine,
    prefix,
    follow: async (): Promise<void> => {
      await feed.step();
      await calls.send({ method: 'POST', path: `/${generations.alias}/_refresh` });
    },
    close: async (): Promise<void> => {
      await calls.send({ method: 'DELETE', path: `/${prefix}-*` });
      await engine.close();
    },
  };
}

/** With each look at the database, the first included, the engine is told of what has changed: a test finds what it has just written. */
export async function answerByTestEngine(db: Database): Promise<() => Promise<void>> {
  if (testSearchUrl === null) return async () => {};
  const { engine, follow, close } = await openTestEngine(db, testSearchUrl);
  answerBy(db, (reference) => following(engine.openIndex(reference), follow));
  return close;
}

function following(index: PartIndex, follow: () => Promise<void>): PartIndex {
  let first: Promise<void> | null = null;
  const called = Object.entries(index).map(([name, call]: [string, (...asked: unknown[]) => Promise<unknown>]) => {
    const afterFollowing = async (...asked: unknown[]): Promise<unknown> => {
      await (first ??= follow());
      return call(...asked);
    };
    return [name, afterFollowing] as const;
  });
  // The same calls by the same names.
  const found = Object.fromEntries(called) as unknown as PartIndex;
  found.after = async () => {
    first = follow();
    await first;
    return found;
  };
  return found;
}
