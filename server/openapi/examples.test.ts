/** What the document shows as a request is sent, as it stands there, to a real store. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiScopes } from '#contract/api/endpoint.ts';
import { seedAccount, seedApiKey } from '#server/testing/account.ts';
import { bearer } from '#server/testing/member.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { openApiDocument } from './document.ts';
import { requestExamples } from './examples.ts';
import type { JsonSchema } from './json-schema.ts';

let store: TestStore;
let key: Record<string, string>;
beforeAll(async () => {
  store = await openStoreWithParts();
  key = bearer(await seedApiKey(store.db, (await seedAccount(store.db)).id, apiScopes));
});
afterAll(() => store.close());

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

interface Shown {
  operationId: string;
  parameters: { name?: string; in?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

const { paths } = await openApiDocument();
const shown = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]: [string, JsonSchema]) => ({ path, method, operation: operation as unknown as Shown })),
);
const withExample = shown.filter(({ operation }) => operation.operationId in requestExamples);

it('shows every example that is written', () => {
  expect(withExample.map(({ operation }) => operation.operationId).toSorted()).toEqual(Object.keys(requestExamples).toSorted());
});

it.each(withExample)('a customer’s key gets an answer to the example of $operation.operationId', async ({ path, method, operation }) => {
  const examples = operation.parameters.filter(({ example }) => example !== undefined);
  const [inPath, inQuery] = [true, false].map((wanted) =>
    examples.filter((one) => (one.in === 'path') === wanted).map(({ name = '', example }) => [name, text(example)] as [string, string]),
  );
  const query = inQuery ?? [];
  const address = (inPath ?? []).reduce((sum, [name, value]) => sum.replace(`{${name}}`, value), path);
  const body = operation.requestBody?.content['application/json']?.example;
  expect(method === 'post' ? body : examples).toBeTruthy();
  const answer = await store.request(`${address}?${new URLSearchParams(query).toString()}`, method === 'post' ? body : undefined, key);
  expect([answer.status, await answer.json()]).toEqual([200, expect.not.objectContaining({ error: expect.anything() })]);
});
