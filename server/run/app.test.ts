import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import { errorAnswer, errorStatus } from '#contract/api/error.ts';
import { pageFields, text, wholeParameter } from '#contract/api/fields.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import { words } from '#server/kernel/words.ts';

const echo = endpoint({
  summary: 'Says a name again',
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/echo',
  access: 'any',
  cache: 'N',
  request: z.object({ name: text(2, 5), lines: z.optional(z.array(z.object({ quantity: z.int() }))), ...pageFields }),
  response: z.object({ name: z.string() }),
});
const look = endpoint({
  summary: 'Looks for something',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/look',
  access: 'any',
  cache: 'C',
  request: z.object({ what: z.optional(z.string()), depth: z.optional(wholeParameter(1, 5)) }),
  response: z.object({ currency: z.string() }),
});

let store: TestStore;
const lines: string[] = [];
beforeAll(async () => {
  store = await openTestStore({ print: (line) => lines.push(line) });
  contractRoute(store.app, store.deps, echo, ({ name }) => ({ name }));
  contractRoute(store.app, store.deps, look, ({ what }, call) => {
    if (what === 'missing') throw new StoreError('not_found');
    if (what === 'bug') throw new TypeError('secret of the house');
    if (what === 'sql') return store.db.$client.query('select secret_column').then(() => ({ currency: '' }));
    return { currency: call.currency };
  });
});
afterAll(() => store.close());

async function refused(response: Response | Promise<Response>) {
  const answer = await response;
  const { error, request_id: requestId } = errorAnswer.parse(await answer.json());
  expect(answer.headers.get('X-Request-Id')).toBe(requestId);
  return { status: answer.status, headers: answer.headers, ...error };
}

