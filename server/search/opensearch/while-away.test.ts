import { type Server, createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchProduct, searchSuggest } from '#contract/api/catalog.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { createLog } from '#server/kernel/log.ts';
import { answerBy } from '#server/search/held-catalog.ts';
import { seedParts } from '#server/testing/parts.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { openFeed } from './follow.ts';
import { type SearchEngine, openSearchEngine } from './open-engine.ts';

/** What stands at the engine's address, one way of being away after the other. */
type Trouble = (path: string) => { status: number; body: unknown } | 'silence';

let trouble: Trouble = () => 'silence';
let asked = 0;
let place: Server;
let engine: SearchEngine;
let store: TestStore;
const lines: string[] = [];
const log = createLog(
  (line) => lines.push(line),
  () => new Date(),
);

beforeAll(async () => {
  place = createServer((request, response) => {
    asked += 1;
    const answer = trouble(request.url ?? '');
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
  const address = place.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const database = await openTestDatabase();
  engine = await openSearchEngine({ urls: [`http://127.0.0.1:${port}`], caFile: null, prefix: 'away', timeoutMs: 3000 }, database.db, log);
  store = await openTestStore({ database, isEngineChosen: true });
  answerBy(database.db, engine.openIndex);
  await seedParts(store.db);
});
afterAll(async () => {
  await store.close();
  await engine.close();
  place.closeAllConnections();
  place.close();
});

const common = '/api/store/common';
const german = { 'X-Locale': 'de', 'Accept-Language': 'de' };
const list = (headers = {}) => store.request(`${common}/product-list`, { category_web_url: 'chip-resistors' }, headers);
const search = async (keyword: string) => store.request(`${common}/search-product`, { keyword });

const troubles: Record<string, Trouble> = {
  'a node without a leader': () => ({ status: 503, body: { error: { type: 'cluster_block_exception' }, status: 503 } }),
  'a proxy without a node': () => ({ status: 502, body: 'Bad Gateway' }),
  'too much to do': () => ({ status: 429, body: { error: { type: 'rejected_execution_exception' }, status: 429 } }),
  'no index of this release': () => ({ status: 200, body: { responses: [{ status: 404, error: { type: 'index_not_found_exception' } }] } }),
  'answers of some shards only': () => ({
    status: 200,
    body: { responses: [{ timed_out: true, _shards: { failed: 1 }, hits: { total: { value: 3 }, hits: [] } }] },
  }),
  'a web server at its address': () => ({ status: 200, body: '<html>Welcome</html>' }),
  'a web server that lacks the page': () => ({ status: 404, body: '<html>Not found</html>' }),
  'a web server that takes no such call': () => ({ status: 405, body: '<html>Not allowed</html>' }),
  'a wrong password': () => ({ status: 401, body: 'Unauthorized' }),
};

describe.each(Object.entries(troubles))('an engine with %s', (_name, given) => {
  beforeAll(() => {
    trouble = given;
  });

  it('leaves lists and searches for later, in the words of the visitor', async () => {
    const answer = await list(german);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { error } = errorAnswer.parse(await answer.json());
    expect(error).toMatchObject({ code: 'unavailable', message: expect.stringMatching(/gerade|Minute|später|Moment|erneut/i) });
    expect((await search('thick film 10k')).status).toBe(503);
  });

  it('leaves part numbers and their beginnings to the database', async () => {
    const exact = searchProduct.response.parse(await (await search('LM358DR')).json());
    expect(exact).toMatchObject({ match: 'mpn', total: 1, redirect: { web_url: 'ti-lm358dr' } });
    const begun = searchProduct.response.parse(await (await search('RC0603')).json());
    expect(begun.match).toBe('prefix');
    expect(begun.list.map(({ mpn }) => mpn).toSorted()).toEqual(['RC0603FR-0710KL', 'RC0603FR-074K7L', 'RC0603JR-0710KL']);
    expect(begun.facets.find(({ key }) => key === 'manufacturer')).toMatchObject({ options: [{ key: 'yageo', count: 3 }] });
    const suggested = searchSuggest.response.parse(await (await store.request(`${common}/search-suggest?keyword=LM35`)).json());
    expect(suggested.products.map(({ mpn }) => mpn)).toEqual(['LM358DR', 'LM358N/NOPB']);
  });

  it('is not noticed by whoever looks at a part', async () => {
    const part = await store.request(`${common}/product-detail?web_url=ti-lm358dr`);
    expect(part.status).toBe(200);
    expect(await part.json()).toMatchObject({ mpn: 'LM358DR' });
  });
});

it('does not ask an engine again that has just failed several times', async () => {
  trouble = () => ({ status: 503, body: {} });
  for (let again = 0; again < 4; again += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await list()).status).toBe(503);
  }
  const before = asked;
  expect((await list()).status).toBe(503);
  expect(asked).toBe(before);
  expect(engine.isAway()).toBe(true);
});

it('tells in the log that something else stands at SEARCH_URL', async () => {
  trouble = () => ({ status: 200, body: '<html>Welcome</html>' });
  lines.length = 0;
  await engine.feed.step();
  expect(lines.join('')).toContain('SEARCH_URL may be wrong');
});

it('tells in the log that the engine cannot be fed, once', async () => {
  trouble = () => ({
    status: 403,
    body: { error: { reason: 'index [away-told] blocked by: [FORBIDDEN/12/index read-only / allow delete (api)];' } },
  });
  lines.length = 0;
  const feed = openFeed({ ...engine, db: store.db, log });
  await feed.step();
  await feed.step();
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'search_away', reason: 'writes no more: its indexes are read-only' }),
  ]);
});
