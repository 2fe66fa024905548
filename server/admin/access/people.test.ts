import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it, test, vi } from 'vitest';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import * as schema from '#server/db/schema.ts';
import { bearerOf, openOffice, type Person } from '#server/testing/office.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

import { runPerson } from './person-command.ts';
import { mostWrongFactors } from './second-factor.ts';
import { minute } from '#contract/durations.ts';

let now = new Date('2026-11-22T10:00:00Z');
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

let store: TestStore;
let call: ReturnType<typeof openOffice>['call'];
let logIn: ReturnType<typeof openOffice>['logIn'];
let auditOf: ReturnType<typeof openOffice>['auditOf'];
let said: string[] = [];
const logged: string[] = [];
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { edgeSecret: 'between-us' }, print: (line) => logged.push(line) });
  ({ call, logIn, auditOf } = openOffice(store));
  vi.spyOn(console, 'log').mockImplementation((line: string) => said.push(line));
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(schema.operatorPerson);
  await store.db.delete(schema.audit);
  later(25 * 60 * minute); // waits of the test before are over
});

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
const rowOf = async ({ id }: Person) => (await store.db.select().from(schema.operatorPerson).where(eq(schema.operatorPerson.id, id)))[0];

async function shop(...words: string[]): Promise<string> {
  said = [];
  await runPerson(store.deps, words);
  return said.join('\n');
}
const tokenIn = (text: string) => /#invite=(oi_[\w-]{43})/.exec(text)?.[1] ?? '';

async function accept(token: string, password = 'a kettle of quiet fish') {
  const { body } = await call('invitation', { token });
  return call('accept-invitation', { token, password, code: codeOf(body.secret) });
}

test('the console invites; the link sets password and second factor once and is dead afterwards', async () => {
  expect(await shop()).toContain('Nobody can log in yet');
  const told = await shop('add', 'Ada Lovelace', 'Ada@office.example', '--role', 'owner');
  expect(told).toContain('/admin#invite=oi_');
  const token = tokenIn(told);
  expect(await shop('list')).toMatch(/^Ada Lovelace {2}ada@office.example {2}owner {2}invited/);
  const shown = await call('invitation', { token });
  expect(shown.body).toMatchObject({ name: 'Ada Lovelace', email: 'ada@office.example' });
  expect(shown.body.otpauth_url).toMatch(/^otpauth:\/\/totp\/.*ada%40office\.example.*secret=/);
  const code = codeOf(shown.body.secret);
  const bad = await call('accept-invitation', { token, password: 'a kettle of quiet fish', code: '000000' });
  expect(bad.body.error.fields).toMatchObject({ code: [{ code: 'mismatch' }] });
  const weak = await call('accept-invitation', { token, password: 'password1', code });
  expect(weak.body.error.code).toBe('password_rejected');
  const made = await call('accept-invitation', { token, password: 'a kettle of quiet fish', code });
  expect(made.status).toBe(200);
  expect(new Set(made.body.recovery_codes).size).toBe(10);
  expect((await call('me', undefined, bearerOf(made.body.token))).body).toMatchObject({
    name: 'Ada Lovelace',
    role: 'owner',
    recovery_codes: 10,
  });
  expect((await call('invitation', { token })).body.error.code).toBe('link_expired');
  expect((await call('accept-invitation', { token, password: 'a kettle of quiet fish', code })).body.error.code).toBe('link_expired');
  // The code that enrolled is used up as well.
  const again = await call('log-in', { email: 'ada@office.example', password: 'a kettle of quiet fish', code });
  expect(again.body.error.code).toBe('invalid_credentials');
  later(minute);
  const right = { email: 'ADA@office.example', password: 'a kettle of quiet fish', code: codeOf(shown.body.secret) };
  expect((await call('log-in', right)).status).toBe(200);
  expect(await auditOf('person.invite')).toMatchObject([{ actor: 'console', role: null, target: 'Ada Lovelace' }]);
  expect(await auditOf('person.log-in')).toMatchObject([{ actor: 'Ada Lovelace', role: 'owner' }]);
  const tables = [schema.operatorPerson, schema.operatorSession, schema.operatorRecoveryCode, schema.operatorInvitation, schema.audit];
  const kept = JSON.stringify(await Promise.all(tables.map(async (table) => store.db.select().from(table))));
  for (const secret of [token, shown.body.secret, made.body.token, made.body.recovery_codes[0], 'kettle'])
    expect(kept).not.toContain(secret);
});

test('a link ends after a day, with the next one, and with its person', async () => {
  const first = tokenIn(await shop('add', 'Bo', 'bo@office.example', '--role', 'sales'));
  const second = tokenIn(await shop('reset', 'bo@office.example'));
  expect((await call('invitation', { token: first })).body.error.code).toBe('link_expired');
  expect((await call('invitation', { token: second })).status).toBe(200);
  await shop('disable', 'bo@office.example');
  expect((await call('invitation', { token: second })).body.error.code).toBe('link_expired');
  const third = tokenIn(await shop('reset', 'bo@office.example'));
  later(24 * 60 * minute + 1);
  expect((await call('invitation', { token: third })).body.error.code).toBe('link_expired');
  await cleanUp(store.deps);
  expect(await store.db.$count(schema.operatorInvitation)).toBe(0);
});

