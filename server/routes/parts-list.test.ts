import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { PartsList, getPartsLists, getSharedCart, shareCart } from '#contract/api/parts-list.ts';
import { cleanUp } from '#server/run/clean-up.ts';
import { partsList, sharedCart } from '#server/db/schema.ts';
import { bearer, openMembers } from '#server/testing/member.ts';
import { openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let [grace, heidi]: [Record<string, string>, Record<string, string>] = [{}, {}];

beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now });
  const members = openMembers(store);
  const enter = async (email: string) => {
    await members.join(email);
    return { ...bearer((await members.login(email)).body.token), 'X-Currency': 'EUR' };
  };
  [grace, heidi] = [await enter('grace@example.com'), await enter('heidi@example.com')];
});
beforeEach(() => store.db.delete(partsList));
afterAll(() => store.close());

type Body<Success> = Success & Partial<ErrorAnswer>;

async function call<Success>(path: string, body: unknown, headers: Record<string, string>) {
  const answer = await store.request(`/api/store/user/${path}`, body, headers);
  // The store checks its own answers with the contract in tests.
  return { status: answer.status, body: (await answer.json()) as Body<Success> };
}

const lines = [
  { sku: 'LM358DR-TB', quantity: 2, references: 'U1, U2' },
  { mpn: 'rc0603fr0710kl', manufacturer: 'Yageo', quantity: 10, note: 'pull-ups' },
  { mpn: 'NOTSOLDHERE', own_number: 'PRJ-7', quantity: 1 },
];
const attrition = { chip_0402: { share_bp: 1000, least: 10 }, other: { least: 2 } };
const draft = { name: 'Sensor node', kind: 'bom', boards: 25, attrition_bp: 150, attrition, lines };
const save = (change: object = {}, who = grace) => call<PartsList>('save-parts-list', { ...draft, ...change }, who);
const open = (query: string, who: Record<string, string> = grace) => call<PartsList>(`parts-list?${query}`, undefined, who);
const listed = (who = grace, query = '') => call<ResponseOf<typeof getPartsLists>>(`parts-lists${query}`, undefined, who);

const many = (count: number) => Array.from({ length: count }, (_, index) => ({ mpn: `AB${index}`, quantity: 1 }));
const share = (shopper: ReturnType<typeof openShopper>) => shopper.call<ResponseOf<typeof shareCart>>('cart/share', {});
const read = async (key: string) => {
  const answer = await store.request(`/api/store/cart/shared?share_key=${key}`, undefined, { 'X-Currency': 'EUR' });
  return { status: answer.status, body: (await answer.json()) as Body<ResponseOf<typeof getSharedCart>> }; // checked by the store
};

