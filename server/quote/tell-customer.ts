import { eq, inArray } from 'drizzle-orm';
import { keyForMail } from '#server/caller/access-key.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { offer, product } from '#server/db/schema.ts';
import { postQuoteMail, postToShop, type QuoteLetter, type QuoteMail } from '#server/mail/quote-mail.ts';
import type { InquiryRow } from './find-inquiry.ts';
import { type PriceRow, readLines, readPrices } from './read-inquiry.ts';

type ToCustomer = Exclude<QuoteMail, 'quote_new' | 'quote_question'>;

async function letterOf(queries: Queries, row: InquiryRow): Promise<QuoteLetter> {
  const lines = await readLines(queries, row.inquiryNo);
  const prices = await readPrices(queries, lines);
  return { row, lines, prices, mpns: await namesOf(queries, prices) };
}

async function namesOf(queries: Queries, prices: readonly PriceRow[]): Promise<Map<number, string>> {
  if (prices.length === 0) return new Map();
  const ids = [...new Set(prices.map(({ offerId }) => offerId))];
  const rows = await queries
    .select({ id: offer.id, mpn: product.mpn })
    .from(offer)
    .innerJoin(product, eq(product.id, offer.productId))
    .where(inArray(offer.id, ids));
  return new Map(rows.map(({ id, mpn }) => [id, mpn]));
}

/** Writes to the customer; a guest's mail carries a key of its own. */
export async function tellCustomer(
  deps: StoreDeps,
  queries: Queries,
  kind: ToCustomer,
  row: InquiryRow,
  text: string | null = null,
): Promise<void> {
  const accessKey = await keyForMail(queries, { inquiryNo: row.inquiryNo }, row.accountId, deps.clock());
  await postQuoteMail(deps, queries, kind, await letterOf(queries, row), { accessKey, text });
}

/** What both sides get when prices are asked for; `accessKey` is the one that the answer carries. */
export async function tellBoth(deps: StoreDeps, queries: Queries, row: InquiryRow, accessKey: string | null): Promise<void> {
  const letter = await letterOf(queries, row);
  await postQuoteMail(deps, queries, 'quote_received', letter, { accessKey });
  await postToShop(deps, queries, 'quote_new', row, row.note, letter);
}
