import { randomBytes } from 'node:crypto';
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
