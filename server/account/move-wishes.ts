import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';

/** Newsletter and alerts follow their reader to another address; what is there already stays. */
export async function moveWishes(queries: Queries, from: string, to: string): Promise<void> {
  const [old, next] = [from.toLowerCase(), to.toLowerCase()];
  if (old === next) return;
  await queries.execute(sql`update subscription set email = ${next}
    where email = ${old} and not exists (select from subscription where email = ${next})`);
  await queries.execute(sql`delete from subscription where email = ${old}`);
  await queries.execute(sql`update stock_alert a set email = ${to}
    where lower(email) = ${old} and not exists (select from stock_alert b where b.product_id = a.product_id and b.kind = a.kind and lower(b.email) = ${next})`);
  await queries.execute(sql`delete from stock_alert where lower(email) = ${old}`);
}
