import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestStore, openTestStore } from './testing/store.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('config answers', async () => {
  const response = await store.request('/api/store/common/config');
  expect(await response.json()).toMatchObject({ demo: false });
  expect(response.status).toBe(200);
});
