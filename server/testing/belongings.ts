/** Somebody who has one of everything that is theirs alone, for tests of who may touch it. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import type { addToRfqList } from '#contract/api/cart.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { uploadPurposes, type UploadPurpose } from '#contract/api/upload.ts';
import {
  address,
  apiKey,
  cart,
  cartLine,
  comment,
  goodsReturn,
  inquiry,
  loginToken,
  inquiryMessage,
  order,
  orderApproval,
  orderEvent,
  partsList,
  paymentTry,
  rfqLine,
  savedCalculation,
  storedFile,
} from '#server/db/schema.ts';
import { newReturnNumber } from '#server/rules/order-number.ts';
import { seedAccount } from './account.ts';
import { answer, ask } from './quote.ts';
import { addresses, newKey, openShopper } from './shopper.ts';
import type { TestStore } from './store.ts';

const sku = 'LM358N-NOPB-TB';

export interface Bought {
  orderNo: string;
  orderKey: string | null;
  paymentNo: string;
  lineId: string;
  /** A return of the order that the shop has declined. */
  returnNo: string;
  inquiryNo: string;
  inquiryKey: string | null;
  quoteLineId: string;
}

/** An order that waits for its transfer and an inquiry with prices; a guest's have their keys. */
async function buy(store: TestStore, headers: Record<string, string>): Promise<Bought> {
  const shopper = openShopper(store, { 'X-Locale': 'de', ...headers });
  await shopper.add(sku, 10, { customer_reference: 'U7' });
  const placed = (await shopper.checkout('Authorization' in headers ? { email: undefined } : {})).body;
  const [tried] = await store.db.select().from(paymentTry).where(eq(paymentTry.orderNo, placed.order.order_no));
  const asked = (await ask(shopper)).body;
  await answer(store, asked.inquiry);
  const inquiryKey = asked.access_key;
  const path = `order/quote-detail?inquiry_no=${asked.inquiry.inquiry_no}`;
  const shown = (await shopper.call<typeof asked.inquiry>(path, undefined, inquiryKey === null ? {} : { 'X-Access-Key': inquiryKey })).body;
  const returnNo = await seedReturn(store, placed.order.order_no);
  return {
    orderNo: placed.order.order_no,
    returnNo,
    orderKey: placed.access_key,
    paymentNo: tried?.paymentNo ?? '',
    lineId: placed.order.lines[0]?.line_id ?? '',
    inquiryNo: asked.inquiry.inquiry_no,
    inquiryKey,
    quoteLineId: shown.lines[0]?.quotes[0]?.quote_line_id ?? '',
  };
}

async function seedReturn({ db }: TestStore, orderNo: string): Promise<string> {
  const now = new Date();
  const returnNo = newReturnNumber(now);
  await db.insert(goodsReturn).values({ returnNo, orderNo, kind: 'return', status: 'declined', createdAt: now, updatedAt: now });
  return returnNo;
}

type RfqAnswer = ResponseOf<typeof addToRfqList>;

export const seedGuest = (store: TestStore): Promise<Bought> => buy(store, {});

async function seedFiles(store: TestStore, accountId: string): Promise<Record<UploadPurpose, string>> {
  const files = uploadPurposes.map((purpose) => ({ id: `f_${randomUUID()}`, purpose, accountId, name: 'file', type: 'text/csv', size: 4 }));
  await store.db.insert(storedFile).values(files);
  await Promise.all(files.map(({ id, type }) => store.files.put(id, new TextEncoder().encode('mpn\n'), type)));
  return Object.fromEntries(files.map(({ id, purpose }) => [purpose, id])) as Record<UploadPurpose, string>; // one for each purpose
}

