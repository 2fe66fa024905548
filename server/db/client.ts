import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool } from 'pg';
import { closeWithCalls } from './call-scope.ts';
import * as schema from './schema.ts';
import { timeQueries } from './time-queries.ts';

/** Milliseconds; 0 is without limit. */
export interface Limits {
  /** Until one of the pool's connections is free. */
  connection: number;
  /** Until a lock is got: together with the wait for a connection less than a visitor waits. */
  lock: number;
  /** Of one statement; calls have shorter limits of their own. */
  statement: number;
  /** Between two statements of a transaction. */
  idle: number;
}

/** For the pool that people's calls and the jobs share: whatever stands still fails soon and leaves the others their connections. */
export const servingLimits: Limits = { connection: 2500, lock: 2000, statement: 60_000, idle: 30_000 };
/** For commands, migrations, imports and backups, which take as long as they need. */
const noLimits: Limits = { connection: 0, lock: 0, statement: 0, idle: 0 };

export interface Connecting {
  limits?: Limits;
  /** Told the seconds of each statement. */
  onQuery?: ((seconds: number) => void) | null;
}

/** Opens a pool; `url` is a PostgreSQL connection string. Close it with `close()`. */
export function connect(url: string, poolSize = 10, { limits = noLimits, onQuery = null }: Connecting = {}) {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: limits.connection,
    // Set by statements, because poolers refuse settings that come with a connection's start.
    onConnect: limits === noLimits ? undefined : (client) => prepare(client, limits),
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', ignoreLoss);
  // One that is lost between two statements of a transaction fails the next of them, and is no reason to end the process either.
  pool.on('connect', (client) => void client.on('error', ignoreLoss));
  if (onQuery) timeQueries(pool, onQuery);
  closeWithCalls(pool);
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
}

function ignoreLoss(): void {}

/** How soon the database ends a statement whose caller has gone; one that waits for a lock or sleeps would not look by itself. */
const lookForCaller = `set client_connection_check_interval = '1s'`;

async function prepare(client: ClientBase, limits: Limits): Promise<void> {
  await client.query(settingsOf(limits));
  // Servers on systems that cannot tell a closed connection refuse it; there the time limit of the statement ends it.
  await client.query(lookForCaller).catch(ignoreLoss);
}

function settingsOf({ lock, statement, idle }: Limits): string {
  return `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${idle}`;
}

export type Database = ReturnType<typeof connect>['db'];
/** A database or an open transaction. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | '$count' | '$with' | 'with'>;
