/** Export, deletion and erasure (`docs/api.md` section 9; check 14). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { cart, type order as orderTable } from '#server/db/schema.ts';
import * as schema from '#server/db/schema.ts';
import { issueDocument } from '#server/order/document/issue-document.ts';
import { consoleActor, writeAudit } from '#server/caller/audit.ts';
import { bearer, goodPassword, openMembers } from '#server/testing/member.ts';
import { openShopper, type Shopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';
import { eraseNextAccount, erasePerson } from './erase-account.ts';
import { day } from '#contract/durations.ts';

const sku = 'LM358N-NOPB-TB';
let store: TestStore;
let now = new Date('2026-11-21T12:00:00Z');
let members: ReturnType<typeof openMembers>;
beforeAll(async () => {
  store = await openStoreWithParts({ clock: () => now, settings: { accountActivation: true } });
  members = openMembers(store);
  await store.db.execute(sql`update stock set on_hand = 100000`);
});
afterAll(() => store.close());

/** What must be found nowhere afterwards; each is so rare that it stands for nothing else. */
const traces = (tag: string) => ({
  email: `zerlina.${tag}@example.com`,
  first: `Zerlina${tag}`,
  last: `Quastenflosser${tag}`,
  phone: '+49 30 7654321',
  company: `Xylophonbau ${tag} GmbH`,
  line: `Rumpelgasse ${tag} 77`,
});
type Traces = ReturnType<typeof traces>;
const home = ({ first, last, phone, company, line, email }: Traces) => ({
  first_name: first,
  last_name: last,
  phone,
  company,
  line1: line,
  email,
  country: 'DE',
  postcode: '10115',
  city: 'Berlin',
});