describe('one’s own lists', () => {
  it('keep what was written and show what is sold now', async () => {
    const made = (await save()).body;
    expect(made).toMatchObject({ name: 'Sensor node', kind: 'bom', boards: 25, attrition_bp: 150, attrition, version: 1, share_key: null });
    expect(made.lines.map(({ mpn, product }) => [mpn, product?.mpn ?? null])).toEqual([
      ['LM358DR', 'LM358DR'],
      ['rc0603fr0710kl', 'RC0603FR-0710KL'],
      ['NOTSOLDHERE', null],
    ]);
    expect(made.lines.map(({ own_number }) => own_number)).toEqual([null, null, 'PRJ-7']);
    expect((await open(`id=${made.id}`)).body).toEqual(made);
    await store.db.execute(sql`update product set hidden = true where mpn = 'LM358DR'`);
    expect((await open(`id=${made.id}`)).body.lines[0]).toMatchObject({ mpn: 'LM358DR', manufacturer: 'Texas Instruments', product: null });
    await store.db.execute(sql`update product set hidden = false where mpn = 'LM358DR'`);
  });

  it('are listed by kind, the last change first', async () => {
    const first = (await save()).body;
    now = new Date(now.getTime() + 1000);
    await save({ name: 'Favorites', kind: 'list', lines: [] });
    now = new Date(now.getTime() + 1000);
    await save({ id: first.id, name: 'Sensor node B' });
    expect((await listed()).body.list.map(({ name, line_count, version }) => [name, line_count, version])).toEqual([
      ['Sensor node B', 3, 2],
      ['Favorites', 0, 1],
    ]);
    expect((await listed(grace, '?kind=list')).body).toMatchObject({ total: 1, list: [{ name: 'Favorites' }] });
    expect((await listed(heidi)).body.total).toBe(0);
  });

  it('have tags, which stay unless others are sent, and by which they are found', async () => {
    const made = (await save({ tags: ['prototype', 'spring', 'spring'] })).body;
    expect(made.tags).toEqual(['prototype', 'spring']);
    await save({ name: 'Stock', kind: 'list', tags: ['cabinet'] });
    await save({ name: 'Theirs', tags: ['secret'] }, heidi);
    expect((await save({ id: made.id, name: 'Sensor node C' })).body.tags).toEqual(['prototype', 'spring']);
    expect((await listed()).body.tags).toEqual(['cabinet', 'prototype', 'spring']);
    expect((await listed(grace, '?tag=spring')).body).toMatchObject({ total: 1, list: [{ name: 'Sensor node C' }] });
    expect((await listed(grace, '?tag=secret')).body.total).toBe(0);
    expect((await save({ tags: ['x'.repeat(31)] })).status).toBe(422);
    expect((await save({ id: made.id, tags: [] })).body.tags).toEqual([]);
  });

  it('tag single lines, for those who get the link too; tags stay with their lines unless others are sent', async () => {
    const [first, ...others] = lines;
    const made = (await save({ lines: [{ ...first, tags: ['analog', 'check', 'analog'] }, ...others], share: true })).body;
    expect(made.lines.map(({ tags }) => tags)).toEqual([['analog', 'check'], [], []]);
    const shared = (await open(`share_key=${made.share_key}`, {})).body;
    expect(shared.lines.map(({ tags }) => tags)).toEqual([['analog', 'check'], [], []]);
    const kept = made.lines.map(({ line_id, mpn }) => ({ line_id, mpn, quantity: 1 }));
    expect((await save({ id: made.id, lines: kept })).body.lines[0]?.tags).toEqual(['analog', 'check']);
    expect((await save({ id: made.id, lines: kept.map((line) => ({ ...line, tags: [] })) })).body.lines[0]?.tags).toEqual([]);
    const eleven = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
    const { status, body } = await save({ lines: [{ ...first, tags: eleven }] });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['lines.0.tags']]);
  });

  it('lines that stay keep their ids', async () => {
    const made = (await save()).body;
    const [first, second] = made.lines;
    const sent = [second, first, first].flatMap((line) => (line ? [{ line_id: line.line_id, mpn: line.mpn, quantity: 7 }] : []));
    const changed = (await save({ id: made.id, lines: sent })).body.lines.map(({ line_id: id }) => id);
    expect(changed.slice(0, 2)).toEqual([second?.line_id, first?.line_id]);
    expect(new Set(changed).size).toBe(3);
  });

  it('a change of an older state is refused and nothing happens', async () => {
    const made = (await save()).body;
    await save({ id: made.id, version: 1, name: 'Second' });
    const late = await save({ id: made.id, version: 1, name: 'Late' });
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({ code: 'version_conflict', data: { version: 2 } });
    expect((await open(`id=${made.id}`)).body).toMatchObject({ name: 'Second', version: 2 });
  });

  it('two changes at once of the same state: one of them is made', async () => {
    const made = (await save()).body;
    const both = await Promise.all(['A', 'B'].map((name) => save({ id: made.id, version: 1, name })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are gone when deleted', async () => {
    const { id } = (await save({ share: true })).body;
    const key = (await open(`id=${id}`)).body.share_key ?? '';
    expect((await call('del-parts-list', { id }, grace)).body).toEqual({ ok: true });
    expect((await open(`id=${id}`)).status).toBe(404);
    expect((await open(`share_key=${key}`, {})).status).toBe(404);
    expect((await call('del-parts-list', { id }, grace)).status).toBe(404);
  });

  it('hold 1,000 lines, and an account 200 of them', async () => {
    expect((await save({ lines: many(1000) })).body.lines).toHaveLength(1000);
    expect((await save({ lines: many(1001) })).status).toBe(422);
    await store.db.execute(sql`insert into parts_list (id, account_id, name, kind, lines)
      select 'many-' || n, account_id, 'Many', 'list', '[]' from parts_list, generate_series(1, 199) n`);
    const refused = await save();
    expect(refused.body.error).toMatchObject({ code: 'validation_failed', data: { limit: 200 } });
    expect((await save({ id: 'many-1' })).status).toBe(200);
    expect((await save({}, heidi)).status).toBe(200);
  });

  it.each([
    { name: '' },
    { name: 'x'.repeat(81) },
    { kind: 'cart' },
    { boards: 0 },
    { attrition_bp: 5001 },
    { attrition: { chip_0402: { least: -1 } } },
    { attrition: { chip_9999: { least: 1 } } },
    { lines: [{ quantity: 1 }] },
    { lines: [{ mpn: 'A1', quantity: 0 }] },
  ])('refuses %j', async (change) => {
    expect((await save(change)).body.error?.code).toBe('validation_failed');
  });
});