test('one answer for a wrong address, password and code, and the password alone is not enough', async () => {
  const person = await seedPerson(store.deps);
  const wrong = [
    await logIn(person, { email: 'nobody@office.example' }),
    await logIn(person, { password: 'another one' }),
    await logIn(person, { code: '000000' }),
    await logIn(person, { code: 'abcdef-abcdef-abcdef-abcdef' }),
  ];
  const bare = wrong.map(({ status, body }) => ({ status, error: body.error }));
  expect(bare[0]?.error.code).toBe('invalid_credentials');
  expect(new Set(bare.map((one) => JSON.stringify(one))).size).toBe(1);
  expect((await logIn(person)).status).toBe(200);
  const lines = logged.filter((line) => line.includes('operator_log_in'));
  expect(lines.at(-2)).toContain(`"operator_log_in_refused","person":"${person.id}","code":"invalid_credentials"`);
  expect(lines.at(-1)).toContain(`"operator_log_in","person":"${person.id}"`);
  expect(logged.filter((line) => line.includes(person.email) || line.includes('"error"'))).toEqual([]);
});

test('a one-time code opens once, also when two come at once; one of the step before still opens', async () => {
  const person = await seedPerson(store.deps);
  const both = await Promise.all([logIn(person), logIn(person)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const before = person.code(new Date(now.getTime() - 30_000));
  expect((await logIn(person, { code: before })).status).toBe(401);
  later(90_000);
  expect((await logIn(person, { code: person.code(new Date(now.getTime() - 30_000)) })).status).toBe(200);
  expect((await logIn(person, { code: person.code(new Date(now.getTime() - 90_000)) })).status).toBe(401);
});

test('a recovery code opens once, as it was written or without its hyphens', async () => {
  const token = tokenIn(await shop('add', 'Cy', 'cy@office.example', '--role', 'content'));
  const { body } = await accept(token);
  const [first, second] = body.recovery_codes;
  const given = { email: 'cy@office.example', password: 'a kettle of quiet fish' };
  expect((await call('log-in', { ...given, code: first })).status).toBe(200);
  expect((await call('log-in', { ...given, code: first })).status).toBe(401);
  const other = await call('log-in', { ...given, code: second.replaceAll('-', '').toUpperCase() });
  expect(other.status).toBe(200);
  expect((await call('me', undefined, bearerOf(other.body.token))).body.recovery_codes).toBe(8);
});

test('wrong tries wait longer each time, by person and network', async () => {
  const person = await seedPerson(store.deps);
  const ip = '198.51.100.7';
  for (let tries = 0; tries < 5; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await logIn(person, { password: 'wrong' }, ip)).status).toBe(401);
  }
  const waits = await logIn(person, {}, ip);
  expect([waits.status, waits.body.error.data.retry_after]).toEqual([429, 900]);
  expect((await logIn(person, {}, '198.51.100.8')).status).toBe(200);
  later(16 * minute);
  expect((await logIn(person, { password: 'wrong' }, ip)).status).toBe(401);
});

test('ten wrong codes behind the right password lock the person, which only the three right ones are told', async () => {
  const person = await seedPerson(store.deps, 'sales');
  for (let tries = 0; tries < mostWrongFactors; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await logIn(person, { code: '000000' })).status).toBe(401);
  }
  expect((await logIn(person, { code: '000000' })).body.error.code).toBe('invalid_credentials');
  expect((await logIn(person)).body.error.code).toBe('account_disabled');
  expect((await call('me', undefined, person.headers)).status).toBe(401);
  expect(await auditOf('person.lock')).toMatchObject([{ actor: person.name, role: 'sales', detail: { wrong_codes: 10 } }]);
  expect(await shop('enable', person.email)).toContain('active');
  expect((await logIn(person)).status).toBe(200);
  expect(await rowOf(person)).toMatchObject({ wrongCodes: 0, lockedAt: null });
});

test('wrong passwords of strangers lock nobody', async () => {
  const person = await seedPerson(store.deps);
  for (let tries = 0; tries < mostWrongFactors + 2; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await logIn(person, { password: 'guess', code: '000000' });
  }
  expect((await logIn(person)).status).toBe(200);
});

test('a session ends after half an hour unused, after twelve hours, and when it is ended', async () => {
  const person = await seedPerson(store.deps);
  const used = async (token: string) => (await call('me', undefined, bearerOf(token))).status;
  later(29 * minute);
  expect(await used(person.token)).toBe(200);
  later(29 * minute);
  expect(await used(person.token)).toBe(200);
  later(31 * minute);
  expect(await used(person.token)).toBe(401);
  const { token } = (await logIn(person)).body;
  for (let half = 0; half < 24; half += 1) {
    later(29 * minute);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await used(token)).toBe(200);
  }
  later(25 * minute);
  expect(await used(token)).toBe(401);
  await cleanUp(store.deps);
  expect(await store.db.$count(schema.operatorSession)).toBe(0);
  const next = (await logIn(person)).body.token;
  expect((await call('log-out', {}, bearerOf(next))).status).toBe(200);
  expect(await used(next)).toBe(401);
});

