import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { createEdgeApp } from '#edge/app.ts';
import { type FakeStore, openFakeStore, type Told } from '#edge/testing/fake-store.ts';
import type { AnswerStorage } from './kept-answer.ts';
import { memoryStorage } from './memory-storage.ts';
import { platformStorage } from './platform-storage.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

let store: FakeStore;
let time = 0;
beforeAll(async () => (store = await openFakeStore()));
afterAll(() => store.close());
// The edge tells the operator when the store does not answer.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
beforeEach(() => {
  time = Date.now();
  store.told.clear();
  store.seen.length = 0;
});

function openEdge(answers: AnswerStorage = memoryStorage()) {
  const app = createEdgeApp({
    assets: { fetch: () => new Response(null, { status: 404 }) },
    upstream: store.origin,
    fetch: (request) => fetch(request),
    hosts: readSiteHosts('localhost', undefined),
    adminAt: 'on',
    answers,
    now: () => time,
  });
  return async (path: string, init: RequestInit = {}) => app.request(`http://de.localhost/api/store/${path}`, init, { ip: '127.0.0.1' });
}

const suggest = 'common/search-suggest?keyword=x';
const classC = { headers: { 'Cache-Control': 'public, max-age=30, stale-while-revalidate=300' } };
const away: Told = { isBroken: true };
const seconds = (count: number) => (time += count * 1000);
const said = ({ status, headers }: Response) => [status, headers.get('Age'), headers.get('X-Stale')];

it('grows old as the contract says: fresh, served while it is fetched, kept for bad times, gone after a day', async () => {
  const ask = openEdge();
  store.told.set('keyword=x', classC);
  expect(said(await ask(suggest))).toEqual([200, null, null]);
  seconds(29);
  expect(said(await ask(suggest))).toEqual([200, '29', null]);
  expect(store.seen).toHaveLength(1);
  store.told.set('keyword=x', away);
  seconds(300);
  expect(said(await ask(suggest))).toEqual([200, '329', null]);
  await vi.waitFor(() => expect(store.seen).toHaveLength(2), soon);
  seconds(600);
  expect(said(await ask(suggest))).toEqual([200, '929', '1']);
  seconds(86_400 - 930);
  expect(said(await ask(suggest))).toEqual([200, '86399', '1']);
  seconds(1);
  expect(said(await ask(suggest))).toEqual([503, null, null]);
});

it('has stock and prices for five seconds only', async () => {
  const ask = openEdge();
  const live = 'common/product-live?skus=X1';
  store.told.set('skus=X1', { headers: { 'Cache-Control': 'public, max-age=5' } });
  await ask(live);
  seconds(4);
  expect(said(await ask(live))).toEqual([200, '4', null]);
  seconds(1);
  expect(said(await ask(live))).toEqual([200, null, null]);
  expect(store.seen).toHaveLength(2);
});

it('tries a store that failed again after five seconds', async () => {
  const ask = openEdge();
  store.told.set('keyword=x', classC);
  await ask(suggest);
  seconds(1_000);
  store.told.set('keyword=x', away);
  await ask(suggest);
  store.told.set('keyword=x', classC);
  seconds(4);
  expect(said(await ask(suggest))).toEqual([200, '1004', '1']);
  seconds(1);
  expect(said(await ask(suggest))).toEqual([200, null, null]);
});

it('does not let a visitor wait long for a store that hangs when it has an old answer', async () => {
  const ask = openEdge();
  store.told.set('keyword=x', classC);
  await ask(suggest);
  seconds(1_000);
  const { promise, resolve } = Promise.withResolvers<void>();
  store.told.set('keyword=x', { ...classC, after: promise });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const answer = ask(suggest);
    await vi.waitFor(() => expect(store.seen).toHaveLength(2), soon);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(said(await answer)).toEqual([200, '1000', '1']);
  } finally {
    vi.useRealTimers();
    resolve();
  }
});

it('shows at once what the operator has changed, also when an older answer was under way', async () => {
  const ask = openEdge();
  const { promise, resolve } = Promise.withResolvers<void>();
  store.told.set('keyword=x', { ...classC, body: { price: 'old' }, after: promise });
  const before = ask(suggest);
  await vi.waitFor(() => expect(store.seen).toHaveLength(1), soon);
  await ask('admin/price', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  resolve();
  await before;
  store.told.set('keyword=x', { ...classC, body: { price: 'new' } });
  expect(await (await ask(suggest)).json()).toEqual({ price: 'new' });
});

it('keeps nothing new for a change that the store refused', async () => {
  const ask = openEdge();
  store.told.set('keyword=x', classC);
  store.told.set('admin/', { status: 403, body: { error: { code: 'access_denied', message: 'no' }, request_id: 'r' } });
  await ask(suggest);
  await ask('admin/price', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' });
  expect(said(await ask(suggest))).toEqual([200, '0', null]);
});

it.each([401, 403, 429])('lets nobody who waits have the %i that another visitor is told', async (status) => {
  const ask = openEdge();
  const { promise, resolve } = Promise.withResolvers<void>();
  store.told.set('keyword=x', { status, body: { error: { code: 'not_you', message: 'no' }, request_id: 'r' }, after: promise });
  const refused = ask(suggest);
  await vi.waitFor(() => expect(store.seen).toHaveLength(1), soon);
  const waiting = ask(suggest);
  store.told.set('keyword=x', classC);
  resolve();
  expect([(await refused).status, (await waiting).status]).toEqual([status, 200]);
});

async function fail(): Promise<never> {
  throw new Error('no cache today');
}

it('serves visitors when the cache of the platform does not work', async () => {
  store.told.set('keyword=x', classC);
  const ask = openEdge(platformStorage({ match: fail, put: fail }, 'localhost'));
  expect([(await ask(suggest)).status, (await ask(suggest)).status]).toEqual([200, 200]);
});
