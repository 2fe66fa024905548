/** Three nodes of which one is killed, and stores of which the leader is (`docs/operate.md`, search engine). */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { productList, searchProduct } from '#contract/api/catalog.ts';
import { connect } from '#server/db/client.ts';
import { createLog } from '#server/kernel/log.ts';
import { answerBy } from '#server/search/held-catalog.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { resistors } from '#server/testing/list-parts.ts';
import { changeAtRandom } from '#server/testing/many-changes.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { hasSearchNodes, openSearchCluster, type SearchCluster } from '#server/testing/search-nodes/search-cluster.ts';
import { startStoreProcess, type StoreProcess } from '#server/testing/store-process.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { compareParts } from './check.ts';
import { EngineAway } from './engine-away.ts';
import { openSearchEngine, type SearchEngine } from './open-engine.ts';
import { rebuild } from './rebuild.ts';

const patience = { timeout: 300_000, interval: 500 };
const long = 900_000;
const keywords = ['R0', 'yageo resistor', 'murata', '1k resistor', 'LM358', 'chip resistor 0603', 'zzz nothing', 'op amp'];

const isLeading = async (one: StoreProcess) => (await one.metrics()).includes('partwright_leader 1');

describe.skipIf(!hasSearchNodes)('a cluster of three nodes (npm run test:search)', () => {
  let cluster: SearchCluster;
  let store: TestStore;
  let engine: SearchEngine;

  beforeAll(async () => {
    cluster = await openSearchCluster();
    const database = await openTestDatabase();
    const log = createLog(
      () => {},
      () => new Date(),
    );
    engine = await openSearchEngine({ urls: cluster.urls, caFile: null, prefix: 'cluster', timeoutMs: 60_000 }, database.db, log);
    store = await openTestStore({ database, isEngineChosen: true, settings: { catalogMaxAgeMs: 3_600_000 } });
    answerBy(database.db, engine.openIndex);
    const copies = Array.from({ length: 40 }, (_, copy) => resistors.map((part) => ({ ...part, mpn: `${part.mpn}-${copy}` })));
    await seedParts(store.db, [...testParts, ...copies.flat()]);
    await engine.feed.step();
    await cluster.until('green', 3);
  }, long);
  afterAll(async () => {
    await engine?.close();
    await store?.close();
    await cluster?.close();
  });

  const index = async (): Promise<string> => (await engine.generations.current()) ?? '';
  const differences = async () => (await compareParts(store.db, engine.calls, await index())).different;

  /** What a visitor sees; null where they are told to come again. */
  async function see(turn: number): Promise<string | null> {
    const isList = turn % 4 === 0;
    const body = isList ? { category_web_url: 'chip-resistors', page: 1 + (turn % 20) } : { keyword: keywords[turn % keywords.length] };
    const answer = await store.request(`/api/store/common/${isList ? 'product-list' : 'search-product'}`, body);
    if (answer.status === 503) return null;
    expect(answer.status).toBe(200);
    const { list, total } = (isList ? productList : searchProduct).response.parse(await answer.json());
    return JSON.stringify([total, list.map(({ mpn }) => mpn)]);
  }

  it(
    'a node that is killed during a thousand searches makes no answer wrong, and its copies come back by themselves',
    async () => {
      const expected: (string | null)[] = [];
      // oxlint-disable-next-line no-await-in-loop -- so many at once would be told to come again
      for (let turn = 0; turn < 80; turn += 1) expected.push(await see(turn));
      expect(expected).not.toContain(null);
      const victim = await cluster.holderOf(await index());
      let asked = 0;
      let answered = 0;
      const searcher = async (): Promise<void> => {
        while (asked < 1000) {
          const turn = asked % expected.length;
          asked += 1;
          if (asked === 300) void victim.kill();
          const seen = await see(turn);
          if (seen === null) continue;
          answered += 1;
          expect(seen).toBe(expected[turn]);
        }
      };
      await Promise.all([searcher(), searcher(), searcher(), searcher()]);
      // Those at the moment of the loss were told to come again.
      expect(answered).toBeGreaterThan(700);
      await cluster.until('green', 2);
      await victim.start();
      await cluster.until('green', 3);
      expect(await differences()).toEqual([]);
    },
    long,
  );

  it(
    'a node that is killed while a new index is filled loses no change: the old one answers until a new one is whole',
    async () => {
      const old = await index();
      const before = await see(1);
      const changes = changeAtRandom(store.db, 300, 7);
      const kills: Promise<void>[] = [];
      const filling = async (): Promise<void> => {
        const names = Object.keys((await engine.calls.send({ method: 'GET', path: `/${engine.generations.alias}-*` })).body ?? {});
        const victim = await cluster.holderOf(names.find((name) => name !== old) ?? '');
        await victim.kill();
        await victim.start();
      };
      const onProgress = (): void => {
        if (kills.length === 0) kills.push(filling());
      };
      const fill = () => rebuild({ db: store.db, calls: engine.calls, generations: engine.generations, onProgress });
      const outcome = await fill().catch((error: unknown) => error);
      if (typeof outcome !== 'number') expect(outcome).toBeInstanceOf(Error);
      await changes;
      await Promise.all(kills);
      expect(kills).toHaveLength(1);
      expect(before).not.toBeNull();
      await cluster.until('green', 3);
      await vi.waitFor(fill, patience);
      await vi.waitFor(
        () =>
          engine.feed
            .step()
            .then(differences)
            .then((left) => expect(left).toEqual([])),
        patience,
      );
      expect(await index()).not.toBe(old);
    },
    long,
  );

  it(
    'ten thousand changes, two kills of the store that leads and searches between leave no difference',
    async () => {
      const stores: StoreProcess[] = [];
      const open = async (): Promise<StoreProcess> => {
        const opened = await startStoreProcess({
          DATABASE_URL: store.url,
          DATABASE_POOL: '6',
          SEARCH_URL: cluster.urls.join(','),
          SEARCH_PREFIX: 'cluster',
          METRICS_PORT: String(await freePort()),
        });
        stores.push(opened);
        return opened;
      };
      const first = await open();
      await vi.waitFor(async () => expect(await isLeading(first)).toBe(true), patience);
      const second = await open();
      const kills = new Map<number, () => Promise<unknown>>([
        [3000, () => first.end('SIGKILL')],
        [
          6500,
          async () => {
            await vi.waitFor(async () => expect(await isLeading(second)).toBe(true), patience);
            await open();
            await second.end('SIGKILL');
          },
        ],
      ]);
      const killing: Promise<unknown>[] = [];
      const statuses = new Set<number>();
      const { db, close } = connect(store.url, 2);
      try {
        await changeAtRandom(db, 10_000, 11, (made) => {
          const kill = kills.get(made);
          if (kill) killing.push(kill());
          const asked = made % 50 === 0 ? stores.at(-1)?.request('/api/store/common/search-product', { keyword: 'resistor' }) : null;
          // One that is killed meanwhile answers nothing.
          asked?.then(({ status }) => statuses.add(status)).catch(() => {});
        });
        await Promise.all(killing);
        await vi.waitFor(async () => expect(await differences()).toEqual([]), patience);
        expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
        expect(statuses).toContain(200);
      } finally {
        await close();
        await Promise.all(stores.map((one) => one.end('SIGKILL')));
      }
    },
    long,
  );

  it('an engine whose every node is gone is told as away', async () => {
    await Promise.all(cluster.nodes.map(({ kill }) => kill()));
    await expect(engine.calls.send({ method: 'GET', path: '/' })).rejects.toBeInstanceOf(EngineAway);
    expect(await see(1)).toBeNull();
  });
});
