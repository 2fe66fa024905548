import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { mostPasskeys } from '#contract/api/admin/access.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import * as schema from '#server/db/schema.ts';
import { type Fault, newAuthenticator } from '#server/testing/authenticator.ts';
import { bearerOf, openOffice, type Person } from '#server/testing/office.ts';
import { seedPerson } from '#server/testing/operator.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { mostWrongFactors } from './second-factor.ts';
import { minute } from '#contract/durations.ts';

let now = new Date('2026-11-22T10:00:00Z');
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

const origin = 'http://localhost:9081';
let store: TestStore;
let office: ReturnType<typeof openOffice>;
beforeAll(async () => {
  store = await openTestStore({ clock: () => now, settings: { edgeSecret: 'between-us', adminSite: { origin } }, print: () => {} });
  office = openOffice(store);
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(schema.operatorPerson);
  await store.db.delete(schema.audit);
  later(25 * 60 * minute); // waits of the test before are over
});

const own = (person: Person, path: string, body?: object) => office.call(path, body, person.headers);

/** Somebody with a passkey, and the device that holds it. */
async function seedHolder(role: Person['role'] = 'owner') {
  const person = await seedPerson(store.deps, role);
  const device = newAuthenticator();
  const begun = (await own(person, 'new-passkey', {})).body;
  const made = await own(person, 'add-passkey', { token: begun.token, name: 'Laptop', passkey: device.make(begun) });
  expect(made.body.list).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
  return { person, device };
}
type Device = ReturnType<typeof newAuthenticator>;

async function logInWith(device: Device, fault: Fault = {}, ip?: string) {
  const asked = (await office.call('log-in-challenge', {})).body;
  return office.call('log-in-passkey', { token: asked.token, passkey: device.show(asked, fault) }, {}, ip);
}
const rowOf = async ({ id }: Person) => (await store.db.select().from(schema.operatorPerson).where(eq(schema.operatorPerson.id, id)))[0];

test('a passkey is made for the operator’s own address, opens without a password, and is gone when it is removed', async () => {
  const { person, device } = await seedHolder('sales');
  const asked = (await office.call('log-in-challenge', {})).body;
  expect(asked).toMatchObject({ origin, options: { rpId: 'localhost', userVerification: 'required', allowCredentials: [] } });
  const opened = await office.call('log-in-passkey', { token: asked.token, passkey: device.show(asked) });
  expect((await office.call('me', undefined, bearerOf(opened.body.token))).body).toMatchObject({ name: person.name, passkeys: 1 });
  const { list } = (await own(person, 'passkeys')).body;
  expect(list).toMatchObject([{ name: 'Laptop', last_used_at: now.toISOString() }]);
  expect((await own(person, 'remove-passkey', { id: list[0].id })).body).toEqual({ list: [] });
  expect((await logInWith(device)).body.error.code).toBe('invalid_credentials');
  expect(await office.auditOf('person.passkey-add')).toMatchObject([{ actor: person.name, role: 'sales', detail: { passkey: 'Laptop' } }]);
  expect(await office.auditOf('person.passkey-remove')).toMatchObject([{ actor: person.name, detail: { passkey: 'Laptop' } }]);
  expect(await office.auditOf('person.log-in')).toMatchObject([{ actor: person.name, detail: { by: 'passkey' } }]);
});

