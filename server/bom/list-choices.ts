/** Parts that an account has chosen for rows of its bills, as their owner sees them. */
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { getBomChoices } from '#contract/api/bom-choice.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { bomChoice } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { openView } from '#server/search/view/view.ts';

export async function listChoices(query: ParsedRequestOf<typeof getBomChoices>, call: Call): Promise<ResponseOf<typeof getBomChoices>> {
  const { db } = call.deps;
  const page = readPage(query);
  const word = (query.keyword ?? '').replace(/[\\%_]/g, '\\$&');
  const found = word === '' ? undefined : or(ilike(bomChoice.row, `%${word}%`), ilike(bomChoice.sku, `${word}%`));
  const which = and(eq(bomChoice.accountId, userOf(call).id), found);
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(bomChoice)
      .where(which)
      .orderBy(desc(bomChoice.chosenAt), desc(bomChoice.id))
      .limit(page.size)
      .offset((page.page - 1) * page.size),
    db.$count(bomChoice, which),
  ]);
  const products = await listItems(await openView(call), [...new Set(rows.map(({ productId }) => productId))]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const list = rows.map(({ id, row, sku, productId, chosenAt }) => ({
    id,
    row,
    sku,
    product: byId.get(String(productId)) ?? null,
    chosen_at: chosenAt.toISOString(),
  }));
  return showPage(list, count, page);
}
