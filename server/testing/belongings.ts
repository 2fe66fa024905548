/** Somebody who has one of everything that is his alone, for tests of who may touch it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uploadPurposes, type UploadPurpose } from '#contract/api/upload.ts';
import {
  address,
  apiKey,
  comment,
  inquiry,
  inquiryMessage,
  order,
  orderEvent,
  partsList,
  paymentTry,
  storedFile,
} from '#server/db/schema.ts';
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
  return {
    orderNo: placed.order.order_no,
    orderKey: placed.access_key,
    paymentNo: tried?.paymentNo ?? '',
    lineId: placed.order.lines[0]?.line_id ?? '',
    inquiryNo: asked.inquiry.inquiry_no,
    inquiryKey,
    quoteLineId: shown.lines[0]?.quotes[0]?.quote_line_id ?? '',
  };
}

export const seedGuest = (store: TestStore): Promise<Bought> => buy(store, {});

async function seedFiles(store: TestStore, accountId: string): Promise<Record<UploadPurpose, string>> {
  const files = uploadPurposes.map((purpose) => ({ id: `f_${randomUUID()}`, purpose, accountId, name: 'file', type: 'text/csv', size: 4 }));
  await store.db.insert(storedFile).values(files);
  await Promise.all(files.map(({ id, type }) => store.files.put(id, new TextEncoder().encode('mpn\n'), type)));
  return Object.fromEntries(files.map(({ id, purpose }) => [purpose, id])) as Record<UploadPurpose, string>; // one for each purpose
}

export async function seedMember(store: TestStore) {
  const account = await seedAccount(store.db);
  const bought = await buy(store, account.headers);
  const files = await seedFiles(store, account.id);
  const user = async (path: string, body: object) => {
    const made = await store.request(`/api/store/user/${path}`, body, { 'Idempotency-Key': newKey(), ...account.headers });
    return ((await made.json()) as { id: string }).id; // the store checks its answers with the contract in tests
  };
  return {
    ...account,
    ...bought,
    files,
    addressId: await user('save-address', addresses.DE),
    partsListId: await user('save-parts-list', { name: 'Mine', kind: 'bom', lines: [{ sku, quantity: 1 }] }),
    keyId: await user('save-api-key', { name: 'Mine', scopes: ['cart'] }),
  };
}

export type Member = Awaited<ReturnType<typeof seedMember>>;

/** What nobody else may have changed. */
export async function readBelongings(
  { db }: TestStore,
  { id, orderNo, inquiryNo }: Pick<Bought, 'orderNo' | 'inquiryNo'> & { id: string },
) {
  return {
    order: await db.select().from(order).where(eq(order.orderNo, orderNo)),
    events: await db.select().from(orderEvent).where(eq(orderEvent.orderNo, orderNo)),
    inquiry: await db.select().from(inquiry).where(eq(inquiry.inquiryNo, inquiryNo)),
    messages: await db.select().from(inquiryMessage).where(eq(inquiryMessage.inquiryNo, inquiryNo)),
    addresses: await db.select().from(address).where(eq(address.accountId, id)),
    lists: await db.select().from(partsList).where(eq(partsList.accountId, id)),
    keys: await db.select().from(apiKey).where(eq(apiKey.accountId, id)),
    comments: await db.select().from(comment).where(eq(comment.accountId, id)),
    files: await db.select().from(storedFile).where(eq(storedFile.accountId, id)),
  };
}