export async function seedMember(store: TestStore) {
  const account = await seedAccount(store.db, { provenAt: new Date() });
  const bought = await buy(store, account.headers);
  const files = await seedFiles(store, account.id);
  const shopper = openShopper(store, { 'X-Locale': 'de', ...account.headers });
  const inCart = (await shopper.add(sku, 20)).body.results[0]?.line_id ?? '';
  const listed = await shopper.call<RfqAnswer>('cart/rfq-add', { items: [{ mpn: 'LM358', quantity: 5 }] });
  const user = async (path: string, body: object) => {
    const made = await store.request(`/api/store/user/${path}`, body, { 'Idempotency-Key': newKey(), ...account.headers });
    return ((await made.json()) as { id: string }).id; // the store checks its answers with the contract in tests
  };
  return {
    ...account,
    ...bought,
    files,
    cartLineId: inCart,
    rfqLineId: listed.body.list[0]?.line_id ?? '',
    addressId: await user('save-address', addresses.DE),
    partsListId: await user('save-parts-list', { name: 'Mine', kind: 'bom', lines: [{ sku, quantity: 1 }] }),
    bomChoiceId: await user('save-bom-choice', { source: { mpn: 'LM-358' }, sku }),
    calculationId: await user('save-calculation', { tool: 'RCFilter', query: 'resistance=1000', name: 'Mine' }),
    loginId: (await loginsOf(store, account.id))[0]?.id ?? '',
    keyId: await user('save-api-key', { name: 'Mine', scopes: ['cart'] }),
    approvalId: await seedApproval(store, account.id, bought.orderNo),
  };
}

/** An order that waits for approval; that of another order stands for what was asked. */
async function seedApproval({ db, deps }: TestStore, accountId: string, orderNo: string): Promise<string> {
  const [row] = await db.select().from(order).where(eq(order.orderNo, orderNo));
  if (!row) throw new Error('The order was placed before');
  const { currency, total, totals, locale, email, shippingAddress, billingAddress } = row;
  const asked = {
    email,
    shipping_address: shippingAddress,
    billing_address: billingAddress,
    save_address: false,
    shipping_code: row.shipping.code,
    shipping_mode: row.shipping.mode,
    payment_method: row.paymentMethod,
    may_wait: false,
    po_number: null,
    customer_note: null,
    referrer: null,
    quote: null,
    lines: [],
    totals,
  };
  const id = `ap-${newKey()}`;
  const now = deps.clock();
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 86_400_000) };
  await db.insert(orderApproval).values({ id, accountId, status: 'waiting', currency, total, locale, asked, ...times });
  return id;
}

const loginsOf = ({ db }: Pick<TestStore, 'db'>, accountId: string) =>
  db.select({ id: loginToken.id }).from(loginToken).where(eq(loginToken.accountId, accountId));

export type Member = Awaited<ReturnType<typeof seedMember>>;

/** What nobody else may have changed. */
export async function readBelongings(
  { db }: TestStore,
  { id, orderNo, inquiryNo }: Pick<Bought, 'orderNo' | 'inquiryNo'> & { id: string },
) {
  const carts = db.select({ id: cart.id }).from(cart).where(eq(cart.accountId, id));
  return {
    order: await db.select().from(order).where(eq(order.orderNo, orderNo)),
    returns: await db.select().from(goodsReturn).where(eq(goodsReturn.orderNo, orderNo)),
    events: await db.select().from(orderEvent).where(eq(orderEvent.orderNo, orderNo)),
    inquiry: await db.select().from(inquiry).where(eq(inquiry.inquiryNo, inquiryNo)),
    messages: await db.select().from(inquiryMessage).where(eq(inquiryMessage.inquiryNo, inquiryNo)),
    addresses: await db.select().from(address).where(eq(address.accountId, id)),
    lists: await db.select().from(partsList).where(eq(partsList.accountId, id)),
    calculations: await db.select().from(savedCalculation).where(eq(savedCalculation.accountId, id)),
    logins: await loginsOf({ db }, id),
    keys: await db.select().from(apiKey).where(eq(apiKey.accountId, id)),
    comments: await db.select().from(comment).where(eq(comment.accountId, id)),
    cartLines: await db.select().from(cartLine).where(inArray(cartLine.cartId, carts)),
    rfqLines: await db.select().from(rfqLine).where(inArray(rfqLine.cartId, carts)),
    files: await db.select().from(storedFile).where(eq(storedFile.accountId, id)),
    approvals: await db.select().from(orderApproval).where(eq(orderApproval.accountId, id)),
  };
}
