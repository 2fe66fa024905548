import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { searchProduct } from '#contract/api/catalog.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { answerBy } from '#server/search/held-catalog.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { openTestEngine, testSearchUrl } from '#server/testing/search-nodes/search-engine.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { compareParts } from './check.ts';
import { rebuild } from './rebuild.ts';
import { runSearch } from './search-command.ts';

// Without OpenSearch there is nothing to feed: `npm run test:search` starts one.
describe.skipIf(testSearchUrl === null)('the feed of the search engine (npm run test:search)', () => {
  let store: TestStore;
  let test: Awaited<ReturnType<typeof openTestEngine>>;

  beforeAll(async () => {
    const database = await openTestDatabase();
    test = await openTestEngine(database.db, testSearchUrl ?? '');
    store = await openTestStore({ database, isEngineChosen: true, settings: defaultSettings });
    answerBy(database.db, test.engine.openIndex);
    await seedParts(store.db);
    await test.follow();
  });
  afterAll(async () => {
    await test.close();
    await store.close();
  });
  beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => {}));

  const index = async (): Promise<string> => (await test.engine.generations.current()) ?? '';
  const differences = async () => (await compareParts(store.db, test.engine.calls, await index())).different;
  const run = (statement: SQL) => store.db.execute(statement);
  async function found(keyword: string): Promise<string[]> {
    const answer = await store.request('/api/store/common/search-product', { keyword });
    return searchProduct.response
      .parse(await answer.json())
      .list.map(({ mpn }) => mpn)
      .toSorted();
  }

  it('fills an index when there is none, with every part', async () => {
    expect(await compareParts(store.db, test.engine.calls, await index())).toEqual({ parts: testParts.length, different: [] });
    expect(await found('murata')).toHaveLength(3);
  });

  it.each<[string, SQL]>([
    ['a price', sql`update offer set break_micros = array(select micros + 1 from unnest(break_micros) as micros)`],
    ['stock', sql`update stock set on_hand = on_hand + 7`],
    ['an order code', sql`update offer set sku = sku || '-X'`],
    ['a hidden part', sql`update product set hidden = true where mpn = 'STM32F103C8T6'`],
    ['a shown part', sql`update product set hidden = false where mpn = 'STM32F103C8T6'`],
    ['a value', sql`update product_facet set low = low * 2 where low is not null`],
    ['a value that goes', sql`delete from product_facet where product_id = (select min(id) from product)`],
    ['words', sql`update product set search = search || 'gizmo:1A'::tsvector`],
    ['another category', sql`update product set category_id = (select id from category where slug = 'mlcc') where mpn like 'RC0603%'`],
    [
      'an entered price list',
      sql`insert into offer_price (offer_id, currency, break_quantities, break_micros) select id, 'USD', '{1}', '{5000}' from offer`,
    ],
    ['a part that goes', sql`delete from product where mpn = 'GRM1555C1H101JA01D'`],
  ])('sends %s', async (_what, change) => {
    await run(change);
    await test.follow();
    expect(await differences()).toEqual([]);
  });

  it('finds what was changed', async () => {
    expect(await found('gizmo')).toHaveLength(testParts.length - 1);
    expect(await found('murata')).toHaveLength(2);
  });

  it('sends what was changed while nobody led, and loses nothing by a leader that ends before it has told', async () => {
    const { calls, generations } = test.engine;
    const before = await generations.told(await index());
    await run(sql`update stock set on_hand = 1`);
    await test.follow();
    if (!before) throw new Error('nothing was told');
    // As if the process had ended between sending and telling.
    await generations.tell(await index(), before);
    await run(sql`update stock set on_hand = 2 where product_id = (select max(id) from product)`);
    const next = await openTestEngine(store.db, testSearchUrl ?? '');
    await next.close();
    await test.follow();
    expect((await compareParts(store.db, calls, await index())).different).toEqual([]);
  });

  it('loses no change that is made while a new index is filled', async () => {
    const old = await index();
    const changes = (async () => {
      for (let round = 0; round < 20; round += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, beside the fill
        await run(sql`update stock set on_hand = ${100 + round} where product_id % 3 = ${round % 3}`);
      }
    })();
    const { calls, generations } = test.engine;
    const [parts] = await Promise.all([rebuild({ db: store.db, calls, generations }), changes]);
    expect(parts).toBe(testParts.length - 1);
    expect(await index()).not.toBe(old);
    await test.follow();
    expect(await differences()).toEqual([]);
    expect((await calls.send({ method: 'GET', path: `/${old}` })).status).toBe(404);
  });

  it('finds what somebody changed in the index by hand, and mends it', async () => {
    const { calls } = test.engine;
    const name = await index();
    const { rows } = await store.db.execute<{ id: number }>(sql`select id from product where not hidden order by id limit 3`);
    const [changed = 0, gone = 0] = rows.map(({ id }) => id);
    await calls.send({ method: 'POST', path: `/${name}/_update/${changed}`, body: { doc: { available: 999 } } });
    await calls.send({ method: 'DELETE', path: `/${name}/_doc/${gone}` });
    await calls.send({ method: 'PUT', path: `/${name}/_doc/9999`, body: { id: 9999, key: 'STRAY' } });
    expect((await differences()).toSorted((a, b) => a - b)).toEqual([changed, gone, 9999]);
    await check(['check', '--mend']);
    expect(await differences()).toEqual([]);
  });

  async function check(words: string[]): Promise<void> {
    const settings = { urls: [testSearchUrl ?? ''], caFile: null, prefix: test.prefix, timeoutMs: 60_000 };
    await runSearch(store.deps, settings, words);
    process.exitCode = 0;
  }

  it('waits while the indexes are read-only, as a full disk makes them, and goes on afterwards', async () => {
    const { calls, feed } = test.engine;
    const block = (isBlocked: boolean | null) =>
      calls.send({ method: 'PUT', path: `/${test.prefix}-*/_settings`, body: { 'index.blocks.read_only_allow_delete': isBlocked } });
    await block(true);
    await run(sql`update stock set on_hand = 77`);
    expect(await feed.step()).toBe(0);
    expect(await found('murata')).toHaveLength(2);
    await block(null);
    await vi.waitFor(async () => expect(await feed.step()).toBeGreaterThan(0), { timeout: 20_000, interval: 300 });
    expect(await differences()).toEqual([]);
  });

  it('leaves an index of an older release alone, whose parts lie otherwise', async () => {
    const { calls, generations } = test.engine;
    const [old, alias] = [`${test.prefix}-parts-0-old`, `${test.prefix}-parts-0`];
    const body = { mappings: { dynamic: 'strict', properties: { number: { type: 'text' } } }, aliases: { [alias]: {} } };
    await calls.send({ method: 'PUT', path: `/${old}`, body });
    await rebuild({ db: store.db, calls, generations });
    expect(await differences()).toEqual([]);
    expect((await calls.send({ method: 'HEAD', path: `/${alias}` })).status).toBe(200);
    await calls.send({ method: 'DELETE', path: `/${old}` });
  });

  it('agrees with the database after hundreds of changes at random', async () => {
    for (let round = 0; round < 60; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- changes come one after the other
      for (const change of randomChanges(round)) await run(change);
      // oxlint-disable-next-line no-await-in-loop -- and are sent in between
      if (round % 5 === 0) await test.engine.feed.step();
    }
    await test.follow();
    expect(await differences()).toEqual([]);
  });
});

function randomChanges(round: number): SQL[] {
  const some = sql`id % 4 = ${round % 4}`;
  return [
    sql`update stock set on_hand = ${round * 3} where product_id % 3 = ${round % 3}`,
    sql`update offer set break_micros = array(select micros + ${round} from unnest(break_micros) as micros) where ${some}`,
    sql`update product set hidden = ${round % 2 === 0}, popularity = ${round} where ${some}`,
    sql`update product set mpn = mpn || 'Z', mpn_key = mpn_key || 'Z' where id = (select min(id) + ${round % 5} from product)`,
  ];
}
