/** What transactions have noted of the catalog since a look at it (`server/db/schema/catalog-change.ts`). */
import { sql } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { readIntegers } from '#server/db/packed.ts';

/** Which transactions a look could see: PostgreSQL's `pg_snapshot` as text. */
export type Seen = string;

export interface Changes {
  /** What this look could see. */
  seen: Seen;
  /** Nothing can be told, or everything is another: all is to be read anew. */
  isLost: boolean;
  /** Categories, parameters, makers, outlines, rates, or what is written about them. */
  reference: boolean;
  /** Ids of parts, ascending; some of them may be gone or hidden. */
  parts: Int32Array;
  /** Ids of parts of which words, order codes or values of parameters are others: what copies in memory do not hold by part. */
  told: Int32Array;
  /** Ids of categories that other parts are in, or whose parts have other values. */
  categories: Int32Array;
}

/** A copy of the primary does not tell which transactions are under way there, so it counts all after the oldest as unseen. */
const here = sql`(select case when pg_is_in_recovery() then concat(pg_snapshot_xmin(now), ':', pg_snapshot_xmin(now), ':')::pg_snapshot else now end as seen,
  pg_snapshot_xmax(now) as next, pg_is_in_recovery() as is_copy from (select pg_current_snapshot() as now) one)`;

/** What can be seen now; what is read after it is no older. */
export async function readSeen(db: Queries): Promise<Seen> {
  const { rows } = await db.execute<{ seen: Seen }>(sql`select seen::text from ${here} here`);
  return rows[0]?.seen ?? '1:1:';
}

interface Row extends Record<string, unknown> {
  seen: Seen;
  is_lost: boolean;
  reference: boolean;
  parts: Buffer | null;
  told: Buffer | null;
  categories: Buffer | null;
}

/**
 * What `since` could not see. A transaction that began early and ended late has a low number, so the numbers alone would miss it: each is
 * asked for whether that look could see it. Numbers yet to come are of another server, out of a copy of its database.
 */
export async function readChanges(db: Queries, since: Seen): Promise<Changes> {
  const { rows } = await db.execute<Row>(sql`
    with here as materialized (select * from ${here} one), since as materialized (select ${since}::pg_snapshot as seen),
    noted as materialized (
      select distinct kind, id from catalogue_change, here, since
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and xid < here.next and not pg_visible_in_snapshot(xid, since.seen))
    select here.seen::text as seen,
      exists (select 1 from noted where kind = 'everything')
        or exists (select 1 from catalogue_feed where pruned_to > pg_snapshot_xmin(since.seen) and pruned_to <= here.next)
        or (not here.is_copy and pg_snapshot_xmax(since.seen) > here.next) as is_lost,
      exists (select 1 from noted where kind = 'reference') as reference,
      (select string_agg(int4send(id), '' order by id) from noted where kind = 'part') as parts,
      (select string_agg(int4send(id), '' order by id) from noted where kind = 'told') as told,
      (select string_agg(int4send(id), '' order by id) from noted where kind = 'category') as categories
    from here, since`);
  const [row] = rows;
  if (!row) throw new Error('The database tells nothing of its own state');
  const { seen, is_lost: isLost, reference } = row;
  return {
    seen,
    isLost,
    reference,
    parts: readIntegers(row.parts),
    told: readIntegers(row.told),
    categories: readIntegers(row.categories),
  };
}

/** Rows are kept an hour at least after their transaction ended. */
const keptFor = sql`interval '1 hour'`;

/** Removes what every look of the last hour could see; copies that are older are read anew. */
export async function pruneChanges(db: Queries): Promise<void> {
  // One statement: whoever sees rows missing sees how far as well.
  await db.execute(sql`
    with moved as (
      update catalogue_feed set pruned_to = marked_to, marked_to = pg_snapshot_xmin(pg_current_snapshot()), marked_at = now()
      where marked_at < now() - ${keptFor} returning pruned_to)
    delete from catalogue_change using moved
    where xid < moved.pruned_to or xid >= pg_snapshot_xmax(pg_current_snapshot())`);
}