test('people see and end their own sessions and nobody else’s', async () => {
  const [ada, bo] = [await seedPerson(store.deps), await seedPerson(store.deps)];
  const other = (await logIn(ada)).body.token;
  const list = (await call('sessions', undefined, ada.headers)).body.list;
  expect(list.map((one: { is_current: boolean }) => one.is_current)).toEqual([true, false]);
  const [its] = (await call('sessions', undefined, bo.headers)).body.list;
  expect((await call('end-session', { id: its.id }, ada.headers)).status).toBe(404);
  expect((await call('me', undefined, bo.headers)).status).toBe(200);
  expect((await call('end-session', {}, ada.headers)).status).toBe(200);
  expect((await call('me', undefined, bearerOf(other))).status).toBe(401);
  expect((await call('me', undefined, ada.headers)).status).toBe(200);
});

test('an owner invites, changes, closes out and resets others, never themselves; all of it holds at once', async () => {
  const owner = await seedPerson(store.deps);
  const made = await call('invite-person', { name: 'Di Prince', email: 'Di@office.example', role: 'sales' }, owner.headers);
  expect(made.body.person).toMatchObject({ email: 'di@office.example', status: 'invited' });
  const { token } = (await accept(made.body.invitation.token)).body;
  const id = made.body.person.person_id;
  const change = (action: string, more: object = {}) => call('change-person', { person_id: id, action, ...more }, owner.headers);
  expect((await call('orders', undefined, bearerOf(token))).status).toBe(200);
  expect((await change('role', { role: 'content' })).body.person.role).toBe('content');
  expect((await call('orders', undefined, bearerOf(token))).status).toBe(403);
  expect((await change('role')).body.error.fields).toHaveProperty('role');
  expect((await change('disable')).body.person.status).toBe('disabled');
  expect((await call('me', undefined, bearerOf(token))).status).toBe(401);
  expect((await change('enable')).body.person.status).toBe('active');
  expect((await call('me', undefined, bearerOf(token))).status).toBe(401);
  const reset = await change('reset');
  expect([reset.body.person.status, typeof reset.body.invitation.token]).toEqual(['invited', 'string']);
  const old = await call('log-in', { email: 'di@office.example', password: 'a kettle of quiet fish', code: '000000' });
  expect(old.body.error.code).toBe('invalid_credentials');
  const self = await call('change-person', { person_id: owner.id, action: 'disable' }, owner.headers);
  expect(self.body.error.code).toBe('state_conflict');
  expect(await auditOf('person.role')).toMatchObject([
    { actor: owner.name, role: 'owner', target: 'Di Prince', detail: { after: 'content' } },
  ]);
  for (const again of [
    { name: 'Other', email: 'di@office.example' },
    { name: 'Di Prince', email: 'other@office.example' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await call('invite-person', { ...again, role: 'sales' }, owner.headers)).status).toBe(422);
  }
});

test('of two owners who close each other out at once, one is left', async () => {
  const [ada, bo] = [await seedPerson(store.deps), await seedPerson(store.deps)];
  await Promise.allSettled([
    call('change-person', { person_id: bo.id, action: 'disable' }, ada.headers),
    call('change-person', { person_id: ada.id, action: 'disable' }, bo.headers),
  ]);
  const states = [await rowOf(ada), await rowOf(bo)].map((row) => row?.disabledAt === null);
  expect(states).toContain(true);
});

test.each<[OperatorRole, object, number]>([
  ['stock', { to: 'cancelled' }, 403],
  ['stock', { refund: { amount: '1.00' } }, 403],
  ['stock', { to: 'shipped' }, 403],
  ['stock', { to: 'processing' }, 404],
  ['sales', { to: 'cancelled' }, 404],
  ['read_only', { to: 'processing' }, 403],
])('a person of %s who sends %j gets %i', async (role, step, status) => {
  const { headers } = await seedPerson(store.deps, role);
  expect((await call('order-transition', { order_no: 'SO-261120-7K3MZQ', version: 1, ...step }, headers)).status).toBe(status);
});

it.each([
  [['add', 'Bo', 'bo@office.example'], '--role'],
  [['add', 'Bo', 'bo@office.example', '--role', 'king'], 'no role "king"'],
  [['add', 'Bo', 'nowhere', '--role', 'sales'], 'email'],
  [['add', 'console', 'bo@office.example', '--role', 'sales'], 'name'],
  [['disable', 'bo@office.example'], 'Nobody has the address'],
  [['crown'], 'no command'],
])('"person %j" is refused with: %s', async (words, message) => {
  const failed = await shop(...words).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect((failed as Error).message).toContain(message); // it is one
});
