import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';
import type { OpenApiDocument } from './document.ts';
import { definitionOf } from './json-schema.ts';

let store: TestStore;
let text: string;
let document: OpenApiDocument;
beforeAll(async () => {
  store = await openTestStore();
  const answer = await store.request('/api/openapi.json');
  text = await answer.text();
  document = JSON.parse(text) as OpenApiDocument; // what the generator returns
});
afterAll(() => store.close());

function at(pointer: string): unknown {
  return pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], document); // whatever stands there
}

it('is one document with every call of the contract, each under a name of its own', () => {
  const told = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(told.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, '{$1}')}`).toSorted());
  const names = Object.values(document.paths).flatMap((item) => Object.values(item).map((operation) => operation['operationId']));
  expect(new Set(names).size).toBe(calls.length);
});

it('refers to nothing that it does not hold', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer]) => pointer ?? '');
  expect(references.length).toBeGreaterThan(calls.length);
  expect([...new Set(references)].filter((pointer) => at(pointer) === undefined)).toEqual([]);
});

it('holds no schema that says nothing where the contract says something', () => {
  const empty = calls.filter((call) => definitionOf(call.response).type !== 'unknown').map(({ path }) => path.replace(/:(\w+)/, '{$1}'));
  const silent = Object.entries(document.paths).filter(([, item]) => JSON.stringify(item).includes('"application/json":{"schema":{}}'));
  expect(silent.filter(([path]) => empty.includes(path))).toEqual([]);
});

it('tells limits, credentials and codes of a call', () => {
  const checkout = JSON.stringify(document.paths['/api/store/order/checkout']?.['post']);
  expect(checkout).toContain('"name":"Idempotency-Key"');
  expect(checkout).toContain('price_changed');
  const invoice = document.paths['/api/store/order/invoice']?.['get'];
  expect(invoice).toMatchObject({
    security: [{ log_in: [] }, { access_key: [] }, { api_key: ['orders:read'] }],
    responses: { 200: { content: { 'application/pdf': {} } } },
  });
  const live = document.paths['/api/store/common/hot-product']?.['get'];
  expect(live?.['parameters']).toContainEqual({
    name: 'days',
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 90 },
  });
  const search = document.paths['/api/store/common/search-product']?.['post'];
  expect(search).toMatchObject({
    description: 'At most 120 a minute per address.',
    requestBody: { content: { 'application/json': { schema: { properties: { keyword: { minLength: 1, maxLength: 120 } } } } } },
  });
});

it('is kept by caches and not sent again to who has it', async () => {
  const first = await store.request('/api/openapi.json');
  expect(first.headers.get('Cache-Control')).toContain('public');
  const again = await store.request('/api/openapi.json', undefined, { 'If-None-Match': first.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
});
