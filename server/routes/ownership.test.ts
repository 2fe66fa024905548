/** Whatever belongs to somebody is for nobody else: every call that names such a thing is walked as another user, as nobody and with a foreign key. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopes } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { article, articleText, product } from '#server/db/schema.ts';
import { seedAccount, seedApiKey } from '#server/testing/account.ts';
import { type Bought, type Member, readBelongings, seedGuest, seedMember } from '#server/testing/belongings.ts';
import { doorOf, doors } from '#server/testing/access-table.ts';
import { contractCalls, nameOf } from '#server/testing/contract-calls.ts';
import { bearer } from '#server/testing/member.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { contact } from '#server/testing/quote.ts';
import { addresses, newKey, openShopper } from '#server/testing/shopper.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

type Headers = Record<string, string>;

const today = new Date().toISOString().slice(0, 10);
const draft = { shipping_address: addresses.DE, shipping_code: 'standard', payment_method: 'bank_transfer' };
const transfer = { paid_at: today, amount: '10', payer: 'Erika Muster', reference: 'SO' };

/** Each call on an order or an inquiry, with what it needs. */
const orderCalls: Record<string, (its: Bought) => Record<string, unknown>> = {
  'order/invoice': ({ orderNo }) => ({ order_no: orderNo, kind: 'proforma' }),
  'order/agreed-text': ({ orderNo }) => ({ order_no: orderNo, page: 'term' }),
  'order/order-detail': ({ orderNo }) => ({ order_no: orderNo }),
  'order/order-pay': ({ orderNo }) => ({ order_no: orderNo, method: 'bank_transfer' }),
  'order/cancel': ({ orderNo }) => ({ order_no: orderNo }),
  'order/returns': ({ orderNo }) => ({ order_no: orderNo }),
  'order/request-return': ({ orderNo, lineId }) => ({ order_no: orderNo, reason: 'other', lines: [{ line_id: lineId, quantity: 1 }] }),
  'order/withdraw': ({ orderNo, lineId }) => {
    return { order_no: orderNo, name: 'Erika Muster', email: 'erika@example.com', lines: [{ line_id: lineId, quantity: 1 }] };
  },
  'order/cancel-return': ({ orderNo, returnNo }) => ({ order_no: orderNo, return_no: returnNo }),
  'order/return-slip': ({ orderNo, returnNo }) => ({ order_no: orderNo, return_no: returnNo }),
  'order/confirm-receipt': ({ orderNo }) => ({ order_no: orderNo }),
  'order/reorder': ({ orderNo }) => ({ order_no: orderNo }),
  'order/pay-result': ({ paymentNo }) => ({ payment_no: paymentNo }),
  'order/save-transfer': ({ orderNo }) => ({ order_no: orderNo, ...transfer }),
  'order/quote-detail': ({ inquiryNo }) => ({ inquiry_no: inquiryNo }),
  'order/quote-message': ({ inquiryNo }) => ({ inquiry_no: inquiryNo, text: 'Hello' }),
  'order/quote-preview': ({ inquiryNo, quoteLineId }) => ({
    inquiry_no: inquiryNo,
    ...draft,
    selections: [{ quote_line_id: quoteLineId }],
  }),
  'order/quote-accept': ({ inquiryNo, quoteLineId }) => {
    const agreed = { version: 3, expected_total: 1, accept_terms: true };
    return { inquiry_no: inquiryNo, ...draft, ...agreed, selections: [{ quote_line_id: quoteLineId }] };
  },
  'order/quote-decline': ({ inquiryNo }) => ({ inquiry_no: inquiryNo }),
  'order/quote-cancel': ({ inquiryNo }) => ({ inquiry_no: inquiryNo }),
};

