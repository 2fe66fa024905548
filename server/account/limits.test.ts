/** Rate limits of the account calls (`docs/api.md` section 8). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { accountActivation: true, rateLimits: true, edgeSecret: 'the edge' } });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000);
});

const from = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Edge-Secret': 'the edge' });

test.each([
  ['login', 20, (turn: number) => ({ email: `u${turn}@example.com`, password: 'x' })],
  ['register', 5, (turn: number) => ({ email: `u${turn}@example.com` })],
  ['forgot-pwd', 10, (turn: number) => ({ email: `u${turn}@example.com` })],
  ['resend-activation', 10, (turn: number) => ({ email: `u${turn}@example.com` })],
  ['activation?token=x', 30, () => undefined],
  ['change-pwd?token=x', 30, () => undefined],
  ['save-pwd', 30, () => ({ token: 'x', password: 'a whole new one' })],
])('one network may call %s %i times an hour', async (path, limit, body) => {
  const ask = async (turn: number, ip = '203.0.113.7') => (await members.call(path, body(turn), from(ip))).status;
  for (let turn = 0; turn < limit; turn += 1) expect(await ask(turn)).not.toBe(429);
  expect(await ask(limit)).toBe(429);
  expect(await ask(limit, '203.0.113.8')).not.toBe(429);
});

test.each(['forgot-pwd', 'resend-activation'])(
  '%s mails to one address at most 3 times an hour, known or not, whoever asks',
  async (path) => {
    await members.register('grace@example.com');
    for (const email of ['grace@example.com', 'nobody@example.com']) {
      const ask = async (turn: number) =>
        (await members.call(path, { email: turn % 2 ? email : email.toUpperCase() }, from(`203.0.113.${turn}`))).status;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([await ask(1), await ask(2), await ask(3), await ask(4)]).toEqual([200, 200, 200, 429]);
    }
  },
);
