import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { contractRoute } from './contract-route.ts';
import { standForLeader } from '#server/db/leader.ts';
import { idempotency } from '#server/db/schema.ts';
import { forgetOldAnswers } from './idempotency.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

const act = {
  summary: 'Does something',
  errors: ['insufficient_stock'],
  kind: 'command',
  method: 'POST',
  access: 'cart',
  cache: 'N',
  request: z.object({ item: z.string(), other: z.optional(z.int()) }),
  response: z.object({ number: z.int(), access_key: z.string() }),
} as const;
const needed = endpoint({ ...act, path: '/api/store/order/act', status: 201, idempotency: 'required' });
const secret = endpoint({ ...act, path: '/api/store/order/secret', status: 201, idempotency: 'required', secrets: ['other'] });
const honoured = endpoint({ ...act, path: '/api/store/cart/act' });

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let acts = 0;
let hold: Promise<void> = Promise.resolve();
let running = Promise.withResolvers<void>();

beforeAll(async () => {
  store = await openTestStore({ clock: () => now, print: () => {} });
  for (const call of [needed, secret, honoured]) {
    contractRoute(store.app, store.deps, call, async ({ item }) => {
      running.resolve();
      await hold;
      if (item === 'gone') throw new StoreError('insufficient_stock');
      if (item === 'bug' && acts++ === 0) throw new TypeError('bug');
      if (item === 'busy' && acts++ === 0) throw new StoreError('unavailable');
      acts += 1;
      return { number: acts, access_key: 'ak_secret' };
    });
  }
});
afterAll(() => store.close());
beforeEach(async () => {
  acts = 0;
  hold = Promise.resolve();
  running = Promise.withResolvers();
  now = new Date('2026-11-21T12:00:00Z');
  await store.db.delete(idempotency);
});

function send(body: Record<string, unknown>, key?: string, cartKey = 'ck_1', path: string = needed.path) {
  return store.request(path, body, { 'X-Cart-Key': cartKey, ...(key === undefined ? {} : { 'Idempotency-Key': key }) });
}

async function codeOf(response: Response): Promise<string> {
  return errorAnswer.parse(await response.json()).error.code;
}

test('a call that must not run twice needs a key', async () => {
  const response = await send({ item: 'a' });
  expect([response.status, await codeOf(response)]).toEqual([400, 'idempotency_key_required']);
  expect((await send({ item: 'a' }, 'with space')).status).toBe(400);
  expect(acts).toBe(0);
});

test('a repeated request is answered again without acting again', async () => {
  const first = await send({ item: 'a', other: 1 }, 'k');
  const second = await send({ other: 1, item: 'a' }, 'k');
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(first.headers.get('Idempotent-Replayed')).toBeNull();
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(acts).toBe(1);
});

test('the same key with another body is refused', async () => {
  await send({ item: 'a' }, 'k');
  const response = await send({ item: 'b' }, 'k');
  expect([response.status, await codeOf(response)]).toEqual([422, 'idempotency_key_reused']);
});

test('a retry whose sender no longer knows its password is the same request', async () => {
  const first = await send({ item: 'a', other: 1 }, 'k', 'ck_1', secret.path);
  const again = await send({ item: 'a' }, 'k', 'ck_1', secret.path);
  expect(await again.json()).toEqual(await first.json());
  expect((await send({ item: 'b' }, 'k', 'ck_1', secret.path)).status).toBe(422);
  expect(acts).toBe(1);
});

test('keys of different callers and different calls do not meet', async () => {
  await send({ item: 'a' }, 'k', 'ck_1');
  await send({ item: 'a' }, 'k', 'ck_2');
  await send({ item: 'a' }, 'k', 'ck_1', honoured.path);
  expect(acts).toBe(3);
});

test('twenty requests at once act once; the others wait their turn', async () => {
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const all = Array.from({ length: 20 }, () => send({ item: 'a' }, 'k'));
  const early = await Promise.race(all);
  expect([early.status, await codeOf(early)]).toEqual([409, 'idempotency_in_progress']);
  gate.resolve();
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(1);
  expect(statuses.every((status) => status === 201 || status === 409)).toBe(true);
  expect(acts).toBe(1);
  expect((await send({ item: 'a' }, 'k')).headers.get('Idempotent-Replayed')).toBe('true');
});

test('a refusal is an answer too and is given again', async () => {
  await send({ item: 'gone' }, 'k');
  const again = await send({ item: 'gone' }, 'k');
  expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([409, 'true']);
  await send({ wrong: 1 }, 'k2');
  expect((await send({ wrong: 1 }, 'k2')).headers.get('Idempotent-Replayed')).toBe('true');
});

test.each(['bug', 'busy'])('our own fault (%s) is not kept: the retry acts', async (item) => {
  expect((await send({ item }, 'k')).status).toBeGreaterThanOrEqual(500);
  expect((await send({ item }, 'k')).status).toBe(201);
});

test('a key whose server died is free again after a minute', async () => {
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  const lost = send({ item: 'a' }, 'k');
  await running.promise;
  hold = Promise.resolve();
  expect((await send({ item: 'a' }, 'k')).status).toBe(409);
  now = new Date(now.getTime() + 61_000);
  expect((await send({ item: 'a' }, 'k')).status).toBe(201);
  gate.resolve();
  await lost;
});

test('a request whose process has ended is carried out at once; while it lives the retry waits', async () => {
  const first = await standForLeader(store.url);
  const second = await standForLeader(store.url);
  const gate = Promise.withResolvers<void>();
  hold = gate.promise;
  store.deps.presence = first.presence;
  const lost = send({ item: 'a' }, 'k');
  await running.promise;
  hold = Promise.resolve();
  store.deps.presence = second.presence;
  expect(await codeOf(await send({ item: 'a' }, 'k'))).toBe('idempotency_in_progress');
  await first.resign();
  await vi.waitFor(async () => expect((await send({ item: 'a' }, 'k')).status).toBe(201), soon);
  // It was not dead after all: what it comes to does not replace the answer that was given.
  gate.resolve();
  expect((await lost).status).toBe(409);
  expect(await (await send({ item: 'a' }, 'k')).json()).toMatchObject({ number: 1 });
  store.deps.presence = () => null;
  await second.resign();
});

test('answers are kept for a day', async () => {
  await send({ item: 'a' }, 'k');
  now = new Date(now.getTime() + 25 * 3_600_000);
  expect((await send({ item: 'b' }, 'k')).status).toBe(201);
  now = new Date(now.getTime() + 25 * 3_600_000);
  await forgetOldAnswers(store.db, now);
  expect(await store.db.$count(idempotency)).toBe(0);
});

test('the table holds no key, no caller and no readable answer', async () => {
  await send({ item: 'a' }, 'my-key');
  const rows = JSON.stringify(await store.db.select().from(idempotency));
  expect(rows).not.toMatch(/my-key|ck_1|ak_secret/);
  // Nobody who reads the table can try passwords against the hash of a body.
  const [{ bodyHash } = { bodyHash: '' }] = await store.db.select().from(idempotency);
  await store.db.delete(idempotency);
  await send({ item: 'a' }, 'another-key');
  expect((await store.db.select().from(idempotency))[0]?.bodyHash).not.toBe(bodyHash);
});
