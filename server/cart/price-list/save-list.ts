/** Makes, changes and removes price lists of companies and groups; prices follow with the next call of their people. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { removePriceList as removal, savePriceList as endpoint, ShownPriceList } from '#contract/api/admin/price-list.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { account, priceList, priceListDiscount, priceListPrice } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { checkList, type CheckedList } from './check-list.ts';
import { showPriceList } from './read-list.ts';

type Request = ParsedRequestOf<typeof endpoint>;

export function savePriceList(acting: Acting, request: Request): Promise<ShownPriceList> {
  return transact(acting.deps.db, async (queries) => {
    const id = await writeHead(queries, request, acting.now);
    const checked = await checkList(queries, request, id);
    await writeParts(queries, id, checked);
    const detail = {
      name: request.name,
      starts_on: request.starts_on ?? null,
      ends_on: request.ends_on ?? null,
      discounts: request.discounts,
      prices: checked.prices.length,
      members: checked.accountIds,
    };
    await writeAudit(queries, { actor: acting.actor, action: 'price_list.save', target: id, detail, at: acting.now });
    const shown = await showPriceList(queries, id);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}

/** Locks the list that is changed; answers its id. */
async function writeHead(queries: Queries, { id, version, name, starts_on, ends_on }: Request, now: Date): Promise<string> {
  const twin = and(sql`lower(${priceList.name}) = lower(${name})`, id === undefined ? undefined : ne(priceList.id, id));
  if ((await queries.$count(priceList, twin)) > 0) throw invalidField('name', { code: 'not_unique' });
  const values = { name, startsOn: starts_on ?? null, endsOn: ends_on ?? null };
  if (id === undefined) {
    const made = randomUUID();
    await queries.insert(priceList).values({ ...values, id: made, createdAt: now });
    return made;
  }
  const [row] = await queries.select().from(priceList).where(eq(priceList.id, id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
  await queries
    .update(priceList)
    .set({ ...values, version: row.version + 1 })
    .where(eq(priceList.id, id));
  return id;
}

async function writeParts(queries: Queries, id: string, { discounts, prices, accountIds }: CheckedList): Promise<void> {
  await queries.delete(priceListDiscount).where(eq(priceListDiscount.priceListId, id));
  await queries.delete(priceListPrice).where(eq(priceListPrice.priceListId, id));
  await queries.update(account).set({ priceListId: null }).where(eq(account.priceListId, id));
  if (discounts.length > 0) {
    await queries.insert(priceListDiscount).values(discounts.map((one, position) => ({ ...one, priceListId: id, position })));
  }
  if (prices.length > 0) await queries.insert(priceListPrice).values(prices.map((one) => ({ ...one, priceListId: id })));
  if (accountIds.length > 0) await queries.update(account).set({ priceListId: id }).where(inArray(account.id, accountIds));
}

export function removePriceList(acting: Acting, { id }: ParsedRequestOf<typeof removal>): Promise<ResponseOf<typeof removal>> {
  return transact(acting.deps.db, async (queries) => {
    const [row] = await queries.delete(priceList).where(eq(priceList.id, id)).returning();
    if (!row) throw notFound();
    const detail = { name: row.name };
    await writeAudit(queries, { actor: acting.actor, action: 'price_list.remove', target: id, detail, at: acting.now });
    const answer = { removed: true as const };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}