it.each<[string, Fault]>([
  ['of another page', { origin: 'https://office.example' }],
  ['of another port of this machine', { origin: 'http://localhost:3000' }],
  ['for another shop', { rpId: 'office.example' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without a finger or a PIN', { unverified: true }],
  ['with a wrong signature', { forged: true }],
  ['by a copy that has signed less often', { counter: 1 }],
])('a proof %s opens nothing, and counts', async (_what, fault) => {
  const { person, device } = await seedHolder();
  expect((await logInWith(device, { counter: 5 })).status).toBe(200);
  expect((await logInWith(device, fault)).body.error.code).toBe('invalid_credentials');
  expect(await rowOf(person)).toMatchObject({ wrongCodes: 1 });
  expect((await logInWith(device, { counter: 9 })).status).toBe(200);
  expect(await rowOf(person)).toMatchObject({ wrongCodes: 0 });
});

it.each<[string, Fault]>([
  ['of another page', { origin: 'https://office.example' }],
  ['for another shop', { rpId: 'office.example' }],
  ['for another challenge', { challenge: 'AAAA' }],
  ['without a finger or a PIN', { unverified: true }],
])('a passkey made %s is not taken', async (_what, fault) => {
  const person = await seedPerson(store.deps);
  const begun = (await own(person, 'new-passkey', {})).body;
  const refused = await own(person, 'add-passkey', { token: begun.token, name: 'Key', passkey: newAuthenticator().make(begun, fault) });
  expect(refused.body.error.code).toBe('state_conflict');
  expect((await own(person, 'passkeys')).body.list).toEqual([]);
});

test('a challenge is answered once, within five minutes, for what it was asked, by the log-in that asked', async () => {
  const { person, device } = await seedHolder();
  const ask = async () => (await office.call('log-in-challenge', {})).body;
  const asked = await ask();
  const proof = { token: asked.token, passkey: device.show(asked) };
  expect((await office.call('log-in-passkey', proof)).status).toBe(200);
  expect((await office.call('log-in-passkey', { token: asked.token, passkey: device.show(asked) })).status).toBe(401);
  const late = await ask();
  later(5 * minute);
  expect((await office.call('log-in-passkey', { token: late.token, passkey: device.show(late) })).status).toBe(401);
  const confirm = (await own(person, 'confirm-challenge', {})).body;
  expect((await office.call('log-in-passkey', { token: confirm.token, passkey: device.show(confirm) })).status).toBe(401);
  const logIn = await ask();
  expect((await own(person, 'confirm-passkey', { token: logIn.token, passkey: device.show(logIn) })).status).toBe(401);
  const mine = (await own(person, 'confirm-challenge', {})).body;
  expect(mine.options.allowCredentials).toEqual([{ id: device.id, type: 'public-key' }]);
  const other = (await office.logIn(person)).body.token;
  const stolen = await office.call('confirm-passkey', { token: mine.token, passkey: device.show(mine) }, bearerOf(other));
  expect(stolen.status).toBe(401);
  expect((await own(person, 'confirm-passkey', { token: mine.token, passkey: device.show(mine) })).status).toBe(200);
  // What was too late or of another kind was no wrong proof.
  expect(await rowOf(person)).toMatchObject({ wrongCodes: 0 });
  later(30 * minute);
  await cleanUp(store.deps);
  expect(await store.db.$count(schema.operatorChallenge)).toBe(0);
});

test('passkeys: somebody else’s prove nothing for me, no name twice, ten at most, a reset takes them all', async () => {
  const { person, device } = await seedHolder();
  const { device: stranger } = await seedHolder();
  const asked = (await own(person, 'confirm-challenge', {})).body;
  expect((await own(person, 'confirm-passkey', { token: asked.token, passkey: stranger.show(asked) })).status).toBe(401);
  const add = async (name: string, by = newAuthenticator()) => {
    const begun = await own(person, 'new-passkey', {});
    return begun.body.error ? begun : own(person, 'add-passkey', { token: begun.body.token, name, passkey: by.make(begun.body) });
  };
  expect((await add('Laptop')).body.error.fields).toMatchObject({ name: [{ code: 'not_unique' }] });
  expect((await add('Again', stranger)).body.error.code).toBe('state_conflict');
  for (let count = 1; count < mostPasskeys; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await add(`Key ${count}`)).body.list).toHaveLength(count + 1);
  }
  expect((await add('Eleventh')).body.error.code).toBe('state_conflict');
  const owner = await seedPerson(store.deps);
  expect((await own(owner, 'change-person', { person_id: person.id, action: 'reset' })).status).toBe(200);
  expect((await logInWith(device)).status).toBe(401);
});

test('wrong passkeys wait like wrong codes, and ten in a row lock the person', async () => {
  const { person, device } = await seedHolder();
  const ip = '198.51.100.7';
  for (let tries = 0; tries < mostWrongFactors; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await logInWith(device, { forged: true }, tries < 5 ? ip : undefined)).status).toBe(401);
  }
  expect((await logInWith(device, {}, ip)).status).toBe(429);
  expect((await logInWith(device)).body.error.code).toBe('account_disabled');
  expect((await own(person, 'me')).status).toBe(401);
  expect(await office.auditOf('person.lock')).toMatchObject([{ actor: person.name, detail: { wrong_codes: 10 } }]);
});

test('what matters most asks for a second factor of the last ten minutes, and goes on with a code or a passkey', async () => {
  const { person, device } = await seedHolder();
  const other = await seedPerson(store.deps, 'sales');
  const acts: [string, object][] = [
    ['invite-person', { name: 'Cy', email: 'cy@office.example', role: 'sales' }],
    ['change-person', { person_id: other.id, action: 'role', role: 'content' }],
    ['change-person', { person_id: other.id, action: 'reset' }],
    ['new-passkey', {}],
    ['remove-passkey', { id: 'any' }],
    ['change-password', { old_password: person.password, password: 'a kettle of quiet fish' }],
    ['new-recovery-codes', {}],
    ['new-totp', {}],
  ];
  later(10 * minute);
  for (const [path, body] of acts) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body: answer } = await own(person, path, body);
    expect([path, status, answer.error.code]).toEqual([path, 403, 'factor_required']);
  }
  expect((await own(person, 'people')).status).toBe(200);
  expect((await own(person, 'confirm-code', { code: '000000' })).body.error.code).toBe('invalid_credentials');
  expect((await own(person, 'confirm-code', { code: person.code() })).body.until).toBe(new Date(now.getTime() + 10 * minute).toISOString());
  expect((await own(person, 'invite-person', acts[0]?.[1])).status).toBe(200);
  later(10 * minute);
  expect((await own(person, 'new-recovery-codes', {})).status).toBe(403);
  const asked = (await own(person, 'confirm-challenge', {})).body;
  expect((await own(person, 'confirm-passkey', { token: asked.token, passkey: device.show(asked) })).status).toBe(200);
  expect((await own(person, 'new-recovery-codes', {})).status).toBe(200);
});

