/** What a price list names, as rows; what the shop does not know is told at its field. */
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { savePriceList } from '#contract/api/admin/price-list.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import type { Queries } from '#server/db/client.ts';
import { account, category, manufacturer, offer } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { readMicros } from '#server/rules/read-micros.ts';

type Request = ParsedRequestOf<typeof savePriceList>;

export interface CheckedList {
  discounts: { percentBp: number; categoryId: number | null; manufacturerId: number | null }[];
  prices: { offerId: number; currency: string; quantity: number; unitMicros: number }[];
  accountIds: string[];
}

type Wrong = (path: string, issue: FieldIssue) => void;

/** Throws `validation_failed` with all that is wrong. `listId` is the list that is changed, if any. */
export async function checkList(queries: Queries, request: Request, listId: string): Promise<CheckedList> {
  const fields: Record<string, FieldIssue[]> = {};
  const wrong: Wrong = (path, issue) => {
    fields[path] ??= [issue];
  };
  const { starts_on: start, ends_on: end } = request;
  if (start !== undefined && end !== undefined && end < start) wrong('ends_on', { code: 'out_of_range' });
  const checked = {
    discounts: await checkDiscounts(queries, request, wrong),
    prices: await checkPrices(queries, request, wrong),
    accountIds: await checkMembers(queries, request, listId, wrong),
  };
  if (Object.keys(fields).length > 0) throw new StoreError('validation_failed', { fields });
  return checked;
}

async function checkDiscounts(queries: Queries, { discounts }: Request, wrong: Wrong): Promise<CheckedList['discounts']> {
  const [slugs, makers] = [discounts.flatMap((one) => one.category ?? []), discounts.flatMap((one) => one.manufacturer ?? [])];
  const categories = await queries.select({ id: category.id, slug: category.slug }).from(category).where(inArray(category.slug, slugs));
  const { id, slug } = manufacturer;
  const manufacturers = await queries.select({ id, slug }).from(manufacturer).where(inArray(slug, makers));
  return discounts.map(({ percent_bp: percentBp, category: branch, manufacturer: maker }, place) => {
    const categoryId = categories.find((one) => one.slug === branch)?.id ?? null;
    const manufacturerId = manufacturers.find((one) => one.slug === maker)?.id ?? null;
    if (branch !== undefined && categoryId === null) wrong(`discounts.${place}.category`, { code: 'not_allowed' });
    if (maker !== undefined && manufacturerId === null) wrong(`discounts.${place}.manufacturer`, { code: 'not_allowed' });
    return { percentBp, categoryId, manufacturerId };
  });
}

async function checkPrices(queries: Queries, { prices }: Request, wrong: Wrong): Promise<CheckedList['prices']> {
  const skus = [...new Set(prices.map(({ sku }) => sku))];
  const rows = await queries.select({ id: offer.id, sku: offer.sku }).from(offer).where(inArray(offer.sku, skus));
  const ids = new Map(rows.map((row) => [row.sku, row.id]));
  const seen = new Set<string>();
  return prices.flatMap(({ sku, currency, quantity, price }, place) => {
    const [offerId, unitMicros, key] = [ids.get(sku), readMicros(price), `${sku} ${currency} ${quantity}`];
    if (offerId === undefined) wrong(`prices.${place}.sku`, { code: 'not_allowed' });
    if (unitMicros === null) wrong(`prices.${place}.price`, { code: 'invalid_format' });
    if (unitMicros === 0) wrong(`prices.${place}.price`, { code: 'out_of_range' });
    if (seen.has(key)) wrong(`prices.${place}.quantity`, { code: 'not_unique' });
    seen.add(key);
    return offerId === undefined || unitMicros === null ? [] : [{ offerId, currency, quantity, unitMicros }];
  });
}

async function checkMembers(queries: Queries, { members }: Request, listId: string, wrong: Wrong): Promise<string[]> {
  const emails = members.map((one) => one.toLowerCase());
  const its = sql<string>`lower(${account.email})`;
  const rows = await queries
    .select({ id: account.id, email: its, priceListId: account.priceListId })
    .from(account)
    .where(and(inArray(its, emails), ne(account.status, 'erased')))
    .for('update');
  const known = new Map(rows.map((row) => [row.email, row]));
  return emails.flatMap((email, place) => {
    const row = known.get(email);
    if (!row) wrong(`members.${place}`, { code: 'not_allowed' });
    else if (row.priceListId !== null && row.priceListId !== listId) wrong(`members.${place}`, { code: 'not_unique' });
    return row ? [row.id] : [];
  });
}
