/** Somebody who buys by the calls that the pages make, where a journey begins after the purchase. */
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { saveInquiry } from '#contract/api/quote.ts';
import { newKey, openShopper, type Placed } from '#server/testing/shopper.ts';
import type { Shop } from './shop.ts';

export interface Buyer {
  /** Orders a part, to be paid by transfer; by default its least quantity. */
  order: (partNumber: string, quantity?: number) => Promise<Placed>;
  /** Asks for a price of the part. */
  ask: (partNumber: string, quantity: number) => Promise<ResponseOf<typeof saveInquiry>>;
}

/** @param token Of the account that buys; a guest has none. */
export function openBuyer(shop: Shop, token: string | null = null): Buyer {
  const request = (path: string, body?: unknown, more: Record<string, string> = {}) =>
    fetch(shop.address('') + path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', 'X-Locale': 'de', ...more },
    });
  const shopper = openShopper({ request }, token === null ? {} : { Authorization: `Bearer ${token}` });

  async function offerOf(keyword: string): Promise<{ sku: string; moq: number }> {
    const { body } = await shopper.call<ResponseOf<typeof searchProduct>>('common/search-product', { keyword });
    const offer = body.list[0]?.offer;
    if (!offer) throw new Error(`${keyword} is not sold`);
    return offer;
  }

  return {
    order: async (partNumber, quantity) => {
      const { sku, moq } = await offerOf(partNumber);
      await shopper.add(sku, quantity ?? moq);
      return (await shopper.checkout()).body;
    },
    ask: async (partNumber, quantity) => {
      const { sku } = await offerOf(partNumber);
      const contact = { first_name: 'Marta', last_name: 'Keller', email: 'marta@example.com', company: 'Keller GmbH', country: 'DE' };
      const inquiry = { items: [{ sku, quantity }], contact, currency: 'EUR', consent: true };
      return (await shopper.call<ResponseOf<typeof saveInquiry>>('order/save-inquiry', inquiry, { 'Idempotency-Key': newKey() })).body;
    },
  };
}