/** Each call on another thing of an account, and what somebody else is told; a deletion that changes nothing is no failure. */
const thingCalls: Record<string, { input: (its: Member) => Record<string, unknown>; told?: [number, string | undefined] }> = {
  'user/save-address': { input: ({ addressId }) => ({ ...addresses.DE, id: addressId, city: 'Potsdam' }) },
  'user/del-address': { input: ({ addressId }) => ({ id: addressId }), told: [200, undefined] },
  'user/parts-list': { input: ({ partsListId }) => ({ id: partsListId }) },
  'user/save-parts-list': { input: ({ partsListId }) => ({ id: partsListId, name: 'Yours', kind: 'bom', lines: [] }) },
  'user/del-parts-list': { input: ({ partsListId }) => ({ id: partsListId }) },
  'user/del-bom-choice': { input: ({ bomChoiceId }) => ({ id: bomChoiceId }) },
  'user/change-calculation': { input: ({ calculationId }) => ({ id: calculationId, name: 'Yours' }) },
  'user/del-calculation': { input: ({ calculationId }) => ({ id: calculationId }) },
  'user/del-api-key': { input: ({ keyId }) => ({ id: keyId }) },
  'user/end-session': { input: ({ loginId }) => ({ id: loginId }) },
  'user/save-comment-rating': { input: ({ orderNo, lineId }) => ({ order_no: orderNo, line_id: lineId, rating: 1 }) },
  'order/ask-approval': {
    input: ({ addressId }) => {
      const agreed = { expected_total: 1, accept_terms: true, currency: 'EUR' };
      return { ...draft, ...agreed, shipping_address: undefined, shipping_address_id: addressId };
    },
    told: [422, 'address_invalid'],
  },
  'user/approval': { input: ({ approvalId }) => ({ id: approvalId }) },
  'user/approve-order': { input: ({ approvalId }) => ({ id: approvalId, expected_total: 1 }) },
  'user/refuse-order': { input: ({ approvalId }) => ({ id: approvalId, reason: 'No.' }) },
  'user/withdraw-approval': { input: ({ approvalId }) => ({ id: approvalId }) },
  'cart/update': { input: ({ cartLineId }) => ({ items: [{ line_id: cartLineId, quantity: 1 }] }) },
  'cart/remove': { input: ({ cartLineId }) => ({ line_ids: [cartLineId] }), told: [200, undefined] },
  'cart/rfq-update': { input: ({ rfqLineId }) => ({ items: [{ line_id: rfqLineId, quantity: 1 }] }) },
  'cart/rfq-remove': { input: ({ rfqLineId }) => ({ line_ids: [rfqLineId] }), told: [200, undefined] },
  'order/preview': {
    input: ({ addressId }) => ({ ...draft, shipping_address: undefined, shipping_address_id: addressId }),
    told: [422, 'address_invalid'],
  },
  'common/bom-match': { input: ({ files }) => ({ file_id: files.bom }) },
  'common/file/:file_id': { input: ({ files }) => ({ file_id: files.inquiry, expires: '99999999', signature: 'a'.repeat(43) }) },
};

let store: TestStore;
let owner: Member;
let guest: Bought;
let otherGuest: Bought;
let stranger: Awaited<ReturnType<typeof seedAccount>> & { key: string };
let operator: Awaited<ReturnType<typeof seedOperator>>;
beforeAll(async () => {
  // The catalog does not change here.
  store = await openStoreWithParts({ settings: { catalogMaxAgeMs: 600_000 } });
  await seedTerms();
  const account = await seedAccount(store.db);
  stranger = { ...account, key: await seedApiKey(store.db, account.id, apiScopes) };
  await openShopper(store, account.headers).add('LM358DR-TB', 1);
  await openShopper(store, account.headers).call('cart/rfq-add', { items: [{ mpn: 'NE555', quantity: 1 }] });
  operator = await seedOperator(store.db);
  await seedOwners();
  otherGuest = await seedGuest(store);
});
/** The terms that orders agree to. */
async function seedTerms(): Promise<void> {
  const day = new Date('2026-11-01');
  const page = { kind: 'page', slug: 'term', tags: [], facts: {}, publishedAt: day, updatedAt: day } as const;
  const [made] = await store.db
    .insert(article)
    .values({ ...page, tags: [] })
    .returning();
  const text = { title: 'Terms', summary: 'A summary.', body: '', toc: [], readingMinutes: 1, search: '' };
  await store.db.insert(articleText).values({ articleId: made?.id ?? 0, language: 'en', ...text });
}
/** Owners anew, for calls that change what they have. */
async function seedOwners(): Promise<void> {
  owner = await seedMember(store);
  guest = await seedGuest(store);
}
afterAll(() => store.close());

