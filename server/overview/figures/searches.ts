import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import type { FigureQuery, FigureRow } from '#server/overview/figure-query.ts';

/** Fewer parts than a choice is made of. */
const few = 5;

export const searchesNone = (queries: Queries, query: FigureQuery) => searchesWith(queries, query, sql`= 0`);
export const searchesFew = (queries: Queries, query: FigureQuery) => searchesWith(queries, query, sql`between 1 and ${few - 1}`);

/** Words whose last search fitted so many parts, the most wanted first. */
async function searchesWith(queries: Queries, { from, to, limit }: FigureQuery, results: SQL): Promise<FigureRow[]> {
  const { rows } = await queries.execute<FigureRow>(sql`
    select keyword, locale, searches, results, last::text from (
      select keyword, locale, sum(searches)::int as searches, max(day) as last, (array_agg(results order by day desc))[1] as results
      from search_count where keyword <> '' and day between ${from}::date and ${to}::date group by keyword, locale
    ) asked where results ${results} order by searches desc, last desc, keyword limit ${limit}`);
  return rows;
}
