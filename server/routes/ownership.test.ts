/** Whatever belongs to somebody is for nobody else: every call that names such a thing is walked as another user, as nobody and with a foreign key. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorAnswer } from '#contract/api/error.ts';
import { product } from '#server/db/schema.ts';
import { seedAccount } from '#server/testing/account.ts';
import { type Bought, type Member, readBelongings, seedGuest, seedMember } from '#server/testing/belongings.ts';
import { contractCalls, nameOf } from '#server/testing/contract-calls.ts';
import { seedParts } from '#server/testing/parts.ts';
import { contact } from '#server/testing/quote.ts';
import { addresses, newKey, openShopper } from '#server/testing/shopper.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';

const today = new Date().toISOString().slice(0, 10);
const draft = { shipping_address: addresses.DE, shipping_code: 'standard', payment_method: 'bank_transfer' };
const transfer = { paid_at: today, amount: '10', payer: 'Erika Muster', reference: 'SO' };

/** Each call on an order or an inquiry, with what it needs. */
const orderCalls: Record<string, (its: Bought) => Record<string, unknown>> = {
  'order/invoice': ({ orderNo }) => ({ order_no: orderNo, kind: 'proforma' }),
  'order/order-detail': ({ orderNo }) => ({ order_no: orderNo }),
  'order/order-pay': ({ orderNo }) => ({ order_no: orderNo, method: 'bank_transfer' }),
  'order/cancel': ({ orderNo }) => ({ order_no: orderNo }),
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
  'user/del-api-key': { input: ({ keyId }) => ({ id: keyId }) },
  'user/save-comment-rating': { input: ({ orderNo, lineId }) => ({ order_no: orderNo, line_id: lineId, rating: 1 }) },
  'common/bom-match': { input: ({ files }) => ({ file_id: files.bom }) },
  'common/file/:file_id': { input: ({ files }) => ({ file_id: files.inquiry, expires: '99999999', signature: 'a'.repeat(43) }) },
};

/** Calls of an account that name nothing of anybody: what they do, they do to the caller's own. */
const aboutOneself = [
  'api-keys center change-email delete-account export info logout logout-all parts-lists save-api-key save-coupon',
  'save-helpful save-info save-question user-address user-comment user-coupon user-inquiry user-order',
].flatMap((names) => names.split(' ').map((name) => `user/${name}`));

let store: TestStore;
let owner: Member;
let guest: Bought;
let otherGuest: Bought;
let stranger: Awaited<ReturnType<typeof seedAccount>>;
beforeAll(async () => {
  store = await openTestStore();
  await seedParts(store.db);
  stranger = await seedAccount(store.db);
  otherGuest = await seedGuest(store);
});
beforeEach(async () => {
  owner = await seedMember(store);
  guest = await seedGuest(store);
});
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
const notYours = [404, 'not_found'];

test('every call on what belongs to somebody is walked here', () => {
  const closed = contractCalls.filter(({ access }) => access === 'order').map(nameOf);
  expect(closed.toSorted()).toEqual(Object.keys(orderCalls).toSorted());
  const users = contractCalls.filter(({ access, path }) => access === 'user' && path.includes('/user/')).map(nameOf);
  const walked = [...Object.keys(thingCalls), ...aboutOneself];
  expect(users.filter((name) => !walked.includes(name))).toEqual([]);
});

test.each(Object.entries(orderCalls))('%s serves the owner, and tells nobody else that there is such a thing', async (name, input) => {
  const before = await stateOf();
  const wrongKey = { 'X-Access-Key': `ak_${'x'.repeat(43)}` };
  const ofMember = (headers: Record<string, string>) => ask(name, input(owner), headers);
  const ofGuest = (headers: Record<string, string>) => ask(name, input(guest), headers);
  expect(await ofMember({})).toEqual(nobody);
  expect(await ofMember({ Cookie: `token=${owner.token}` })).toEqual(nobody);
  expect(await ofMember({ Authorization: `Bearer st_${'a'.repeat(43)}` })).toEqual([401, 'token_invalid']);
  expect(await ofMember(stranger.headers)).toEqual(notYours);
  expect(await ofMember(keyOf(name, guest))).toEqual(notYours);
  expect(await ofGuest({})).toEqual(nobody);
  expect(await ofGuest(owner.headers)).toEqual(notYours);
  expect(await ofGuest(keyOf(name, otherGuest))).toEqual(notYours);
  expect(await ofGuest({ ...owner.headers, ...wrongKey })).toEqual(notYours);
  expect(await stateOf()).toEqual(before);
  for (const [status, code] of [await ofMember(owner.headers), await ofGuest(keyOf(name, guest))]) {
    // What the thing's state does not allow is said to its owner alone.
    expect([200, 201, 409]).toContain(status);
    expect([undefined, 'state_conflict', 'price_changed', 'version_conflict']).toContain(code);
  }
});

test.each(Object.entries(thingCalls))('%s reaches nothing of somebody else', async (name, { input, told = notYours }) => {
  const before = await stateOf();
  expect(await ask(name, input(owner), stranger.headers)).toEqual(told);
  const [status] = await ask(name, input(owner), { ...keyOf(name, guest), 'X-Cart-Key': `ck_${'a'.repeat(43)}` });
  expect([401, 404]).toContain(status);
  expect(await stateOf()).toEqual(before);
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

test('a guest’s key opens his own thing also for somebody who is logged in', async () => {
  const both = { ...stranger.headers, 'X-Access-Key': guest.orderKey ?? '' };
  expect(await ask('order/order-detail', { order_no: guest.orderNo }, both)).toEqual([200, undefined]);
  expect((await openShopper(store, both).order(owner.orderNo, null)).status).toBe(404);
});