async function ask(name: string, input: Record<string, unknown>, headers: Record<string, string>) {
  const call = contractCalls.find((one) => nameOf(one) === name);
  if (!call) throw new Error(`The contract has no call ${name}`);
  const path = call.path.replace(':file_id', String(input['file_id']));
  const query = new URLSearchParams(Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]));
  const more = { 'Idempotency-Key': newKey(), 'X-Locale': 'de', ...headers };
  const answer =
    call.method === 'GET' ? await store.request(`${path}?${query.toString()}`, undefined, more) : await store.request(path, input, more);
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return [answer.status, undefined];
  const body = (await answer.json()) as Partial<ErrorAnswer>; // the store checks its answers with the contract in tests
  return [answer.status, body.error?.code];
}

const stateOf = async () => [await readBelongings(store, owner), await readBelongings(store, { id: '', ...guest })];
const keyOf = (name: string, its: Bought) => ({ 'X-Access-Key': (name.startsWith('order/quote') ? its.inquiryKey : its.orderKey) ?? '' });
const nobody = [401, 'auth_required'];
const badToken = [401, 'token_invalid'];
const denied = [403, 'access_denied'];
const notYours = [404, 'not_found'];

/** One after the other: a call may change what the next one sees. */
async function inTurn<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in turn
  for (const item of items) results.push(await run(item));
  return results;
}

test('every call that can name what belongs to somebody is walked here', () => {
  const named = doors.filter(({ names }) => names).map(({ name }) => name);
  expect(named.toSorted()).toEqual([...Object.keys(orderCalls), ...Object.keys(thingCalls)].toSorted());
});

/** Whoever is neither the owner nor holds the thing's key, and what they are told. */
async function outsiders(name: string, its: Bought): Promise<[string, Headers, readonly (string | number)[]][]> {
  const { key } = doorOf(name);
  const ended = await seedAccount(store.db, { expiresAt: new Date(Date.now() - 1000) });
  const other = name.startsWith('order/quote') ? its.orderKey : its.inquiryKey;
  return [
    ['nobody', {}, nobody],
    ['a cart key', { 'X-Cart-Key': `ck_${'a'.repeat(43)}` }, nobody],
    ['an unknown token', bearer(`st_${'a'.repeat(43)}`), badToken],
    ['a token that has ended', ended.headers, badToken],
    ['an operator', operator.headers, badToken],
    ['somebody else', stranger.headers, notYours],
    ['a program of somebody else', bearer(stranger.key), key === null ? denied : notYours],
    ['the key of somebody else’s order', keyOf(name, otherGuest), notYours],
    ['a wrong key', { 'X-Access-Key': `ak_${'x'.repeat(43)}` }, notYours],
    ['somebody else with a wrong key', { ...stranger.headers, ...keyOf(name, otherGuest) }, notYours],
    ['the key of another thing of the owner', { 'X-Access-Key': other ?? `ak_${'x'.repeat(43)}` }, notYours],
  ];
}

test.each(Object.entries(orderCalls))('%s serves the owner, and tells nobody else that there is such a thing', async (name, input) => {
  await seedOwners();
  const programs = await Promise.all(
    apiScopes.map(async (scope) => ({ scope, headers: bearer(await seedApiKey(store.db, owner.id, [scope])) })),
  );
  const before = await stateOf();
  for (const its of [owner, guest]) {
    const toOthers = await outsiders(name, its);
    const answers = await inTurn(toOthers, ([, headers]) => ask(name, input(its), headers));
    expect(toOthers.map(([who], index) => [who, answers[index]])).toEqual(toOthers.map(([who, , told]) => [who, told]));
  }
  expect(await ask(name, input(owner), { Cookie: `token=${owner.token}` })).toEqual(nobody);
  expect(await ask(name, input(owner), keyOf(name, guest))).toEqual(notYours);
  expect(await ask(name, input(guest), owner.headers)).toEqual(notYours);
  const { key } = doorOf(name);
  const closed = programs.filter(({ scope }) => scope !== key);
  expect(await inTurn(closed, ({ headers }) => ask(name, input(owner), headers))).toEqual(closed.map(() => denied));
  expect(await stateOf()).toEqual(before);
  const open = programs.filter(({ scope }) => scope === key).map(({ headers }) => headers);
  const served = await inTurn([...open, owner.headers], (headers) => ask(name, input(owner), headers));
  for (const [status, code] of [...served, await ask(name, input(guest), keyOf(name, guest))]) {
    // What the thing's state does not allow is said to its owner alone.
    expect([200, 201, 409]).toContain(status);
    expect([undefined, 'state_conflict', 'price_changed', 'version_conflict']).toContain(code);
  }
});

