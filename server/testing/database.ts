import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { inject } from 'vitest';
import { connect } from '#server/db/client.ts';
import { createDatabase, dropDatabase } from '#server/db/migrate.ts';

/** Opens a fresh, migrated database, empty or a copy of another template; `close` removes it. */
export async function openTestDatabase(template: string = inject('databaseTemplate')) {
  const server = inject('databaseServer');
  const url = (name: string) => server.replace('/DATABASE', `/${name}`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(url('postgres'), name, template);
  const { db, pool, close } = connect(url(name), 8);
  return {
    db,
    pool,
    url: url(name),
    close: async (): Promise<void> => {
      await close();
      await dropDatabase(url('postgres'), name);
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/** A second template beside the empty one: databases that begin with what `seedParts` writes are copies of it. */
let made: Promise<string> | null = null;

/** Its name. The first file that asks for it makes it, for all processes of the run. */
export function partsTemplate(): Promise<string> {
  made ??= make();
  return made;
}

async function make(): Promise<string> {
  const server = inject('databaseServer');
  const url = (database: string) => server.replace('/DATABASE', `/${database}`);
  const empty = inject('databaseTemplate');
  const name = `${empty}_parts`;
  const draft = `${name}_draft`;
  const { pool, close } = connect(url('postgres'), 1);
  // Kept out of the pool, which closes a connection that rests, and the lock would go with it.
  const keeper = await pool.connect();
  try {
    await keeper.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await keeper.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    // One that was given up half way is no template.
    await dropDatabase(url('postgres'), draft);
    await createDatabase(url('postgres'), draft, empty);
    // Not read by files that sell nothing.
    const { seedParts } = await import('./parts.ts');
    const seeded = connect(url(draft), 8);
    await seedParts(seeded.db).finally(seeded.close);
    await keeper.query(`alter database ${escapeIdentifier(draft)} rename to ${escapeIdentifier(name)}`);
    return name;
  } finally {
    keeper.release();
    await close(); // and with it the lock
  }
}
