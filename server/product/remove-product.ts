import { eq, sql } from 'drizzle-orm';
import type { removeProduct as endpoint } from '#contract/api/admin/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { Queries } from '#server/db/client.ts';
import { product } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { fieldsOf, heldAsSeen } from './held-product.ts';
import { dropUnnamed } from './part-document.ts';

/** Takes a part out of the shop; one that orders, quotes or people name stays for them and is hidden (`docs/api.md` 5.6). */
export async function removeProduct(acting: Acting, request: ParsedRequestOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { deps, actor, now } = acting;
  return transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const held = await heldAsSeen(queries, request);
    if (!held) throw notFound();
    const { id } = held.row;
    const removed = !(await isNamed(queries, id));
    if (removed) {
      await queries.delete(product).where(eq(product.id, id));
      await dropUnnamed(queries, deps.files, held.documents);
    } else await queries.update(product).set({ hidden: true, updatedAt: now }).where(eq(product.id, id));
    const before = fieldsOf(held);
    const detail = { before, after: removed ? null : { ...before, hidden: true } };
    await writeAudit(queries, { actor, action: removed ? 'product.remove' : 'product.save', target: String(id), detail, at: now });
    const answer = { removed };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}

async function isNamed(queries: Queries, id: number): Promise<boolean> {
  const its = sql`in (select id from offer where product_id = ${id})`;
  const { rows } = await queries.execute<{ named: boolean }>(sql`select
    exists (select 1 from order_line where product_id = ${id}) or exists (select 1 from inquiry_line where offer_id ${its})
    or exists (select 1 from quote_price where offer_id ${its}) or exists (select 1 from cart_line where offer_id ${its})
    or exists (select 1 from rfq_line where offer_id ${its}) or exists (select 1 from comment where product_id = ${id})
    or exists (select 1 from question where product_id = ${id}) or exists (select 1 from bom_choice where product_id = ${id})
    or exists (select 1 from company_part_number where product_id = ${id})
    or exists (select 1 from stock_alert where product_id = ${id})
    or exists (select 1 from stock where product_id = ${id} and on_hand > 0) as named`);
  return rows[0]?.named ?? true;
}
