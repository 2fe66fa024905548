import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ModerationItem } from '#contract/api/admin-content.ts';
import { runReview } from '#server/operator/review-command.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let operator: Record<string, string>;

beforeAll(async () => {
  store = await openTestStore();
  operator = (await seedOperator(store.db)).headers;
});
afterAll(() => store.close());

const proposal = { title: 'Filter notes', url: 'https://filters.example/notes', email: 'ada@example.com', description: 'Worked out.' };
const call = (path: string, body?: unknown, headers?: Record<string, string>) => store.request(`/api/store/${path}`, body, headers);
const propose = (change: object = {}) => call('content/save-friendly-link', { ...proposal, ...change });
/** Links that everybody sees. */
async function shown(): Promise<unknown> {
  return (await call('content/friendly-links')).json();
}
async function waiting(status = 'pending'): Promise<ModerationItem[]> {
  const answer: unknown = await (await call(`admin/moderation?kind=link&status=${status}`, undefined, operator)).json();
  return (answer as { list: ModerationItem[] }).list; // the store checks its own answers with the contract in tests
}
const decide = (id: string, change: object) => call('admin/moderation', { kind: 'link', id, ...change }, operator);

test('a proposal waits; once published everybody sees it, without the address of whoever proposed it', async () => {
  expect((await propose()).status).toBe(200);
  expect(await shown()).toEqual({ groups: [] });
  const [item] = await waiting();
  expect(item).toMatchObject({ link: { title: 'Filter notes', url: proposal.url }, author: 'ada@example.com', text: 'Worked out.' });
  expect((await decide(item?.id ?? '', { action: 'reply', text: 'No.' })).status).toBe(422);
  expect((await decide(item?.id ?? '', { action: 'publish' })).status).toBe(200);
  expect(await shown()).toMatchObject({ groups: [{ links: [{ title: 'Filter notes', url: proposal.url }] }] });
  expect(JSON.stringify(await shown())).not.toContain('ada@example.com');
});

test('the same page in another spelling is taken kindly and asked about once', async () => {
  const page = 'https://Amps.example/design';
  for (const url of [page, 'https://amps.example/design/', 'https://amps.example/design#top']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody who is not sure does
    expect((await propose({ url })).status).toBe(200);
  }
  const pages = (await waiting()).flatMap(({ link }) => link?.url ?? []);
  expect(pages.filter((url) => /amps/i.test(url))).toEqual(['https://amps.example/design']);
});

test('what is kept back stays so, also when it is proposed again', async () => {
  await propose({ url: 'https://spam.example' });
  const item = (await waiting()).find(({ link }) => link?.url === 'https://spam.example');
  await decide(item?.id ?? '', { action: 'reject' });
  await propose({ url: 'https://spam.example/' });
  expect((await waiting()).filter(({ link }) => link?.url.includes('spam'))).toEqual([]);
  expect((await decide(item?.id ?? '', { action: 'publish' })).status).toBe(409);
  expect(JSON.stringify(await shown())).not.toContain('spam');
});

test.each([
  ['an address without https', { url: 'http://plain.example' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['a filled trap', { website: 'https://spam.example' }],
  ['no mail address', { email: '' }],
])('%s is refused at its field', async (_, change) => {
  const answer = await propose(change);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { fields: { [Object.keys(change)[0] ?? '']: [{}] } } });
});

test('the sixth proposal within an hour has to wait', async () => {
  const strict = await openTestStore({ settings: { rateLimits: true } });
  const states = await Promise.all(
    Array.from({ length: 6 }, async (_, at) => {
      const body = { ...proposal, url: `https://site${at}.example` };
      return (await strict.request('/api/store/content/save-friendly-link', body)).status;
    }),
  );
  await strict.close();
  expect(states.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
});

test('the console lists links by their name and publishes them', async () => {
  await propose({ title: 'Motor notes', url: 'https://motors.example' });
  const item = (await waiting()).find(({ link }) => link?.title === 'Motor notes');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await runReview(store.deps, ['list']);
  expect(log.mock.calls.join('\n')).toMatch(new RegExp(`link/${item?.id}.*Motor notes {2}https://motors.example`));
  await runReview(store.deps, ['publish', `link/${item?.id}`]);
  expect(log.mock.calls.at(-1)).toEqual([`link/${item?.id} is published.`]);
  log.mockRestore();
  expect(JSON.stringify(await shown())).toContain('Motor notes');
});
