/** The rows of an answer that is sent now. */
import { day } from '#contract/durations.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerPrice, QuoteDraft } from '#contract/api/quote-answer.ts';
import type { Queries } from '#server/db/client.ts';
import { type KeptInformation, offer, product, type quotePrice } from '#server/db/schema.ts';
import { partCode } from '#server/rules/part-number.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { LineRow } from './read-inquiry.ts';

type NewPrice = typeof quotePrice.$inferInsert;

const validDays = 30;
const mostValidDays = 90;

interface SoldOffer {
  id: number;
  productId: number;
  mpn: string;
}

/** Packagings that can be quoted, by order code. */
async function readOffers(queries: Queries, skus: readonly string[]): Promise<Map<string, SoldOffer>> {
  if (skus.length === 0) return new Map();
  const rows = await queries
    .select({ id: offer.id, sku: offer.sku, productId: offer.productId, mpn: product.mpn })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(and(inArray(offer.sku, [...new Set(skus)]), eq(offer.hidden, false), eq(product.hidden, false)));
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Where a line stands in the request, so that what is wrong with it is told there. */
export type PlaceOf = (lineId: string) => number;

/** Checks the prices of a draft and makes their rows. A wrong one is told at its place. */
export async function priceDraft(
  queries: Queries,
  draft: QuoteDraft,
  { lines, placeOf }: { lines: readonly LineRow[]; placeOf: PlaceOf },
  now: Date,
): Promise<NewPrice[]> {
  const offers = await readOffers(
    queries,
    draft.lines.flatMap(({ quotes }) => quotes.map(({ sku }) => sku)),
  );
  const asked = await productsOf(queries, lines);
  let position = 0;
  return draft.lines.flatMap(({ line_id, answer, quotes }) =>
    quotes.map((price, index): NewPrice => {
      const path = `lines.${placeOf(line_id)}.quotes.${index}`;
      const its = offers.get(price.sku);
      if (!its) throw invalidField(`${path}.sku`, { code: 'not_allowed' });
      const line = lines.find(({ id }) => id === line_id);
      const isSame = line && (line.offerId === null ? partCode(line.mpn) === partCode(its.mpn) : asked.get(line.offerId) === its.productId);
      position += 1;
      return {
        id: randomUUID(),
        lineId: line_id,
        position,
        offerId: its.id,
        isAlternative: answer === 'alternative' || !isSame,
        quantity: price.quantity,
        unitMicros: readPrice(price, path),
        costMicros: readCost(price, path),
        leadTimeDays: price.lead_time_days ?? null,
        dateCode: price.date_code || null,
        validUntil: readEnd(price, path, now),
      };
    }),
  );
}

/** Prices of parts that the shop does not carry, with what it pays for each. */
export interface Information {
  told: KeptInformation[];
  costs: (number | null)[];
}

/** The prices of parts that the shop does not carry, by line; a wrong one is told at its place. */
export function readInformation({ lines }: QuoteDraft, placeOf: PlaceOf, now: Date): Map<string, Information> {
  const read = lines.map(({ line_id, information = [] }) => {
    const told = information.map((price, index): KeptInformation => {
      const path = `lines.${placeOf(line_id)}.information.${index}`;
      return {
        mpn: price.mpn,
        manufacturer: price.manufacturer || null,
        quantity: price.quantity,
        unit_micros: readPrice(price, path),
        lead_time_days: price.lead_time_days ?? null,
        valid_until: readEnd(price, path, now).toISOString(),
      };
    });
    const costs = information.map((price, index) => readCost(price, `lines.${placeOf(line_id)}.information.${index}`));
    return [line_id, { told, costs }] as const;
  });
  return new Map(read);
}

function readPrice({ price }: Pick<AnswerPrice, 'price'>, path: string): number {
  const micros = readMicros(price);
  if (micros === null) throw invalidField(`${path}.price`, { code: 'invalid_format' });
  if (micros === 0) throw invalidField(`${path}.price`, { code: 'out_of_range' });
  return micros;
}

function readCost({ cost }: Pick<AnswerPrice, 'cost'>, path: string): number | null {
  if (!cost) return null;
  const micros = readMicros(cost);
  if (micros === null) throw invalidField(`${path}.cost`, { code: 'invalid_format' });
  return micros;
}

function readEnd({ valid_until }: Pick<AnswerPrice, 'valid_until'>, path: string, now: Date): Date {
  if (valid_until === undefined) return new Date(now.getTime() + validDays * day);
  const end = new Date(`${valid_until}T23:59:59.999Z`);
  const isInRange = end > now && end.getTime() <= now.getTime() + (mostValidDays + 1) * day;
  if (!isInRange) throw invalidField(`${path}.valid_until`, { code: 'out_of_range', limit: mostValidDays });
  return end;
}

async function productsOf(queries: Queries, lines: readonly LineRow[]): Promise<Map<number, number>> {
  const ids = lines.flatMap(({ offerId }) => offerId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queries.select({ id: offer.id, productId: offer.productId }).from(offer).where(inArray(offer.id, ids));
  return new Map(rows.map(({ id, productId }) => [id, productId]));
}
