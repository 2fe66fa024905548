/** Fills empty tables without looking each row up in indexes and foreign keys, which are made anew of all rows at once, and without noting each. */
import type { Bulk } from './bulk.ts';

interface Statements {
  before: string;
  after: string;
}

/** Unique indexes stay: statements that meet rows which are there need them. */
const indexes = `
  select format('drop index %s', indexrelid::regclass) as before, pg_get_indexdef(indexrelid) as after
  from pg_index where indrelid = any($1::regclass[]) and not indisunique order by indexrelid`;

const foreignKeys = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as before,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as after
  from pg_constraint where conrelid = any($1::regclass[]) and contype = 'f' order by oid`;

const triggers = `
  select format('alter table %s disable trigger user', oid::regclass) as before, format('alter table %s enable trigger user', oid::regclass) as after
  from pg_class where oid = any($1::regclass[]) order by oid`;

/**
 * Gives what `work` gives. In the transaction of `bulk`: nobody ever sees the tables bare, and everybody else waits for them meanwhile.
 * Whoever follows what changes is to be told by the caller.
 */
export async function withBareTables<Result>(bulk: Bulk, tables: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const statements: Statements[] = [];
  for (const kind of [triggers, foreignKeys, indexes]) statements.push(...(await bulk.query<Statements>(kind, [tables])));
  for (const { before } of statements) await bulk.query(before);
  const result = await work();
  // Indexes before the keys that are looked up by them.
  for (const { after } of statements.toReversed()) await bulk.query(after);
  return result;
}
