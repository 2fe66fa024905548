import { type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Database } from './client.ts';

const dialect = new PgDialect();
/** By their text. */
const names = new Map<string, string>();
const mostNames = 200;

/**
 * Runs a statement that each connection parses and plans once: for what is asked with nearly every call and takes longer to plan than to
 * run. Its text must be one of a few; what differs from call to call are its parameters, and a list of ids is one of them.
 */
export function executePrepared<Row extends Record<string, unknown>>(db: Database, statement: SQL): Promise<QueryResult<Row>> {
  const query = dialect.sqlToQuery(statement);
  const name = names.get(query.sql) ?? (names.size < mostNames ? `prepared_${names.size + 1}` : undefined);
  if (name !== undefined) names.set(query.sql, name);
  return db._.session.prepareQuery<{ execute: QueryResult<Row>; all: never; values: never }>(query, undefined, name, false).execute();
}
