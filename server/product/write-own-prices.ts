/** Prices of a packaging in other currencies, as the editor of a part gives them: all of them at once. */
import { eq } from 'drizzle-orm';
import { toMicros } from '#server/catalog/resolve-offer.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { offerPrice } from '#server/db/schema.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { type Breaks, checkFirstBreak, putOwnPrice } from './put-own-price.ts';
import type { SaveRequest } from './save-request.ts';

type OwnPrices = NonNullable<NonNullable<SaveRequest['offers']>[number]['own_prices']>;

interface Sold {
  id: number;
  sku: string;
  moq: number;
  /** Its path in the request. */
  at: string;
}

const none: Breaks = { breakQuantities: [], breakMicros: [] };

/** Writes those that differ and takes away those of currencies that are not given; the base currency has none of its own. */
export async function writeOwnPrices(acting: Acting, queries: Queries, sold: Sold, given: OwnPrices): Promise<void> {
  const asked = new Map<string, Breaks>();
  for (const [currency, breaks] of Object.entries(given)) {
    if (breaks.length === 0) continue;
    if (currency === acting.deps.settings.baseCurrency) throw invalidField(`${sold.at}.${currency}`, { code: 'not_allowed' });
    checkFirstBreak(breaks, sold.moq, `${sold.at}.${currency}`);
    asked.set(currency, {
      breakQuantities: breaks.map(({ quantity }) => quantity),
      breakMicros: breaks.map(({ price }) => toMicros(price)),
    });
  }
  const held = new Map<string, Breaks>();
  for (const row of await queries.select().from(offerPrice).where(eq(offerPrice.offerId, sold.id))) held.set(row.currency, row);
  for (const currency of new Set([...asked.keys(), ...held.keys()])) {
    const breaks = asked.get(currency) ?? none;
    if (isSame(held.get(currency) ?? none, breaks)) continue;
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await putOwnPrice(acting, queries, sold, currency, breaks, 'product.save');
  }
}

const isSame = (one: Breaks, other: Breaks): boolean =>
  one.breakQuantities.join() === other.breakQuantities.join() && one.breakMicros.join() === other.breakMicros.join();
