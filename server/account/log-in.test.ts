/** Log-in and its ends (`docs/api.md` sections 2, 7.8 and 8; checks 9 and 15). */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { account, loginToken } from '#server/db/schema.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { hashPassword, inTurn, isPassword } from './password-hash.ts';
import { day, minute } from '#contract/durations.ts';

const email = 'grace@example.com';
let store: TestStore;
const lines: string[] = [];
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openTestStore({
    clock: () => now,
    print: (line) => lines.push(line),
    settings: { accountActivation: true, edgeSecret: 'the edge' },
  });
  members = openMembers(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * day);
  await members.join(email);
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await store.db.delete(account);
});

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};
const from = (ip: string) => ({ 'X-Forwarded-For': ip, 'X-Edge-Secret': 'the edge' });
const info = async (token: string) => (await members.call('info', undefined, bearer(token))).status;
const enter = async () => (await members.login(email)).body.token;

test('gives a token for a week and tells who is logged in', async () => {
  const { status, body } = await members.login(email, goodPassword, { ...from('203.0.113.7'), 'User-Agent': 'Browser '.repeat(100) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ cart_key: null, merged: { cart: 0, rfq: 0 }, results: [], cartNum: 0, rfqNum: 0, user: { email } });
  expect(new Date(body.expires_at).getTime() - now.getTime()).toBe(168 * 60 * minute);
  const rows = await store.db.select().from(loginToken);
  expect(rows).toMatchObject([{ ip: '203.0.113.7', browser: expect.stringMatching(/^Browser .{292}$/) }]);
  expect(JSON.stringify(rows)).not.toContain(body.token);
  later(168 * 60 * minute - 1);
  expect(await info(body.token)).toBe(200);
  later(1);
  expect(await info(body.token)).toBe(401);
});

test('the log says who has logged in and who was refused, by the account’s number alone', async () => {
  const [row] = await store.db.select().from(account);
  lines.length = 0;
  await members.login(email);
  await members.login(email, 'not the password');
  await members.login('nobody@example.com', 'not the password');
  const said = lines.map((line): unknown => JSON.parse(line)).filter((line) => JSON.stringify(line).includes('"event":"log_in'));
  expect(said).toMatchObject([
    { event: 'log_in', account: row?.id },
    { event: 'log_in_refused', account: row?.id, code: 'invalid_credentials' },
    { event: 'log_in_refused', account: null, code: 'invalid_credentials' },
  ]);
  expect(lines.join()).not.toMatch(/example\.com|not the password/);
});

/** Counts the work of hashing, also for modules that were there before. */
function watchHashes() {
  const hashes = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  return hashes;
}

test('a wrong password and an unknown address look the same and cost the same work', async () => {
  const hashes = watchHashes();
  const ask = async (address: string) => {
    hashes.mockClear();
    const { status, body } = await members.login(address, 'not the password');
    return { status, error: body.error, work: hashes.mock.calls.map(([, , length, options]) => [length, options]) };
  };
  const wrong = await ask(email);
  expect(wrong).toMatchObject({ status: 401, error: { code: 'invalid_credentials' } });
  expect(wrong.work).toHaveLength(1);
  expect(await ask('nobody@example.com')).toEqual(wrong);
});

test('registering costs the same work for known and unknown addresses', async () => {
  const hashes = watchHashes();
  hashes.mockClear();
  await members.register(email);
  const known = hashes.mock.calls.length;
  await members.register('new@example.com');
  expect([known, hashes.mock.calls.length]).toEqual([1, 2]);
});

test('a closed account is told so, but only with its password', async () => {
  await store.db.update(account).set({ status: 'disabled' });
  expect((await members.login(email)).body.error?.code).toBe('account_disabled');
  expect((await members.login(email, 'not the password')).body.error?.code).toBe('invalid_credentials');
});

test('after five wrong passwords the address waits, twice as long each time, and for this network alone', async () => {
  const guess = async (ip: string) => (await members.login(email, 'a guess', from(ip))).status;
  const fiveTimes = async () => [
    await guess('203.0.113.7'),
    await guess('203.0.113.7'),
    await guess('203.0.113.7'),
    await guess('203.0.113.7'),
    await guess('203.0.113.7'),
  ];
  const wait = async () => {
    const { status, body } = await members.login(email.toUpperCase(), goodPassword, from('203.0.113.7'));
    return [status, body.error?.data?.['retry_after']];
  };
  const fiveWrong = [401, 401, 401, 401, 401];
  for (const minutes of [15, 30, 60, 60]) {
    // oxlint-disable-next-line no-await-in-loop -- one wait follows the other
    expect([await fiveTimes(), await wait()]).toEqual([fiveWrong, [429, minutes * 60]]);
    later(minutes * minute);
  }
  expect(await fiveTimes()).toEqual(fiveWrong);
  expect((await members.login(email, goodPassword, from('203.0.113.8'))).status).toBe(200);
  expect((await members.login('other@example.com', 'a guess', from('203.0.113.7'))).status).toBe(401);
  later(60 * minute);
  expect((await members.login(email, goodPassword, from('203.0.113.7'))).status).toBe(200);
  expect(await fiveTimes()).toEqual(fiveWrong);
  expect(await wait()).toEqual([429, 15 * 60]);
});

