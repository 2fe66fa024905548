import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import * as schema from './schema.ts';
import { timeQueries } from './time-queries.ts';

/** Opens a pool; `url` is a PostgreSQL connection string. Close it with `close()`. `onQuery` is told the seconds of each statement. */
export function connect(url: string, poolSize = 10, onQuery: ((seconds: number) => void) | null = null) {
  const pool = new Pool({ connectionString: url, max: poolSize });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  if (onQuery) timeQueries(pool, onQuery);
  const db = drizzle({ client: pool, schema, casing: 'snake_case' });
  return { db, pool, close: () => pool.end() };
}

export type Database = ReturnType<typeof connect>['db'];
/** A database or an open transaction. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query' | '$count' | '$with' | 'with'>;
