import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';

/** The part at an address; `not_found` tells the new address of a renamed one. */
export async function findProductId(queries: Queries, slug: string): Promise<number> {
  const { rows } = await queries.execute<{ id: number; slug: string }>(sql`
    select id, slug from product where slug = ${slug} and not hidden
    union all
    select p.id, p.slug from product_slug old join product p on p.id = old.product_id where old.slug = ${slug} and not p.hidden`);
  const found = rows.find((row) => row.slug === slug);
  if (found) return found.id;
  throw rows[0] ? new StoreError('not_found', { data: { moved_to: rows[0].slug } }) : notFound();
}
