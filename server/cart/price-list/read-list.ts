/** Price lists of companies and groups as their operator sees them. */
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import type { getPriceLists, PriceListSummary, ShownPriceList } from '#contract/api/admin/price-list.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { account, category, manufacturer, offer, priceList, priceListDiscount, priceListPrice } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { notFound } from '#server/kernel/store-error.ts';

type ListRow = typeof priceList.$inferSelect;

export async function findPriceLists(
  queries: Queries,
  query: ParsedRequestOf<typeof getPriceLists>,
  now: Date,
): Promise<ResponseOf<typeof getPriceLists>> {
  const page = readPage(query);
  const rows = await queries
    .select({
      list: priceList,
      discounts: sql<number>`(select count(*)::int from price_list_discount d where d.price_list_id = price_list.id)`,
      prices: sql<number>`(select count(*)::int from price_list_price f where f.price_list_id = price_list.id)`,
      members: sql<number>`(select count(*)::int from account a where a.price_list_id = price_list.id and a.status <> 'erased')`,
    })
    .from(priceList)
    .orderBy(desc(priceList.createdAt), desc(priceList.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const shown = rows.map(({ list, ...counted }) => ({
    id: list.id,
    name: list.name,
    starts_on: list.startsOn,
    ends_on: list.endsOn,
    state: stateOf(list, now),
    ...counted,
    created_at: list.createdAt.toISOString(),
  }));
  return showPage(shown, await queries.$count(priceList), page);
}

function stateOf({ startsOn, endsOn }: ListRow, now: Date): PriceListSummary['state'] {
  const today = now.toISOString().slice(0, 10);
  if (startsOn !== null && startsOn > today) return 'scheduled';
  return endsOn !== null && endsOn < today ? 'ended' : 'active';
}

export async function showPriceList(queries: Queries, id: string): Promise<ShownPriceList> {
  const [row] = await queries.select().from(priceList).where(eq(priceList.id, id));
  if (!row) throw notFound();
  const discounts = await queries
    .select({ percent_bp: priceListDiscount.percentBp, category: category.slug, manufacturer: manufacturer.slug })
    .from(priceListDiscount)
    .leftJoin(category, eq(category.id, priceListDiscount.categoryId))
    .leftJoin(manufacturer, eq(manufacturer.id, priceListDiscount.manufacturerId))
    .where(eq(priceListDiscount.priceListId, id))
    .orderBy(asc(priceListDiscount.position));
  const { currency, quantity, unitMicros } = priceListPrice;
  const prices = await queries
    .select({ sku: offer.sku, currency, quantity, unit_micros: unitMicros })
    .from(priceListPrice)
    .innerJoin(offer, eq(offer.id, priceListPrice.offerId))
    .where(eq(priceListPrice.priceListId, id))
    .orderBy(asc(offer.sku), asc(currency), asc(quantity));
  const people = await queries
    .select()
    .from(account)
    .where(and(eq(account.priceListId, id), ne(account.status, 'erased')))
    .orderBy(asc(account.email));
  return {
    id,
    name: row.name,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    version: row.version,
    discounts,
    prices,
    members: people.map((one) => ({
      account_id: one.id,
      email: one.email,
      name: `${one.firstName} ${one.lastName}`.trim(),
      company: one.company,
    })),
  };
}
