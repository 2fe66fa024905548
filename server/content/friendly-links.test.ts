import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ModerationItem } from '#contract/api/admin/moderation.ts';
import { getFriendlyLinks } from '#contract/api/content.ts';
import { erasePerson } from '#server/account/erase-account.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { runReview } from '#server/admin/review-command.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { sendFile } from '#server/testing/send-file.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let operator: Record<string, string>;
let time = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  store = await openTestStore({ clock: () => time });
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

/** Sends a picture in as a guest does; their cart key says that it is theirs. */
async function sendLogo(bytes: Uint8Array, name = 'logo.png') {
  const { status, file, cartKey } = await sendFile(store.app, new File([new Uint8Array(bytes)], name), 'link_logo');
  return { status, logo: file?.file_id ?? '', key: { 'X-Cart-Key': cartKey ?? '' } };
}
const secret = 'drawn on the office computer';
const drawn = () =>
  sharp({ create: { width: 700, height: 200, channels: 4, background: '#00c8' } })
    .withExif({ IFD0: { ImageDescription: secret } })
    .png()
    .toBuffer();
const proposeWith = (url: string, logo: string, key: Record<string, string>) =>
  call('content/save-friendly-link', { ...proposal, url, logo }, key);
const logoOf = async (url: string) => {
  const { groups } = getFriendlyLinks.response.parse(await shown());
  return groups.flatMap(({ links }) => links).find((link) => link.url === url)?.logo;
};
const itemOf = async (url: string, status?: string) => (await waiting(status)).find(({ link }) => link?.url === url);
const later = (hours: number) => (time = new Date(time.getTime() + hours * 3_600_000));

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

describe('a logo', () => {
  test('waits with its link for the operator, then stands beside it in widths of its own', async () => {
    const url = 'https://logo.example/a';
    const { logo, key } = await sendLogo(await drawn());
    expect((await proposeWith(url, logo, key)).status).toBe(200);
    const image = `/api/store/common/image/${logo}?width=320`;
    expect((await store.request(image)).status).toBe(404);
    const item = await itemOf(url);
    const seen = await store.request(item?.images[0] ?? '');
    expect(Buffer.from(await seen.arrayBuffer()).includes(secret)).toBe(false);
    expect(seen.headers.get('Content-Type')).toBe('image/webp');
    await decide(item?.id ?? '', { action: 'publish' });
    expect(await logoOf(url)).toMatchObject({ width: 700, height: 200, srcset: [{ url: image }, { density: 2 }, { width: 640 }] });
    expect((await store.request(image)).status).toBe(200);
    later(25);
    await cleanUp(store.deps);
    expect((await store.request(image)).status).toBe(200);
    await decide(item?.id ?? '', { action: 'reject' });
    expect((await store.request(image)).status).toBe(404);
    later(25);
    await cleanUp(store.deps);
    expect(store.files.ids().filter((id) => id.startsWith(logo))).toEqual([]);
  });

  test.each<[string, number, () => Uint8Array | Promise<Uint8Array>]>([
    ['a drawing that could hold a script', 415, () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that breaks off', 415, async () => (await drawn()).subarray(0, 60)],
    ['a document', 415, () => Buffer.from('%PDF-1.7\n')],
    ['more than 5 MiB', 413, () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5 * 1024 * 1024)])],
  ])('is never %s', async (_what, status, make) => {
    expect((await sendLogo(await make())).status).toBe(status);
  });

  test('of somebody else, or sent in for something else, is refused at its field and nothing is kept', async () => {
    const { logo } = await sendLogo(await drawn());
    const stranger = await sendLogo(await drawn());
    const answer = await proposeWith('https://logo.example/b', logo, stranger.key);
    expect([answer.status, await answer.json()]).toMatchObject([422, { error: { fields: { 'logo.0': [{ code: 'not_allowed' }] } } }]);
    expect(await itemOf('https://logo.example/b')).toBeUndefined();
  });

  test('of a page that was proposed before is not kept', async () => {
    await propose({ url: 'https://logo.example/c' });
    const { logo, key } = await sendLogo(await drawn());
    expect((await proposeWith('https://logo.example/c', logo, key)).status).toBe(200);
    expect((await itemOf('https://logo.example/c'))?.images).toEqual([]);
    later(25);
    await cleanUp(store.deps);
    expect(store.files.ids()).not.toContain(logo);
  });

  test('is erased with whoever sent it; the link stays', async () => {
    const url = 'https://logo.example/d';
    const { logo, key } = await sendLogo(await drawn());
    await call('content/save-friendly-link', { ...proposal, url, logo, email: 'Grace@example.com' }, key);
    await decide((await itemOf(url))?.id ?? '', { action: 'publish' });
    await erasePerson(store.deps, { email: 'grace@example.com' });
    expect(await logoOf(url)).toBeNull();
    expect(store.files.ids()).not.toContain(logo);
    expect((await itemOf(url, 'published'))?.author).toMatch(/^erased-/);
  });

  test('has an address on the console', async () => {
    const { logo, key } = await sendLogo(await drawn());
    await proposeWith('https://logo.example/e', logo, key);
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await runReview(store.deps, ['list']);
    expect(log.mock.calls.join('\n')).toMatch(new RegExp(`picture: https?://.*/file/${logo}\\?.*signature=`));
    log.mockRestore();
  });
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