describe('whose they are', () => {
  it('somebody else and nobody find nothing and change nothing', async () => {
    const { id } = (await save()).body;
    expect((await open(`id=${id}`, heidi)).body.error?.code).toBe('not_found');
    expect((await open(`id=${id}`, {})).body.error?.code).toBe('auth_required');
    expect((await save({ id, name: 'Mine now' }, heidi)).body.error?.code).toBe('not_found');
    expect((await save({ id, name: 'Mine now' }, {})).body.error?.code).toBe('auth_required');
    expect((await call('del-parts-list', { id }, heidi)).body).toMatchObject({ error: { code: 'not_found' } });
    expect((await call('del-parts-list', { id }, {})).body).toMatchObject({ error: { code: 'auth_required' } });
    expect((await listed({})).body.error?.code).toBe('auth_required');
    expect((await open(`id=${id}`)).body).toMatchObject({ name: 'Sensor node', version: 1 });
  });

  it('a shared list is open to who has its link, until it is taken away; then that link stays dead', async () => {
    const made = (await save({ share: true })).body;
    const key = made.share_key ?? '';
    expect(key).toMatch(/^sh_/);
    for (const who of [heidi, { 'X-Currency': 'EUR' }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is plain enough
      expect((await open(`share_key=${key}`, who)).body).toMatchObject({ name: 'Sensor node', share_key: null });
    }
    expect((await save({ id: made.id, name: 'Renamed' })).body.share_key).toBe(key);
    expect((await save({ id: made.id, share: false })).body.share_key).toBeNull();
    expect((await open(`share_key=${key}`, heidi)).status).toBe(404);
    const again = (await save({ id: made.id, share: true })).body.share_key;
    expect(again).not.toBe(key);
    expect((await open(`share_key=${key}`, heidi)).status).toBe(404);
    const [row] = await store.db.select().from(partsList).where(eq(partsList.id, made.id));
    expect(JSON.stringify(row)).not.toContain(again);
  });
});

describe('a cart behind a link', () => {
  it('is a copy: what happens to the cart later does not show', async () => {
    const shopper = openShopper(store);
    await shopper.add('LM358DR-TB', 3, { customer_reference: 'U1' });
    const { body } = await share(shopper);
    expect(body.url).toContain(`/cart#shared=${body.share_key}`);
    await shopper.add('LM358DR-TB', 9, { customer_reference: 'U1' });
    const shown = await read(body.share_key);
    expect(shown.body.list).toMatchObject([{ sku: 'LM358DR-TB', quantity: 3, customer_reference: 'U1', product: { mpn: 'LM358DR' } }]);
    expect(JSON.stringify(shown.body)).not.toContain(shopper.cartKey());
    expect((await share(shopper)).body.share_key).not.toBe(body.share_key);
  });

  it('the same contents have the same link, which ends after 30 days', async () => {
    await store.db.delete(sharedCart);
    const shopper = openShopper(store);
    await shopper.add('LM358DR-TB', 3);
    const { share_key: key } = (await share(shopper)).body;
    expect((await share(shopper)).body.share_key).toBe(key);
    expect(await store.db.$count(sharedCart)).toBe(1);
    const today = now;
    now = new Date(today.getTime() + 30 * 86_400_000 + 1000);
    expect((await read(key)).status).toBe(404);
    await cleanUp(store.deps);
    expect(await store.db.$count(sharedCart)).toBe(0);
    now = today;
  });

  it('an empty cart has nothing to share, and a made-up link leads nowhere', async () => {
    expect((await share(openShopper(store))).body).toMatchObject({ error: { code: 'cart_empty' } });
    expect((await read('sh_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await read('short')).status).toBe(422);
  });
});
