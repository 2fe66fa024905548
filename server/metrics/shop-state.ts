/** What stands in the database or in the pool at the moment of a look. */
import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#server/db/client.ts';
import type { SearchEngine } from '#server/search/opensearch/open-engine.ts';
import type { Watched } from './store-metrics.ts';

/** Milliseconds; several lookers cost the database one look. */
const shortest = 5_000;

interface Mails extends Record<string, unknown> {
  waiting: number;
  failing: number;
  given_up: number;
  refused: number;
  oldest: number;
}

interface Orders extends Record<string, unknown> {
  status: string;
  payment: string;
  orders: number;
}

/** Adds what the shop itself is about, orders, mails, its database; gives what brings it up to date. */
export function watchShop(registry: Registry, watched: Watched): () => Promise<void> {
  const gauges = gaugesOf(registry);
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    showProcess(gauges, watched);
    if (performance.now() - looked < shortest) return;
    looked = performance.now();
    try {
      await showDatabase(gauges, watched.db);
      gauges.up.set(1);
    } catch {
      gauges.up.set(0); // the numbers stay as they were last seen
    }
  };
}

function gaugesOf(registry: Registry) {
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `partwright_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge('database_up', '1 when the database answered the last look.'),
    connections: gauge('database_pool_connections', 'Connections of this process.', ['state']),
    waiting: gauge('database_pool_waiting', 'Statements that wait for a connection.'),
    leader: gauge('leader', '1 in the process that does the jobs.'),
    replicaIn: gauge('replica_in_use', '1 for a replica that is read from; they are numbered as in DATABASE_READ_URL.', ['replica']),
    replicaBehind: gauge('replica_behind_seconds', 'How old what a replica holds was when the primary answered last.', ['replica']),
    searchUp: gauge('search_up', '1 while the search engine answers this process; only with SEARCH_URL.'),
    searchRefused: gauge('search_refused_parts', 'Parts that the search engine does not take; told by the leader.'),
    searchSent: gauge('search_last_sent_seconds', 'Since changes were last looked for and sent; told by the leader.'),
    orders: gauge('orders', 'All orders there are, by state.', ['status', 'payment']),
    mails: gauge('mails', 'Mails in the outbox: waiting, of these failing at least once, refused for good, and given up.', ['state']),
    sources: gauge('part_sources', 'Places that lists of parts are taken from: all, paused, and failing in a row.', ['state']),
    oldestMail: gauge('mails_oldest_waiting_seconds', 'Age of the oldest mail that is due and not failed for good.'),
  };
}

type Gauges = ReturnType<typeof gaugesOf>;

function showProcess(gauges: Gauges, { db, replicas, search, isLeader }: Watched): void {
  const { connections, waiting, leader, replicaIn, replicaBehind } = gauges;
  const { totalCount, idleCount, waitingCount } = db.$client;
  connections.set({ state: 'busy' }, totalCount - idleCount);
  connections.set({ state: 'idle' }, idleCount);
  waiting.set(waitingCount);
  leader.set(isLeader() ? 1 : 0);
  if (search) showSearch(gauges, search, isLeader());
  for (const [index, { isIn, behind }] of replicas.states().entries()) {
    const replica = String(index + 1);
    replicaIn.set({ replica }, isIn ? 1 : 0);
    replicaBehind.set({ replica }, behind);
  }
}

function showSearch({ searchUp, searchRefused, searchSent }: Gauges, { isAway, feed }: SearchEngine, leads: boolean): void {
  searchUp.set(isAway() ? 0 : 1);
  const { refused, sentAt } = feed.state();
  searchRefused.set(leads ? refused : 0);
  searchSent.set(leads ? (performance.now() - sentAt) / 1000 : 0);
}

async function showDatabase({ orders, mails, oldestMail, sources }: Gauges, db: Database): Promise<void> {
  const states = await db.execute<Orders>(
    sql`select status, payment_status as payment, count(*)::int as orders from shop_order group by status, payment_status`,
  );
  orders.reset();
  for (const { status, payment, orders: count } of states.rows) orders.set({ status, payment }, count);
  await showSources(sources, db);
  const { rows } = await db.execute<Mails>(sql`
    select count(*) filter (where failed_at is null)::int as waiting, count(*) filter (where failed_at is null and tries > 0)::int as failing,
      count(*) filter (where failure = 'given_up')::int as given_up, count(*) filter (where failure = 'refused')::int as refused,
      coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float8 as oldest
    from outbox where sent_at is null`);
  const [row] = rows;
  if (!row) return;
  mails.set({ state: 'waiting' }, row.waiting);
  mails.set({ state: 'failing' }, row.failing);
  mails.set({ state: 'given_up' }, row.given_up);
  mails.set({ state: 'refused' }, row.refused);
  oldestMail.set(row.oldest);
}

async function showSources(sources: Gauges['sources'], db: Database): Promise<void> {
  const { rows } = await db.execute<{ all: number; paused: number; failing: number }>(sql`
    select count(*)::int as all, count(paused_at)::int as paused, count(*) filter (where failures > 0 and paused_at is null)::int as failing
    from part_source`);
  for (const [state, count] of Object.entries(rows[0] ?? {})) sources.set({ state }, count);
}
