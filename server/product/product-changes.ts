/** Who changed what of a part: the audit's entries about it, its order codes among them. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { getProductChanges as endpoint, ProductChange } from '#contract/api/admin/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { audit, offer } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { productNumber } from './held-product.ts';

const actions = [
  'product.add',
  'product.save',
  'product.remove',
  'product.bulk',
  'stock.set',
  'price.set',
  'price.currency',
  'document.add',
  'document.remove',
];

export async function findChanges(queries: Queries, query: ParsedRequestOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const page = readPage(query);
  const id = productNumber(query.id);
  const codes = await queries.select({ sku: offer.sku }).from(offer).where(eq(offer.productId, id));
  const its = and(
    inArray(audit.target, [String(id), ...codes.map(({ sku }) => sku)]),
    inArray(audit.action, actions),
    // A price that was changed in the editor is part of that change.
    sql`${audit.detail}->>'by' is null`,
  );
  const rows = await queries
    .select()
    .from(audit)
    .where(its)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return showPage(rows.map(showChange), await queries.$count(audit, its), page);
}

function showChange({ at, actor, action, target, detail }: typeof audit.$inferSelect): ProductChange {
  const isWhole = action.startsWith('product.') && action !== 'product.bulk';
  // Of edits `save-product.ts` writes all fields.
  const { before = null, after = null }: Partial<Pick<ProductChange, 'before' | 'after'>> = isWhole ? detail : {};
  return { at: at.toISOString(), actor, action, target, before, after, detail: isWhole ? {} : detail };
}
