import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import type { FigureQuery, FigureRow } from '#server/overview/figure-query.ts';

/** Mails that are not tried any more, the newest first, with what the mail server said; kept for 30 days. */
export async function failedMails(queries: Queries, { limit }: FigureQuery): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    select (failed_at at time zone 'UTC')::date::text as at, id::float8 as number, kind, coalesce(last_error, failure) as reason
    from outbox where failed_at is not null order by failed_at desc, id desc limit ${limit}`);
  return rows;
}