/** Every text and JSON column of the database that holds one of the words. */
async function search(words: readonly string[]): Promise<string[]> {
  const { rows } = await store.db.execute<{ name: string; column: string }>(sql`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'bytea')`);
  const found: string[] = [];
  for (const { name, column } of rows) {
    const hit = sql.join(
      words.map((word) => sql`position(lower(${word}) in lower(${sql.identifier(column)}::text)) > 0`),
      sql` or `,
    );
    // oxlint-disable-next-line no-await-in-loop -- one column after the other
    const count = await store.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)} where ${hit}`);
    if ((count.rows[0]?.n ?? 0) > 0) found.push(`${name}.${column}`);
  }
  return found.toSorted();
}

async function place(buyer: Shopper, person: Traces, change: object = {}) {
  await buyer.add(sku, 10, { customer_reference: 'R1' });
  const { status, body } = await buyer.checkout({ shipping_address: home(person), customer_note: `Ring at ${person.last}`, ...change });
  expect(status).toBe(201);
  return body.order.order_no;
}
type OrderRow = typeof orderTable.$inferSelect;
async function settle(orderNo: string, change: Partial<OrderRow>): Promise<void> {
  const [row] = await store.db.update(schema.order).set(change).where(eq(schema.order.orderNo, orderNo)).returning();
  if (row && row.paid > 0) await store.db.transaction((queries) => issueDocument(store.deps, queries, row, 'invoice', now));
}

/** Somebody who has used everything that the shop keeps something of. */
async function busyMember(tag: string) {
  const person = traces(tag);
  const { email, first, last, phone, company } = person;
  await members.join(email, { first_name: first, last_name: last, phone, company, newsletter: true });
  const { token, user } = (await members.login(email)).body;
  const buyer = openShopper(store, { 'X-Locale': 'de', ...bearer(token) });
  await members.call('save-address', home(person), bearer(token));
  const paid = await place(buyer, person, { email: undefined, save_address: true });
  const open = await place(buyer, person, { email: undefined });
  const guest = openShopper(store, { 'X-Locale': 'de' });
  const asGuest = await place(guest, person, { email });
  await settle(paid, { status: 'completed', paymentStatus: 'paid', paid: 1000 });
  await buyer.add(sku, 20, { customer_reference: last });
  await buyer.call('cart/rfq-add', { items: [{ mpn: 'LM358', quantity: 5, note: `for ${last}` }] });
  await members.call('save-api-key', { name: `Key of ${last}`, scopes: ['cart'] }, bearer(token));
  await store.request('/api/store/common/save-stock-alert', { sku: 'STM32F103C8T6-TY', email, quantity: 5 });
  await writeRest(user.id, person, paid);
  return { ...person, token, id: user.id, paid, open, asGuest };
}

/** Rows that other parts of the shop write. */
async function writeRest(accountId: string, { email, first, last, phone, company }: Traces, orderNo: string): Promise<void> {
  const { db, files } = { db: store.db, files: store.deps.files };
  const id = (kind: string) => `${kind}-${first}`.slice(0, 20);
  const [part] = await db.select().from(schema.product).limit(1);
  const productId = part?.id ?? 0;
  const [file, slip] = [`file${accountId.slice(0, 8)}`, `slip${accountId.slice(0, 8)}`];
  const stored = { type: 'image/webp', size: 3, name: `${last}.webp`, attachedAt: now };
  await db.insert(schema.storedFile).values([
    { ...stored, id: file, purpose: 'comment', accountId },
    { ...stored, id: slip, purpose: 'transfer_slip', accountId: null },
  ]);
  await files.put(file, new Uint8Array(3), 'image/webp');
  await files.put(slip, new Uint8Array(3), 'image/webp');
  const said = { productId, accountId, author: `${first} Q.`, locale: 'de', status: 'published' as const };
  await db
    .insert(schema.comment)
    .values({ ...said, id: `co${accountId.slice(0, 8)}`, text: 'Good part', fileIds: [file], isVerified: true });
  await db.insert(schema.question).values({ ...said, id: `qu${accountId.slice(0, 8)}`, text: 'Is it lead-free?' });
  const contact = { first_name: first, last_name: last, email, phone, company };
  const inquiryNo = `RQ-261121-${accountId.slice(0, 6).toUpperCase()}`;
  await db.insert(schema.inquiry).values({
    inquiryNo,
    accountId,
    status: 'quoted',
    contact: { ...contact, country: 'DE' },
    locale: 'de',
    currency: 'EUR',
    note: `Call ${first}`,
    consentVersion: '1',
  });
  await db.insert(schema.inquiryMessage).values({ inquiryNo, at: now, from: 'shop', text: `Dear ${first}`, fileIds: [] });
  await db.insert(schema.feedback).values({
    feedbackNo: id('FB'),
    accountId: null,
    type: 'other',
    firstName: first,
    lastName: last,
    email,
    phone,
    subject: 'Hello',
    content: `I am ${last}`,
    status: 'open',
    locale: 'de',
    consentVersion: '1',
  });
  await db.insert(schema.partsList).values({ id: id('pl'), accountId, name: `Board of ${last}`, kind: 'bom', lines: [] });
  await db
    .insert(schema.transferSlip)
    .values({ orderNo, fileId: slip, paidOn: '2026-11-21', amount: 10, payer: `${first} ${last}`, reference: last });
  await writeAudit(db, { actor: consoleActor, action: 'customer.look', target: email, detail: { said: `wrote to ${email}` }, at: now });
}

const everyTrace = ({ email, first, last, phone, company, line }: Traces) => [email, first, last, phone, company, line];

test('the export holds everything about the account, without hashes and links that open things', async () => {
  const one = await busyMember('exp');
  const answer = await store.request('/api/store/user/export', undefined, bearer(one.token));
  expect(answer.headers.get('Content-Disposition')).toContain('partwright-2026-11-21.json');
  const text = await answer.text();
  const sections = JSON.parse(text) as Record<string, unknown[]>; // the file under test
  for (const name of 'profile addresses orders order_lines documents cart quote_list quotes quote_messages lists comments questions feedback subscriptions consents log_ins api_keys stock_alerts files mails'.split(
    ' ',
  )) {
    expect([name, sections[name]?.length]).not.toEqual([name, 0]);
  }
  expect(sections['orders']).toHaveLength(3);
  expect(sections['profile']).toMatchObject([{ email: one.email, first_name: one.first }]);
  expect(text).not.toMatch(/_hash"|scrypt|\b(?:ml|ak|st|sk|ns|un)_[\w-]{43}/);
});

test('a guest’s orders are not shown to an account whose address nobody has proven', async () => {
  const person = traces('unproven');
  const guest = openShopper(store, { 'X-Locale': 'de' });
  await place(guest, person, { email: person.email });
  await members.join(person.email);
  await store.db.update(schema.account).set({ emailVerifiedAt: null }).where(eq(schema.account.email, person.email));
  const { token } = (await members.login(person.email)).body;
  const { body } = await members.call<Record<string, unknown>>('export', undefined, bearer(token));
  expect(body['orders']).toEqual([]);
});

test('the account closes for seven days; a log-in before then keeps it', async () => {
  const { email, token, open, asGuest } = await busyMember('keep');
  const close = (password: string) => members.call<{ erased_at: string }>('delete-account', { password, reason: 'No time' }, bearer(token));
  expect((await close('guess')).body.error?.code).toBe('invalid_credentials');
  await settle(open, { status: 'shipped', paid: 5 });
  expect((await close(goodPassword)).body.error).toMatchObject({ code: 'state_conflict', data: { status: 'shipped', orders: [open] } });
  await settle(open, { status: 'completed' });
  await settle(asGuest, { status: 'cancelled', paid: 5, refunded: 5 });
  const { status, body } = await close(goodPassword);
  expect([status, body.erased_at]).toEqual([200, new Date(now.getTime() + 7 * day).toISOString()]);
  expect((await members.call('info', undefined, bearer(token))).status).toBe(401);
  expect(await members.lastMail(email)).toMatchObject({ kind: 'account_closing', subject: expect.stringContaining('28. November 2026') });
  now = new Date(now.getTime() + 7 * day - 1);
  expect(await eraseNextAccount(store.deps)).toBe(false);
  const back = await members.login(email);
  expect(back.body).toMatchObject({ kept: true, user: { email } });
  expect(await members.lastMail(email)).toMatchObject({ kind: 'account_kept' });
  now = new Date(now.getTime() + day);
  expect(await eraseNextAccount(store.deps)).toBe(false);
  expect((await members.login(email)).body.kept).toBeUndefined();
});

test('after the erasure nothing in the whole database tells of the person but what invoices show', async () => {
  const one = await busyMember('era');
  const other = await busyMember('oth');
  expect((await search(everyTrace(one))).length).toBeGreaterThan(20);
  const before = await search(everyTrace(other));
  await members.call('delete-account', { password: goodPassword, reason: `${one.last} has moved` }, bearer(one.token));
  now = new Date(now.getTime() + 7 * day);
  expect((await members.login(one.email)).body.error?.code).toBe('account_disabled');
  expect(await eraseNextAccount(store.deps)).toBe(true);
  const { email, phone, ...shown } = one;
  expect(await search([email])).toEqual([]);
  expect(await search([one.first, one.last, one.company, one.line])).toEqual(['order_document.content', 'shop_order.billing_address']);
  const phones = await store.db.execute<{ n: number }>(sql`select count(*)::int as n from order_document
    where position(${phone} in content::text) > 0 and order_no = ${shown.paid}`);
  expect(phones.rows[0]?.n).toBe(0);
  const orders = await store.db.select().from(schema.order).where(eq(schema.order.orderNo, one.paid));
  expect(orders).toMatchObject([
    { accountId: null, email: expect.stringMatching(/^erased-/), billingAddress: { last_name: one.last, phone: '' } },
  ]);
  expect(store.files.ids().filter((id) => id.endsWith(one.id.slice(0, 8)))).toEqual([]);
  expect(await search(everyTrace(other))).toEqual(before);
  expect((await members.login(one.email)).status).toBe(401);
  expect((await members.login(other.email)).status).toBe(200);
});

test('the erasure waits while an order that was paid in the meantime is under way', async () => {
  const { email, token, open } = await busyMember('wait');
  await members.call('delete-account', { password: goodPassword }, bearer(token));
  await settle(open, { status: 'confirmed', paid: 10 });
  now = new Date(now.getTime() + 8 * day);
  expect(await eraseNextAccount(store.deps)).toBe(true);
  expect(await eraseNextAccount(store.deps)).toBe(false);
  expect(await store.db.$count(schema.account, eq(schema.account.email, email))).toBe(1);
  await settle(open, { status: 'completed' });
  now = new Date(now.getTime() + day);
  expect(await eraseNextAccount(store.deps)).toBe(true);
  expect(await search([email])).toEqual([]);
});

test('the operator erases a guest by their address', async () => {
  const person = traces('gast');
  const guest = openShopper(store, { 'X-Locale': 'de' });
  const orderNo = await place(guest, person, { email: person.email });
  await settle(orderNo, { status: 'processing' });
  await expect(erasePerson(store.deps, person)).rejects.toMatchObject({ code: 'state_conflict' });
  await settle(orderNo, { status: 'cancelled' });
  const erased = await erasePerson(store.deps, { email: person.email.toUpperCase() });
  expect(erased).toMatchObject({ hadAccount: false, orders: 1 });
  await store.db.delete(cart);
  expect(await search(everyTrace(person).filter((word) => word !== person.phone))).toEqual([]);
});