test('wrong codes in an open log-in wait, and lock', async () => {
  const person = await seedPerson(store.deps);
  for (let tries = 0; tries < mostWrongFactors; tries += 1) {
    if (tries === 5) later(16 * minute);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await own(person, 'confirm-code', { code: '000000' })).status).toBe(401);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (tries === 4) expect((await own(person, 'confirm-code', { code: person.code() })).status).toBe(429);
  }
  expect((await own(person, 'me')).status).toBe(401);
  expect(await rowOf(person)).toMatchObject({ lockedAt: now });
});

test('a new password needs the present one, ends the other log-ins and is the only one that opens', async () => {
  const person = await seedPerson(store.deps);
  const other = (await office.logIn(person)).body.token;
  const change = (old_password: string, password: string) => own(person, 'change-password', { old_password, password });
  expect((await change('not this one', 'a kettle of quiet fish')).body.error.code).toBe('invalid_credentials');
  expect((await change(person.password, 'password1')).body.error.code).toBe('password_rejected');
  expect((await office.call('me', undefined, bearerOf(other))).status).toBe(200);
  expect((await change(person.password, 'a kettle of quiet fish')).status).toBe(200);
  expect((await office.call('me', undefined, bearerOf(other))).status).toBe(401);
  expect((await own(person, 'me')).status).toBe(200);
  later(minute);
  expect((await office.logIn(person)).status).toBe(401);
  expect((await office.logIn(person, { password: 'a kettle of quiet fish' })).status).toBe(200);
  expect(await office.auditOf('person.password')).toMatchObject([{ actor: person.name, target: person.name }]);
});

test('new recovery codes make the old ones void', async () => {
  const person = await seedPerson(store.deps);
  const [old] = (await own(person, 'new-recovery-codes', {})).body.recovery_codes;
  const { recovery_codes: codes } = (await own(person, 'new-recovery-codes', {})).body;
  expect(new Set(codes).size).toBe(10);
  expect((await office.logIn(person, { code: old })).status).toBe(401);
  expect((await office.logIn(person, { code: codes[0] })).status).toBe(200);
  expect(await office.auditOf('person.recovery-codes')).toHaveLength(2);
  const kept = JSON.stringify(await store.db.select().from(schema.operatorRecoveryCode));
  expect(kept).not.toContain(codes[1].replaceAll('-', '').toUpperCase());
});

test('another app takes the place of the first with its own code; until then the first goes on', async () => {
  const person = await seedPerson(store.deps);
  const begun = (await own(person, 'new-totp', {})).body;
  expect(begun.otpauth_url).toContain(`secret=${begun.secret}`);
  const codeOfNew = () => new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: now.getTime() });
  expect(JSON.stringify(await store.db.select().from(schema.operatorChallenge))).not.toContain(begun.secret);
  const wrong = await own(person, 'replace-totp', { token: begun.token, code: person.code() });
  expect(wrong.body.error.fields).toMatchObject({ code: [{ code: 'mismatch' }] });
  expect((await office.logIn(person)).status).toBe(200);
  expect((await own(person, 'replace-totp', { token: begun.token, code: codeOfNew() })).status).toBe(200);
  later(minute);
  expect((await office.logIn(person)).status).toBe(401);
  expect((await office.logIn(person, { code: codeOfNew() })).status).toBe(200);
  const again = await own(person, 'replace-totp', { token: begun.token, code: codeOfNew() });
  expect(again.body.error.code).toBe('state_conflict');
  const late = (await own(person, 'new-totp', {})).body;
  later(15 * minute);
  expect((await own(person, 'replace-totp', { token: late.token, code: '000000' })).body.error.code).toBe('state_conflict');
  expect(await office.auditOf('person.totp')).toHaveLength(1);
});

test('a body longer than a passkey’s answer is refused before it is read', async () => {
  const long = { token: 'oc_', passkey: { id: 'a'.repeat(40_000), rawId: 'a', type: 'public-key', response: {} } };
  expect((await office.call('log-in-passkey', long)).status).toBe(413);
  const wide = { ...long, passkey: { ...long.passkey, id: 'a'.repeat(2000) } };
  expect((await office.call('log-in-passkey', wide)).status).toBe(422);
});
