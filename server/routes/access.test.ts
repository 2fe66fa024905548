/** Every call of the contract is asked with each third kind of credential, by turns, and with those made for it; what it must say stands in the access table. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { operatorRoles } from '#contract/operator-roles.ts';
import {
  type AnyEndpoint,
  type ApiScope,
  apiScopes,
  type OperatorScope,
  operatorScopes,
  type PersonScope,
  personScopes,
} from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { operatorKey } from '#server/db/schema.ts';
import { type Door, doorOf, doors } from '#server/testing/access-table.ts';
import { seedAccount, seedApiKey } from '#server/testing/account.ts';
import { seedGuest } from '#server/testing/belongings.ts';
import { contractCalls, nameOf } from '#server/testing/contract-calls.ts';
import { bearer } from '#server/testing/member.ts';
import { seedOperator, seedPerson } from '#server/testing/operator.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { someOf } from '#server/testing/some-of.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

type Headers = Record<string, string>;
/** What stands in `Authorization`: a credential of a kind, `bad` for one that opens nothing. */
interface Credential {
  headers: Headers;
  authorization?:
    | 'token'
    | 'bad'
    | { key: readonly ApiScope[] }
    | 'bad key'
    | { operator: readonly OperatorScope[] }
    | { role: OperatorRole }
    | 'bad operator';
  /** An access key, whether it opens the thing that is asked for or not. */
  accessKey?: true;
}

const made = (kind: string) => kind + 'a'.repeat(43);

let store: TestStore;
let credentials: Record<string, Credential>;
beforeAll(async () => {
  // The catalog does not change here.
  store = await openStoreWithParts({ settings: { catalogMaxAgeMs: 600_000 } });
  credentials = { ...(await customerCredentials()), ...(await operatorCredentials()) };
});
afterAll(() => store.close());

async function customerCredentials(): Promise<Record<string, Credential>> {
  const { db } = store;
  const member = await seedAccount(db);
  const disabled = await seedAccount(db, { status: 'disabled' });
  const ended = await seedAccount(db, { expiresAt: new Date(Date.now() - 1000) });
  const guest = openShopper(store);
  await guest.add('LM358N-NOPB-TB', 3);
  const cartKey = { 'X-Cart-Key': guest.cartKey() ?? '' };
  const bought = await seedGuest(store);
  const ofScopes = async (key: readonly ApiScope[]) => ({ headers: bearer(await seedApiKey(db, member.id, key)), authorization: { key } });
  const keys = await Promise.all(apiScopes.map(async (scope) => [`key for ${scope}`, await ofScopes([scope])] as const));
  const cookies = { Cookie: `token=${member.token}; cart_key=${guest.cartKey() ?? ''}; access_key=${bought.orderKey ?? ''}` };
  return {
    nothing: { headers: {} },
    'cookies alone': { headers: cookies },
    'a cart key': { headers: cartKey },
    'an unknown cart key': { headers: { 'X-Cart-Key': made('ck_') } },
    'the access key of an order': { headers: { 'X-Access-Key': bought.orderKey ?? '' }, accessKey: true },
    'the access key of an inquiry': { headers: { 'X-Access-Key': bought.inquiryKey ?? '' }, accessKey: true },
    'an unknown access key': { headers: { 'X-Access-Key': made('ak_') }, accessKey: true },
    'an unknown token': { headers: bearer(made('st_')), authorization: 'bad' },
    'a token that has ended': { headers: ended.headers, authorization: 'bad' },
    'a token of a closed account': { headers: disabled.headers, authorization: 'bad' },
    'a bad token with keys of a guest': {
      headers: { ...ended.headers, ...cartKey, 'X-Access-Key': bought.orderKey ?? '' },
      authorization: 'bad',
      accessKey: true,
    },
    'a token in another scheme': { headers: { Authorization: `Basic ${member.token}` }, authorization: 'bad' },
    'a cart key as a token': { headers: bearer(guest.cartKey() ?? ''), authorization: 'bad' },
    ...Object.fromEntries(keys),
    'a key for everything': await ofScopes(apiScopes),
    'an unknown key': { headers: bearer(made('sk_')), authorization: 'bad key' },
    'a key of a closed account': { headers: bearer(await seedApiKey(db, disabled.id, apiScopes)), authorization: 'bad key' },
  };
}

