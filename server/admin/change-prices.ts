import { eq, inArray } from 'drizzle-orm';
import type { changePrices as endpoint } from '#contract/api/admin/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { offer, offerPrice } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { priceAction, refreshPriorPrices } from '#server/catalog/price-history.ts';
import { type Breaks, checkFirstBreak, putOwnPrice } from '#server/product/put-own-price.ts';

type Request = ParsedRequestOf<typeof endpoint>;
type Item = Request['items'][number];
type OfferRow = typeof offer.$inferSelect;

function readBreaks({ price_breaks }: Item, row: OfferRow, path: string): Breaks {
  const quantities = price_breaks.map(({ quantity }) => quantity);
  const micros = price_breaks.map(({ price }, index) => {
    const read = readMicros(price);
    if (read === null) throw invalidField(`${path}.price_breaks.${index}.price`, { code: 'invalid_format' });
    return read;
  });
  for (const [index, quantity] of quantities.entries()) {
    const before = quantities[index - 1] ?? 0;
    if (quantity <= before)
      throw invalidField(`${path}.price_breaks.${index}.quantity`, { code: 'out_of_range', limit: before + 1, bound: 'least' });
  }
  checkFirstBreak(price_breaks, row.moq, `${path}.price_breaks`);
  return { breakQuantities: quantities, breakMicros: micros };
}

/** Sets prices of offers: all of them or none (`docs/api.md` 5.6, `price`). */
export async function changePrices(acting: Acting, { items }: Request): Promise<ResponseOf<typeof endpoint>> {
  const { deps, now } = acting;
  const skus = [...new Set(items.map(({ sku }) => sku))].toSorted();
  return transact(deps.db, async (queries) => {
    const rows = await queries.select().from(offer).where(inArray(offer.sku, skus)).orderBy(offer.id).for('update');
    const bySku = new Map(rows.map((row) => [row.sku, row]));
    for (const [index, item] of items.entries()) {
      const row = bySku.get(item.sku);
      if (!row) throw invalidField(`items.${index}.sku`, { code: 'not_allowed' });
      // One connection serves the transaction, so its statements run one after the other anyway.
      // oxlint-disable-next-line no-await-in-loop
      await writePrice(acting, queries, row, item, readBreaks(item, row, `items.${index}`));
    }
    await refreshPriorPrices(
      queries,
      rows.map(({ id }) => id),
      now,
    );
    const answer = { list: await showPrices(queries, items) };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}

async function writePrice(acting: Acting, queries: Queries, row: OfferRow, { currency }: Item, breaks: Breaks): Promise<void> {
  const { deps, actor, now } = acting;
  if (currency !== deps.settings.baseCurrency) {
    await putOwnPrice(acting, queries, row, currency, breaks);
    return;
  }
  await queries.update(offer).set(breaks).where(eq(offer.id, row.id));
  const detail = {
    currency,
    before: row.breakMicros[0] ?? null,
    after: breaks.breakMicros[0] ?? null,
    breaks: breaks.breakQuantities.length,
  };
  await writeAudit(queries, { actor, action: priceAction, target: row.sku, detail, at: now });
}

async function showPrices(queries: Queries, items: readonly Item[]): Promise<ResponseOf<typeof endpoint>['list']> {
  const skus = items.map(({ sku }) => sku);
  const rows = await queries.select().from(offer).where(inArray(offer.sku, skus));
  const own = await queries
    .select({ sku: offer.sku, price: offerPrice })
    .from(offerPrice)
    .innerJoin(offer, eq(offer.id, offerPrice.offerId))
    .where(inArray(offer.sku, skus));
  return items.map(({ sku, currency }) => {
    const row = rows.find((one) => one.sku === sku);
    const price = own.find((one) => one.sku === sku && one.price.currency === currency)?.price ?? row;
    const quantities = price?.breakQuantities ?? [];
    return {
      sku,
      currency,
      price_breaks: quantities.map((quantity, index) => ({ quantity, unit_micros: price?.breakMicros[index] ?? 0 })),
      prior_price_30d: row?.priorMicros30d ?? null,
    };
  });
}
