/**
 * Counts what is searched for: words, language and day, never who. What looks like a mail address or the number of an
 * order is counted without its words, as are words beyond what a day has room for.
 */
import { lt, sql } from 'drizzle-orm';
import type { searchProduct } from '#contract/api/catalog.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Call, StoreDeps } from '#server/caller/call.ts';
import type { Database } from '#server/db/client.ts';
import { searchCount } from '#server/db/schema.ts';
import { fold } from '#server/rules/fold.ts';
import { day as dayMs } from '#contract/durations.ts';

/** `docs/operate.md`, "Figures". */
const keptDays = 90;
/** Different words of a day, so that nobody fills the table with made-up ones. */
const mostWords = 5000;
const mostInMemory = 2000;
const longestKeyword = 80;

interface Counted {
  day: string;
  locale: string;
  keyword: string;
  searches: number;
  results: number;
}

/** Not written yet, by the database they go to. */
const waiting = new WeakMap<Database, Map<string, Counted>>();

/** Words that name a person or a person's order are nobody's business here. */
function wordsOf(keyword: string): string {
  const folded = fold(keyword).replaceAll(/\s+/g, ' ').trim();
  const isPrivate = folded.includes('@') || /\b(?:so|rq)-\d{6}-/.test(folded);
  return isPrivate || folded.length > longestKeyword ? '' : folded;
}

type Query = ParsedRequestOf<typeof searchProduct>;
type Found = Pick<ResponseOf<typeof searchProduct>, 'total' | 'did_you_mean' | 'dropped' | 'unknown_number'>;

/** Further pages and narrowed lists are the same search. */
function isFirstLook({ page = 1, filters = [], category_web_url, brand_web_url }: Query): boolean {
  return page === 1 && filters.length === 0 && category_web_url === undefined && brand_web_url === undefined;
}

/** Notes a search that was answered; it is written by the next `keepSearches`. */
export function countSearch({ deps: { db }, locale, now }: Call, query: Query, found: Found): void {
  if (!isFirstLook(query)) return;
  const asTyped = found.did_you_mean.length === 0 && found.dropped.length === 0 && found.unknown_number === null;
  const one = { day: now.toISOString().slice(0, 10), locale: locale.key, results: asTyped ? found.total : 0 };
  const counts = waiting.get(db) ?? new Map<string, Counted>();
  waiting.set(db, counts);
  const add = (keyword: string): boolean => {
    const key = JSON.stringify([one.day, one.locale, keyword]);
    const before = counts.get(key);
    if (!before && keyword !== '' && counts.size >= mostInMemory) return false;
    counts.set(key, { ...one, keyword, searches: (before?.searches ?? 0) + 1 });
    return true;
  };
  if (!add(wordsOf(query.keyword))) add('');
}

/** Writes what was counted since the last time. */
export async function keepSearches({ db }: Pick<StoreDeps, 'db'>): Promise<void> {
  const counts = [...(waiting.get(db)?.values() ?? [])];
  waiting.delete(db);
  if (counts.length === 0) return;
  const column = (name: keyof Counted) => sql.param(counts.map((one) => one[name]));
  await db.execute(sql`
    with given as (
      select * from unnest(${column('day')}::date[], ${column('locale')}::text[], ${column('keyword')}::text[],
        ${column('searches')}::int[], ${column('results')}::int[]) as t (day, locale, keyword, searches, results)
    ), room as (
      select g.day, ${mostWords} - (select count(*) from search_count s where s.day = g.day) as words from (select distinct day from given) g
    ), placed as (
      select g.*, case when g.keyword = '' or s.day is not null or
        row_number() over (partition by g.day, s.day is null order by g.searches desc, g.keyword) <= r.words then g.keyword else '' end as kept
      from given g join room r on r.day = g.day
      left join search_count s on s.day = g.day and s.locale = g.locale and s.keyword = g.keyword
    )
    insert into search_count (day, locale, keyword, searches, results)
    select day, locale, kept, sum(searches)::int, (array_agg(results))[1] from placed group by day, locale, kept order by 1, 2, 3
    on conflict (day, locale, keyword) do update
      set searches = search_count.searches + excluded.searches, results = excluded.results`);
}

export async function forgetOldSearches({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptDays * dayMs).toISOString().slice(0, 10);
  await db.delete(searchCount).where(lt(searchCount.day, before));
}
