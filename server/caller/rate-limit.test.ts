import { afterEach, beforeEach, expect, test } from 'vitest';
import { countedAddress } from './rate-limit.ts';
import { type TestStore, openTestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date();
beforeEach(async () => {
  now = new Date('2026-11-21T12:00:30Z');
  store = await openTestStore({ settings: { rateLimits: true, edgeSecret: 'the edge' }, clock: () => now, print: () => {} });
});
afterEach(() => store.close());

function ask(ip: string, secret = 'the edge') {
  return store.request('/api/get-ip', undefined, { 'X-Forwarded-For': ip, 'X-Edge-Secret': secret });
}

async function useUp(ip: string): Promise<Response> {
  for (let count = 0; count < 600; count += 1) await ask(ip);
  return ask(ip);
}

test('the 601st call of a minute waits for the next one, and is told how long', async () => {
  const first = await ask('203.0.113.7');
  expect([first.headers.get('RateLimit-Limit'), first.headers.get('RateLimit-Remaining')]).toEqual(['600', '599']);
  expect(first.headers.get('RateLimit-Reset')).toBe('30');
  const refused = await useUp('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('30');
  expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited', data: { retry_after: 30 } } });
  expect((await ask('203.0.113.8')).status).toBe(200);
  now = new Date(now.getTime() + 30_000);
  expect((await ask('203.0.113.7')).status).toBe(200);
});

test('addresses of one IPv6 network count together', async () => {
  expect((await useUp('2001:db8:1:2::1')).status).toBe(429);
  expect((await ask('2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await ask('2001:db8:1:3::1')).status).toBe(200);
});

test('the visitor cannot choose their address: only the edge is believed', async () => {
  expect(await (await ask('203.0.113.7')).json()).toEqual({ ip: '203.0.113.7' });
  expect(await (await ask('203.0.113.7', 'a guess')).json()).toEqual({ ip: '' });
  expect(await (await ask('not an address')).json()).toEqual({ ip: '' });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, counted) => {
  expect(countedAddress(ip)).toBe(counted);
});