async function operatorCredentials(): Promise<Record<string, Credential>> {
  const { db } = store;
  const ofScopes = async (operator: readonly OperatorScope[]) => ({
    headers: (await seedOperator(db, operator)).headers,
    authorization: { operator },
  });
  const revoked = await seedOperator(db);
  await db.update(operatorKey).set({ revokedAt: new Date() });
  const one = operatorScopes.map(async (scope) => [`operator key for ${scope}`, await ofScopes([scope])] as const);
  const others = operatorScopes.map(
    async (scope) => [`operator key for all but ${scope}`, await ofScopes(operatorScopes.filter((other) => other !== scope))] as const,
  );
  return {
    ...Object.fromEntries(await Promise.all([...one, ...others])),
    'an unknown operator key': { headers: bearer(made('ok_')), authorization: 'bad operator' },
    'an unknown session of a person': { headers: bearer(made('os_')), authorization: 'bad operator' },
    'a revoked operator key': { headers: revoked.headers, authorization: 'bad operator' },
  };
}

/** A call may end the log-in that it came with: these are made anew for each. */
function loggedIn(): Record<string, () => Promise<Credential>> {
  const people = operatorRoles.map((role): [string, () => Promise<Credential>] => [
    `a person: ${role}`,
    async () => ({ headers: (await seedPerson(store.deps, role)).headers, authorization: { role } }),
  ]);
  return {
    ...Object.fromEntries(people),
    'a token': async () => ({ headers: (await seedAccount(store.db)).headers, authorization: 'token' }),
  };
}

/** The kinds that a call is tried with: each third, and always nobody, a customer, and the keys for its own scope and for all but it. */
function triedWith({ who, key, operator, narrow }: Door, place: number): string[] {
  const all = [...Object.keys(credentials), ...Object.keys(loggedIn())];
  const itsScopes = who === 'operator' ? [operator, narrow].filter((scope) => scope !== undefined) : [];
  const itsKeys = itsScopes.flatMap((scope) => [`operator key for ${scope}`, `operator key for all but ${scope}`]);
  const tried = new Set([...someOf(all, 3, place), 'nothing', 'a token', `key for ${key}`, ...itsKeys]);
  return all.filter((kind) => tried.has(kind));
}

/** What people of each role may do; a reader does so with queries alone. */
const scopesOf: Record<OperatorRole, readonly (OperatorScope | PersonScope)[]> = {
  owner: [...operatorScopes, ...personScopes],
  sales: ['orders', 'quotes', 'customers', 'overview', 'own'],
  stock: ['catalog', 'shipping', 'own'],
  content: ['content', 'own'],
  read_only: [...operatorScopes, ...personScopes],
};

type Said = 'opens' | 'auth_required' | 'token_invalid' | 'access_denied';

function expected(door: Door, kind: AnyEndpoint['kind'], { authorization, accessKey }: Credential): Said {
  if (door.who === 'operator') return ofOperator(door, kind, authorization);
  if (typeof authorization === 'object' && 'key' in authorization) {
    return door.key !== null && authorization.key.includes(door.key) ? 'opens' : 'access_denied';
  }
  if (door.who === 'anybody' || authorization === 'token') return 'opens';
  if (authorization !== undefined) return 'token_invalid';
  if (door.who === 'account') return 'auth_required';
  return door.who === 'thing' && !accessKey ? 'auth_required' : 'opens';
}