test.each(Object.entries(thingCalls))('%s reaches nothing of somebody else', async (name, { input, told = notYours }) => {
  const before = await stateOf();
  const { key, who } = doorOf(name);
  expect(await ask(name, input(owner), stranger.headers)).toEqual(told);
  expect(await ask(name, input(owner), bearer(stranger.key))).toEqual(key === null ? denied : told);
  const [, code] = await ask(name, input(owner), { ...keyOf(name, guest), 'X-Cart-Key': `ck_${'a'.repeat(43)}` });
  expect(['auth_required', 'not_found', 'cart_not_found', 'cart_empty', 'address_invalid']).toContain(code);
  if (who === 'account') expect(code).toBe('auth_required');
  expect(await stateOf()).toEqual(before);
});

test('a program with a key for the catalog is told what anybody is, of its own account nothing', async () => {
  const sender = { first_name: 'Ada', last_name: 'Example', email: owner.email, consent: true };
  await ask('common/save-feedback', { ...sender, type: 'other', subject: 'Private', content: 'For the shop alone.' }, owner.headers);
  const key = bearer(await seedApiKey(store.db, owner.id, ['catalog']));
  expect(await ask('common/feedback', {}, key)).toEqual(denied);
  expect(await ask('common/bom-match', { file_id: owner.files.bom }, owner.headers)).toEqual([422, 'bom_unreadable']);
  expect(await ask('common/bom-match', { file_id: owner.files.bom }, key)).toEqual(notYours);
  expect(await ask('common/bom-match', { text: 'mpn,quantity\nLM358,3\n' }, key)).toEqual([200, undefined]);
});

test('a file that somebody else sent goes with nothing, and what names it is not kept', async () => {
  const { files } = owner;
  const before = await stateOf();
  const sender = { first_name: 'Mallory', last_name: 'M', email: 'mallory@example.com', consent: true };
  const message = { ...sender, type: 'other', subject: 'About a file', content: 'What is in it?', files: [files.feedback] };
  const wishes = { items: [{ mpn: 'AAA-1', quantity: 1 }], contact, consent: true, files: [files.inquiry] };
  const [part] = await store.db.select({ slug: product.slug }).from(product).limit(1);
  const thief = await seedMember(store);
  const tries: [string, Record<string, unknown>][] = [
    ['common/save-feedback', message],
    ['order/save-inquiry', wishes],
    ['order/quote-message', { inquiry_no: thief.inquiryNo, text: 'Hello', files: [files.inquiry] }],
    ['order/save-transfer', { order_no: thief.orderNo, ...transfer, file_id: files.transfer_slip }],
    ['user/save-comment-rating', { web_url: part?.slug, text: 'Look at this', images: [files.comment] }],
  ];
  for (const [name, input] of tries) {
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    expect([name, ...(await ask(name, input, thief.headers))]).toEqual([name, 422, 'validation_failed']);
  }
  expect(await stateOf()).toEqual(before);
});

test('a guest’s key opens their own thing also for somebody who is logged in', async () => {
  const both = { ...stranger.headers, 'X-Access-Key': guest.orderKey ?? '' };
  expect(await ask('order/order-detail', { order_no: guest.orderNo }, both)).toEqual([200, undefined]);
  expect((await openShopper(store, both).order(owner.orderNo, null)).status).toBe(404);
});
