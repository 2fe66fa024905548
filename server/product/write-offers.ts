/** How one part is sold: all its packagings with their prices. */
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { priceAction, refreshPriorPrices } from '#server/catalog/price-history.ts';
import type { ResolvedOffer } from '#server/catalog/resolve-offer.ts';
import type { Queries } from '#server/db/client.ts';
import { offer } from '#server/db/schema.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { SaveRequest } from './save-request.ts';
import { writeOwnPrices } from './write-own-prices.ts';

type OfferRow = typeof offer.$inferSelect;

/** Writes the offers in their order; those that are left out are hidden, since orders name them. */
export async function writeOffers(
  acting: Acting,
  queries: Queries,
  productId: number,
  given: NonNullable<SaveRequest['offers']>,
  offers: readonly ResolvedOffer[],
): Promise<void> {
  const codes = offers.map(({ sku }) => sku);
  const known = codes.length === 0 ? [] : await queries.select().from(offer).where(inArray(offer.sku, codes)).for('update');
  const foreign = known.find((row) => row.productId !== productId);
  if (foreign) throw invalidField(`offers.${codes.indexOf(foreign.sku)}.sku`, { code: 'not_unique' });
  // One at a time may be the first; the one that is to be is marked last.
  const others = and(eq(offer.productId, productId), codes.length > 0 ? notInArray(offer.sku, codes) : undefined);
  await queries.update(offer).set({ isDefault: false }).where(eq(offer.productId, productId));
  await queries.update(offer).set({ hidden: true }).where(others);
  const first = Math.max(
    0,
    given.findIndex(({ hidden = false }) => !hidden),
  );
  const ids: number[] = [];
  for (const [place, one] of offers.entries()) {
    const row = known.find(({ sku }) => sku === one.sku);
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable-next-line no-await-in-loop
    const id = await writeOffer(queries, productId, one, row, { isDefault: place === first, hidden: given[place]?.hidden ?? false });
    ids.push(id);
    const own = given[place]?.own_prices;
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (own) await writeOwnPrices(acting, queries, { id, sku: one.sku, moq: one.moq, at: `offers.${place}.own_prices` }, own);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await notePrice(acting, queries, one, row);
  }
  await refreshPriorPrices(queries, ids, acting.now);
}

async function writeOffer(
  queries: Queries,
  productId: number,
  one: ResolvedOffer,
  row: OfferRow | undefined,
  marks: Pick<OfferRow, 'isDefault' | 'hidden'>,
): Promise<number> {
  const { quantities, micros, ...rest } = one;
  const values = { ...rest, ...marks, breakQuantities: quantities, breakMicros: micros };
  if (row) {
    await queries.update(offer).set(values).where(eq(offer.id, row.id));
    return row.id;
  }
  const [made] = await queries
    .insert(offer)
    .values({ productId, ...values })
    .returning({ id: offer.id });
  if (!made) throw new Error(`Offer ${one.sku} was not made`);
  return made.id;
}

/** What a reduced price is later compared with. */
async function notePrice({ deps, actor, now }: Acting, queries: Queries, one: ResolvedOffer, row: OfferRow | undefined): Promise<void> {
  const before = row?.breakMicros[0];
  const after = one.micros[0] ?? null;
  if (before === undefined || before === after) return;
  const detail = { currency: deps.settings.baseCurrency, before, after, breaks: one.quantities.length, by: 'product.save' };
  await writeAudit(queries, { actor, action: priceAction, target: one.sku, detail, at: now });
}