function ofOperator({ operator, narrow }: Door, kind: AnyEndpoint['kind'], authorization: Credential['authorization']): Said {
  if (authorization === undefined) return 'auth_required';
  if (authorization === 'bad operator') return 'token_invalid';
  if (typeof authorization === 'string' || 'key' in authorization) return 'access_denied';
  if ('role' in authorization && authorization.role === 'read_only' && kind === 'command' && operator !== 'own') return 'access_denied';
  const allowed: readonly unknown[] = 'role' in authorization ? scopesOf[authorization.role] : authorization.operator;
  return allowed.includes(operator) || (narrow !== undefined && allowed.includes(narrow)) ? 'opens' : 'access_denied';
}

async function ask({ method, path, form }: AnyEndpoint, headers: Headers): Promise<[number, Said]> {
  const body = method === 'GET' ? {} : form ? { method, body: new FormData() } : { method, body: '{}' };
  const type: Headers = method === 'GET' || form ? {} : { 'Content-Type': 'application/json' };
  const answer = await store.app.request(path, { ...body, headers: { ...type, ...headers } });
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const code = isJson ? (JSON.parse(text) as Partial<ErrorAnswer>).error?.code : undefined; // the store checks its answers with the contract in tests
  const isRefused = code === 'auth_required' || code === 'token_invalid' || code === 'access_denied';
  return isRefused ? [answer.status, code] : [answer.status, 'opens'];
}

const statuses = { auth_required: 401, token_invalid: 401, access_denied: 403 };

test('every call of the contract has one row in the table, and every row has its call', () => {
  const known = [...new Set(contractCalls.map(nameOf))].toSorted();
  expect(doors.map(({ name }) => name).toSorted()).toEqual(known);
});

test.each(contractCalls.map((call, place) => [call.method, nameOf(call), call, place] as const))(
  '%s %s opens for whom it must',
  async (_method, name, call, place) => {
    const door = doorOf(name);
    const answers: [string, Said][] = [];
    const wanted: [string, Said][] = [];
    for (const kind of triedWith(door, place)) {
      // oxlint-disable no-await-in-loop -- one caller after the other: some calls change what the next one sees
      const one = credentials[kind] ?? (await loggedIn()[kind]?.());
      if (!one) throw new Error(`Nobody is called ${kind}`);
      const [status, said] = await ask(call, one.headers);
      // oxlint-enable no-await-in-loop
      answers.push([kind, said]);
      wanted.push([kind, expected(door, call.kind, one)]);
      if (said !== 'opens') expect([kind, status]).toEqual([kind, statuses[said]]);
    }
    expect(answers).toEqual(wanted);
  },
);

test('each kind of credential is tried at each kind of door', () => {
  const kinds = [...Object.keys(credentials), ...Object.keys(loggedIn())];
  const tried = contractCalls.map((call, place) => [doorOf(nameOf(call)), triedWith(doorOf(nameOf(call)), place)] as const);
  for (const who of new Set(doors.map((door) => door.who))) {
    const atDoor = new Set(tried.filter(([door]) => door.who === who).flatMap(([, names]) => names));
    expect(
      kinds.filter((kind) => !atDoor.has(kind)),
      who,
    ).toEqual([]);
  }
});

test('who is logged in has the account’s cart, whatever cart key they still send', async () => {
  const guest = openShopper(store);
  await guest.add('LM358N-NOPB-TB', 3);
  const { headers } = await seedAccount(store.db);
  const buyer = openShopper(store, { ...headers, 'X-Cart-Key': guest.cartKey() ?? '' });
  expect((await buyer.cart()).body).toMatchObject({ cart_key: null, list: [] });
  expect((await buyer.add('LM358DR-TB', 1)).body).toMatchObject({ cart_key: null, cartNum: 1, list: [{ sku: 'LM358DR-TB' }] });
  expect((await guest.cart()).body.list).toMatchObject([{ sku: 'LM358N-NOPB-TB', quantity: 3 }]);
  const elsewhere = openShopper(store, headers);
  expect((await elsewhere.cart()).body.list).toMatchObject([{ sku: 'LM358DR-TB' }]);
  await elsewhere.checkout({ email: undefined });
  expect((await buyer.cart()).body.list).toEqual([]);
});