describe('a request', () => {
  test('is refused with one entry per wrong field, in the words of the locale', async () => {
    const body = { name: 'x', lines: [{ quantity: 1 }, { quantity: 'a' }], page: 0 };
    const answer = await refused(store.request('/api/store/common/echo', body));
    expect(answer).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(answer.fields).toEqual({
      name: [{ code: 'too_short', limit: 2, message: 'Enter at least 2 characters' }],
      'lines.1.quantity': [{ code: 'invalid_format', message: expect.any(String) }],
      page: [{ code: 'out_of_range', limit: 1, message: expect.any(String) }],
    });
  });

  test('tells a missing field from a wrong one', async () => {
    const answer = await refused(store.request('/api/store/common/echo', {}));
    expect(answer.fields?.['name']?.[0]?.code).toBe('required');
  });

  test('may leave optional fields out, send null for them, and carry fields nobody knows', async () => {
    const response = await store.request('/api/store/common/echo', { name: 'Ada', page: null, colour: 'green' });
    expect(await response.json()).toEqual({ name: 'Ada' });
  });

  test('is trimmed and normalised', async () => {
    const response = await store.request('/api/store/common/echo', { name: '  Ame\u0301 ' });
    expect(await response.json()).toEqual({ name: 'Am\u00e9' });
  });

  test.each([
    ['text that is not JSON', '{"name":', 'application/json'],
    ['another content type', 'name=Ada', 'application/x-www-form-urlencoded'],
    ['a list instead of an object', '[]', 'application/json'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 'application/json'],
    ['thirteen levels', `{"name":"Ada","a":${'['.repeat(12)}${']'.repeat(12)}}`, 'application/json'],
  ])('is a bad request with %s', async (_what, body, type) => {
    const answer = await refused(store.app.request('/api/store/common/echo', { method: 'POST', body, headers: { 'Content-Type': type } }));
    expect(answer).toMatchObject({ status: 400, code: 'bad_request' });
  });

  test('may nest twelve levels deep', async () => {
    const body = `{"name":"Ada","a":${'['.repeat(11)}${']'.repeat(11)}}`;
    const headers = { 'Content-Type': 'application/json' };
    const response = await store.app.request('/api/store/common/echo', { method: 'POST', body, headers });
    expect(response.status).toBe(200);
  });

  test('may not be larger than 256 KiB, nor its address than 4 KiB', async () => {
    const body = await refused(store.request('/api/store/common/echo', { name: 'x'.repeat(256 * 1024) }));
    expect(body).toMatchObject({ status: 413, code: 'too_large', data: { limit: 262_144 } });
    const address = await refused(store.request(`/api/store/common/look?what=${'x'.repeat(4096)}`));
    expect(address).toMatchObject({ status: 413, code: 'too_large', data: { limit: 4096 } });
  });

  test('to an unknown address finds nothing; with another method it is not allowed', async () => {
    expect(await refused(store.request('/api/store/common/nothing'))).toMatchObject({ status: 404, code: 'not_found' });
    const answer = await refused(store.app.request('/api/store/common/look', { method: 'DELETE' }));
    expect(answer).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  });

  test('keeps the id it came with and gets one otherwise', async () => {
    const given = await store.request('/api/store/common/look', undefined, { 'X-Request-Id': 'from-the-edge-1' });
    expect(given.headers.get('X-Request-Id')).toBe('from-the-edge-1');
    const forged = await store.request('/api/store/common/look', undefined, { 'X-Request-Id': 'a b' });
    expect(forged.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

async function priceIn(currency: string): Promise<unknown> {
  const response = await store.request('/api/store/common/look', undefined, { 'X-Locale': 'jp', 'X-Currency': currency });
  return response.json();
}

describe('language and currency', () => {
  test('come from the locale; an unknown locale is English', async () => {
    const german = await store.request('/api/store/common/look', undefined, { 'X-Locale': 'de' });
    expect(await german.json()).toEqual({ currency: 'EUR' });
    expect(german.headers.get('Content-Language')).toBe('de-DE');
    const unknown = await store.request('/api/store/common/look', undefined, { 'X-Locale': 'tlh' });
    expect(await unknown.json()).toEqual({ currency: 'USD' });
    expect(unknown.headers.get('Content-Language')).toBe('en-US');
  });

  test('a visitor may choose another currency; one the shop does not know is ignored', async () => {
    expect(await priceIn('USD')).toEqual({ currency: 'USD' });
    expect(await priceIn('XAU')).toEqual({ currency: 'JPY' });
    expect(await priceIn('constructor')).toEqual({ currency: 'JPY' });
  });
});

describe('caching', () => {
  test('a second request with the tag gets 304 with the same headers and no body', async () => {
    const first = await store.request('/api/store/common/look');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=30, stale-while-revalidate=300');
    expect(first.headers.get('Vary')).toBe('X-Locale, X-Currency');
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^W\/"/);
    const second = await store.request('/api/store/common/look', undefined, { 'If-None-Match': `"other", ${tag}` });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.get('ETag')).toBe(tag);
    expect(second.headers.get('Cache-Control')).toBe(first.headers.get('Cache-Control'));
  });

  test('another answer has another tag', async () => {
    const dollars = await store.request('/api/store/common/look');
    const tag = dollars.headers.get('ETag') ?? '';
    const yen = await store.request('/api/store/common/look', undefined, { 'X-Locale': 'jp', 'If-None-Match': tag });
    expect(yen.status).toBe(200);
  });

  test('a missing thing is kept for half a minute, other errors never', async () => {
    const missing = await refused(store.request('/api/store/common/look?what=missing'));
    expect(missing.headers.get('Cache-Control')).toBe('public, max-age=30');
    const wrong = await refused(store.request('/api/store/common/look?depth=9'));
    expect(wrong.headers.get('Cache-Control')).toBe('no-store');
    expect(wrong.headers.get('ETag')).toBeNull();
  });

  test('private answers are never kept', async () => {
    const response = await store.request('/api/store/common/echo', { name: 'Ada' });
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });
});

describe('a fault', () => {
  test.each(['bug', 'sql'])('of the kind %s tells the visitor nothing but its number', async (what) => {
    lines.length = 0;
    const answer = await refused(store.request(`/api/store/common/look?what=${what}`, undefined, { 'X-Locale': 'de' }));
    expect(answer).toMatchObject({ status: 500, code: 'internal' });
    expect(JSON.stringify(answer)).not.toMatch(/secret|TypeError|column/);
    expect(lines.some((line) => line.includes('"level":"error"'))).toBe(true);
  });

  test('of the database is "unavailable" with a time to come back', async () => {
    const broken = await openTestStore({ print: () => {} });
    await broken.close();
    const answer = await refused(broken.request('/api/store/common/config'));
    expect(answer).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect((await broken.request('/healthz')).status).toBe(503);
  });

  test('every code has words', () => {
    const say = words('en', 'error');
    for (const code of Object.keys(errorStatus)) expect(say(code)).not.toBe(code);
  });
});

test('the log names path, status and request, and nothing that people wrote', async () => {
  lines.length = 0;
  const headers = { Authorization: 'Bearer st_secret', 'X-Cart-Key': 'ck_secret', 'X-Request-Id': 'request-1' };
  await store.request('/api/store/common/look?what=ada%40example.com', undefined, headers);
  await store.request('/api/store/common/echo', { name: 'ada@example.com' }, headers);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: 'request', method: 'GET', path: '/api/store/common/look', status: 200, request_id: 'request-1' },
    { event: 'request', method: 'POST', path: '/api/store/common/echo', status: 422 },
  ]);
  expect(lines.join()).not.toMatch(/secret|example\.com|what=/);
});

test('health is good while the database answers', async () => {
  const response = await store.request('/healthz');
  expect(response.status).toBe(200);
});