test('a few wrong passwords are forgotten after a quarter of an hour', async () => {
  const guess = async () => (await members.login(email, 'a guess')).status;
  for (let count = 0; count < 4; count += 1) await guess();
  later(15 * minute);
  for (let count = 0; count < 4; count += 1) await guess();
  expect((await members.login(email)).status).toBe(200);
});

test('many guesses at once are no way around the wait', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => members.login(email, `guess ${index}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
});

test('more log-ins than can be checked in time are told to come back, which counts as no failure', async () => {
  const gate = Promise.withResolvers<void>();
  const busy = Array.from({ length: 60 }, () => inTurn(() => gate.promise).catch(() => {}));
  for (let count = 0; count < 6; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- more tries than wrong passwords are allowed
    const { status, body } = await members.login(email);
    expect([status, body.error?.code]).toEqual([503, 'unavailable']);
  }
  gate.resolve();
  await Promise.all(busy);
  expect((await members.login(email)).status).toBe(200);
});

test('the twenty newest log-ins of an account stay', async () => {
  const first = await enter();
  later(1);
  const second = await enter();
  for (let count = 0; count < 19; count += 1) {
    later(1);
    // oxlint-disable-next-line no-await-in-loop -- in the order of time
    await enter();
  }
  expect([await info(first), await info(second), await store.db.$count(loginToken)]).toEqual([401, 200, 20]);
});

test('logging out ends this log-in, or all of them', async () => {
  const [one, two, three] = [await enter(), await enter(), await enter()];
  expect(await members.call('logout', {}, bearer(one))).toEqual({ status: 200, body: { ok: true } });
  expect([await info(one), await info(two)]).toEqual([401, 200]);
  expect((await members.call('logout', {}, bearer(one))).body.error?.code).toBe('token_invalid');
  expect((await members.call('logout-all', {}, bearer(two))).status).toBe(200);
  expect([await info(two), await info(three)]).toEqual([401, 401]);
});

test('a password typed on another keyboard is the same one; spaces count', async () => {
  await store.db.update(account).set({ passwordHash: await hashPassword('ﬁne café ', { logN: 4, r: 8, p: 1 }) });
  expect((await members.login(email, 'fine cafe\u0301 ')).status).toBe(200);
  expect((await members.login(email, 'fine café')).status).toBe(401);
});

test('the hash gets stronger with the next log-in', async () => {
  const { settings } = store.deps;
  const before = settings.passwordCost;
  settings.passwordCost = { logN: 5, r: 8, p: 1 };
  try {
    expect((await members.login(email)).status).toBe(200);
    const [row] = await store.db.select().from(account);
    expect(row?.passwordHash).toMatch(/^scrypt\$5\$/);
    expect((await members.login(email)).status).toBe(200);
  } finally {
    settings.passwordCost = before;
  }
});

test('the strength of a real shop works, and a broken hash opens nothing', async () => {
  const cost = { logN: 15, r: 8, p: 3 };
  const hash = await hashPassword(goodPassword, cost);
  expect(hash).toMatch(/^scrypt\$15\$8\$3\$/);
  expect([await isPassword(goodPassword, hash, cost), await isPassword('another one', hash, cost)]).toEqual([true, false]);
  expect(await isPassword('', 'scrypt$4$8$1$$', { logN: 4, r: 8, p: 1 })).toBe(false);
});

test.each(['info', 'logout', 'logout-all', 'save-info'])('%s knows nobody by cookies alone', async (path) => {
  const token = await enter();
  const cookies = { Cookie: `token=${token}; cart_key=ck_abc` };
  const answer = await members.call(path, path === 'info' ? undefined : {}, cookies);
  expect([answer.status, answer.body.error?.code]).toEqual([401, 'auth_required']);
  const change = await members.call('save-pwd', { old_password: goodPassword, password: 'a whole new one' }, cookies);
  expect([change.status, change.body.error?.code]).toEqual([401, 'auth_required']);
  expect(await info(token)).toBe(200);
});
