import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { productRating } from '#server/db/schema.ts';

/** The part's stars, counted anew from what is published. */
export async function countRatings(queries: Queries, productId: number): Promise<void> {
  await queries.execute(sql`
    insert into ${productRating} (product_id, count, sum)
    select ${productId}, count(rating)::int, coalesce(sum(rating), 0)::int from comment
    where product_id = ${productId} and status = 'published'
    on conflict (product_id) do update set count = excluded.count, sum = excluded.sum`);
}

/** As shown: the mean of the stars with one decimal; 0 without any. */
export function averageOf(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}
