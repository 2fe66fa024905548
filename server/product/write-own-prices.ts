/** Prices of a packaging in other currencies, which do not follow the rate. */
import { and, eq, inArray } from 'drizzle-orm';
import { toMicros } from '#server/catalog/resolve-offer.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { offerPrice } from '#server/db/schema.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { SaveRequest } from './save-request.ts';

type OwnPrices = NonNullable<NonNullable<SaveRequest['offers']>[number]['own_prices']>;
type Breaks = NonNullable<OwnPrices[keyof OwnPrices]>;

interface Sold {
  id: number;
  sku: string;
  moq: number;
  /** Its path in the request. */
  at: string;
}

/** Writes those that differ and takes away those of currencies that are not given; the base currency has none of its own. */
export async function writeOwnPrices(acting: Acting, queries: Queries, sold: Sold, given: OwnPrices): Promise<void> {
  const asked = Object.entries(given).filter(([, breaks]) => breaks.length > 0);
  for (const [currency, breaks] of asked) check(sold, currency, breaks, acting.deps.settings.baseCurrency);
  const held = await queries.select().from(offerPrice).where(eq(offerPrice.offerId, sold.id));
  const gone = held.map(({ currency }) => currency).filter((currency) => !asked.some(([one]) => one === currency));
  if (gone.length > 0) await queries.delete(offerPrice).where(and(eq(offerPrice.offerId, sold.id), inArray(offerPrice.currency, gone)));
  const rows = asked.map(([currency, breaks]) => ({
    offerId: sold.id,
    currency,
    breakQuantities: breaks.map(({ quantity }) => quantity),
    breakMicros: breaks.map(({ price }) => toMicros(price)),
  }));
  const changed = rows.filter((row) => !held.some((one) => one.currency === row.currency && isSame(one, row)));
  for (const { offerId, currency, ...breaks } of changed) {
    const target = [offerPrice.offerId, offerPrice.currency];
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    await queries
      .insert(offerPrice)
      .values({ offerId, currency, ...breaks })
      .onConflictDoUpdate({ target, set: breaks });
  }
  const told = [...changed, ...gone.map((currency) => ({ currency, breakMicros: [] as number[] }))];
  for (const { currency, breakMicros } of told) {
    const detail = { currency, first: breakMicros[0] ?? null, breaks: breakMicros.length, by: 'product.save' };
    // oxlint-disable-next-line no-await-in-loop -- as above
    await writeAudit(queries, { actor: acting.actor, action: 'price.currency', target: sold.sku, detail, at: acting.now });
  }
}

function check({ moq, at }: Sold, currency: string, [first]: Breaks, baseCurrency: string): void {
  if (currency === baseCurrency) throw invalidField(`${at}.${currency}`, { code: 'not_allowed' });
  // The least that is sold needs a price.
  if (first && first.quantity > moq)
    throw invalidField(`${at}.${currency}.0.quantity`, { code: 'out_of_range', limit: moq, bound: 'most' });
}

type Row = Pick<typeof offerPrice.$inferSelect, 'breakQuantities' | 'breakMicros'>;

const isSame = (one: Row, other: Row): boolean =>
  one.breakQuantities.join() === other.breakQuantities.join() && one.breakMicros.join() === other.breakMicros.join();
