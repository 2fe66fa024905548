/** Tokens that take one file in each, for whoever brings them. */
import { createServer } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginUpload, checkUpload, type UploadPurpose, uploadFile } from '#contract/api/upload.ts';
import type { Call } from '#server/caller/call.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { storedFile, uploadToken } from '#server/db/schema.ts';
import { readSiteHosts } from '#contract/site-hosts.ts';
import { closeServer, listen } from '#server/http/shutdown.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { formOf, sendFile } from '#server/testing/send-file.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { attachFiles } from './attach-files.ts';

let store: TestStore;
let time = new Date('2026-11-21T10:00:00Z');
let grace: Record<string, string>;

beforeAll(async () => {
  store = await openTestStore({ clock: () => time, settings: { hosts: readSiteHosts('shop.example') } });
  const members = openMembers(store);
  await members.join('grace@example.com');
  grace = bearer((await members.login('grace@example.com')).body.token);
});
afterAll(() => store.close());

interface Begun {
  token: string;
  expires_at: string;
  cart_key?: string;
}

interface Wish {
  purpose?: UploadPurpose;
  headers?: Record<string, string>;
}

async function begin(size: number, { purpose = 'bom', headers = {} }: Wish = {}): Promise<Begun> {
  const answer = await store.request(beginUpload.path, { purpose, size }, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Begun; // the store checks its answers with the contract in tests
}

async function send(token: string, content = 'a;b\n', name = 'bom.csv', headers: Record<string, string> = {}) {
  const answer = await store.app.request(uploadFile.path, { method: 'POST', body: formOf(token, new File([content], name)), headers });
  const { data, error } = (await answer.json()) as { data?: { file_id: string }; error?: { code: string; data?: object } }; // as above
  return { status: answer.status, id: data?.file_id ?? '', code: error?.code, data: error?.data };
}

const check = async (token: string) => {
  const answer = await store.request(checkUpload.path, { token });
  return { status: answer.status, body: (await answer.json()) as object };
};

const refused = { status: 403, code: 'access_denied' };

test('takes one file, however many come at once', async () => {
  const { token } = await begin(4);
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(token)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(sent.filter(({ status }) => status !== 200)).toEqual(Array.from({ length: 4 }, () => expect.objectContaining(refused) as object));
  expect(await send(token)).toMatchObject(refused);
});

test('is gone with a file that was refused', async () => {
  const { token } = await begin(100);
  expect(await send(token, '<script>')).toMatchObject({ status: 415 });
  expect(await send(token)).toMatchObject(refused);
});

test('takes no more than was announced, of no other kind, and nothing after ten minutes', async () => {
  expect(await send((await begin(3)).token)).toMatchObject({ status: 413, code: 'too_large', data: { limit: 3 } });
  const { token } = await begin(10, { purpose: 'link_logo' });
  expect(await send(token)).toMatchObject({ status: 415, code: 'unsupported_type', data: { allowed: ['png', 'jpeg', 'webp'] } });
  const late = await begin(4);
  expect(late.expires_at).toBe(new Date(time.getTime() + 600_000).toISOString());
  const before = time;
  time = new Date(late.expires_at);
  expect(await send(late.token)).toMatchObject(refused);
  time = new Date(time.getTime() + 1);
  await cleanUp(store.deps);
  expect(await store.db.$count(uploadToken)).toBe(0);
  time = before;
});

test.each(['', 'ut_', `ut_${'A'.repeat(43)}`, 'a'.repeat(200)])('%j is no token', async (token) => {
  const before = store.files.ids().length;
  expect(await send(token)).toMatchObject(refused);
  expect((await check(token)).status).toBe(404);
  expect(store.files.ids()).toHaveLength(before);
});

test('whose file it is was said before: what comes with the form changes nothing', async () => {
  const { token } = await begin(4, { headers: grace });
  const { id } = await send(token, 'a;b\n', 'bom.csv', {
    Authorization: 'Bearer st_of-somebody-else',
    'X-Cart-Key': 'ck_of-somebody-else',
  });
  const account = await store.db.query.account.findFirst();
  const of = (one: object) =>
    attachFiles(store.db, { deps: store.deps, now: time, cartKey: null, account: null, ...one } as unknown as Call, [id], 'bom'); // the call's other fields are not asked for
  await expect(of({})).rejects.toMatchObject({ code: 'validation_failed' });
  await of({ account: { id: account?.id } });
});

test('a guest who logs in meanwhile has the file as their own', async () => {
  const { token, cart_key } = await begin(4);
  await openMembers(store).call('login', { email: 'grace@example.com', password: 'wall-socket moon 7', cart_key });
  const { id } = await send(token);
  const rows = await store.db.select().from(storedFile);
  const account = await store.db.query.account.findFirst();
  expect(rows.find((row) => row.id === id)).toMatchObject({ accountId: account?.id, cartId: null });
});

const statusOf = async (wish: object) => (await store.request(beginUpload.path, wish)).status;

test('a file that could not be taken is refused before it is sent', async () => {
  expect(await statusOf({ purpose: 'bom', size: 5 * 1024 * 1024 + 1 })).toBe(413);
  expect(await statusOf({ purpose: 'bom', size: 0 })).toBe(422);
  expect(await statusOf({ purpose: 'bom', size: -1 })).toBe(422);
  expect(await statusOf({ purpose: 'passport', size: 1 })).toBe(422);
  expect(await statusOf({ purpose: 'comment', size: 1 })).toBe(401);
});

describe('of a service of the operator’s own', () => {
  test('is told what the token is for, without using it up', async () => {
    const { token, expires_at } = await begin(4);
    const types = expect.arrayContaining(['csv', 'xlsx']) as unknown;
    expect(await check(token)).toEqual({ status: 200, body: { purpose: 'bom', max_bytes: 4, types, expires_at } });
    expect((await send(token)).status).toBe(200);
    expect((await check(token)).status).toBe(404);
  });

  test('hands the form on as it came, and its answer is a file that the shop knows', async () => {
    const shop = createAdaptorServer({ fetch: store.app.fetch });
    const shopPort = await listen(shop, { port: 0, host: '127.0.0.1' });
    const seen: string[] = [];
    const service = createServer((request, response) => {
      seen.push(...['authorization', 'x-cart-key', 'cookie'].filter((name) => request.headers[name] !== undefined));
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
        void fetch(`http://127.0.0.1:${shopPort}${uploadFile.path}`, { method: 'POST', headers, body: Buffer.concat(pieces) })
          .then((answer) => answer.text())
          .then((text) => response.end(text));
      });
    });
    const port = await listen(service, { port: 0, host: '127.0.0.1' });
    const app = {
      request: (path: string, init?: RequestInit) =>
        path === uploadFile.path ? fetch(`http://127.0.0.1:${port}/`, init) : store.app.request(path, init),
    };
    const { file } = await sendFile(app as TestStore['app'], new File(['a;b\n'], 'bom.csv'), 'bom', grace);
    await Promise.all([closeServer(service), closeServer(shop)]);
    expect(seen).toEqual([]);
    const rows = await store.db.select({ id: storedFile.id }).from(storedFile);
    expect(rows.map(({ id }) => id)).toContain(file?.file_id);
  });
});

test.each([
  ['https://shop.example', 'https://shop.example'],
  ['https://de.shop.example', 'https://de.shop.example'],
  ['http://shop.example', null],
  ['https://shop.example.evil.test', null],
  ['null', null],
])('a page of %s hears the answer: %s', async (origin, allowed) => {
  const { token } = await begin(4);
  const answer = await store.app.request(uploadFile.path, {
    method: 'POST',
    body: formOf(token, new File(['a;b\n'], 'bom.csv')),
    headers: { Origin: origin },
  });
  expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([200, allowed]);
  expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
});
