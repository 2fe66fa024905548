/** Parts that an account has chosen for rows of its bills, and those of its company's own numbers, as their owners see them. */
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { getBomChoices } from '#contract/api/bom-choice.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { bomChoice, companyPartNumber } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openView } from '#server/search/view/view.ts';
import { companyIdOf } from './company-number.ts';

export async function listChoices(query: ParsedRequestOf<typeof getBomChoices>, call: Call): Promise<ResponseOf<typeof getBomChoices>> {
  const { db } = call.deps;
  const page = readPage(query);
  const { id: accountId } = userOf(call);
  const companyId = await companyIdOf(db, accountId);
  const mine = and(eq(bomChoice.accountId, accountId), foundBy(query.keyword, bomChoice.row, bomChoice.sku));
  const { number, sku: codeOf } = companyPartNumber;
  const ours = and(eq(companyPartNumber.companyId, companyId ?? ''), foundBy(query.keyword, number, codeOf));
  const { id, row, sku, productId, chosenAt } = bomChoice;
  const own = db.select({ id, row, sku, productId, chosenAt, ofCompany: sql<boolean>`false`.as('of_company') }).from(bomChoice);
  const theirs = { id: companyPartNumber.id, row: number, sku: codeOf, productId: companyPartNumber.productId };
  const numbers = db
    .select({ ...theirs, chosenAt: companyPartNumber.chosenAt, ofCompany: sql<boolean>`true`.as('of_company') })
    .from(companyPartNumber);
  const [rows, ...counts] = await Promise.all([
    unionAll(own.where(mine), numbers.where(ours))
      .orderBy(desc(sql`chosen_at`), desc(sql`id`))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(bomChoice, mine),
    db.$count(companyPartNumber, ours),
  ]);
  const products = await listItems(await openView(call), [...new Set(rows.map((one) => one.productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const list = rows.map((one) => ({
    id: one.id,
    row: one.row,
    sku: one.sku,
    product: byId.get(String(one.productId)) ?? null,
    chosen_at: one.chosenAt.toISOString(),
    of_company: one.ofCompany,
  }));
  return showPage(list, counts[0] + counts[1], page);
}

/** Anywhere in what the row says, or at the beginning of the order code; signs of patterns are plain signs. */
export function foundBy(keyword: string | undefined, said: PgColumn, sku: PgColumn) {
  const word = (keyword ?? '').replace(/[\\%_]/g, '\\$&');
  return word === '' ? undefined : or(ilike(said, `%${word}%`), ilike(sku, `${word}%`));
}
