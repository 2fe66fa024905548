import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { SetupError } from '#server/kernel/setup-error.ts';
import { connect } from './client.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { createDatabase, dropDatabase, migrateDatabase } from './migrate.ts';
import { ownArticle } from './schema.ts';

/** The last one that makes or changes tables: the database of these tests refuses just that. */
const refused = journal.entries.findLastIndex(({ tag }) =>
  /^(?:CREATE|ALTER)/m.test(readFileSync(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8')),
);
const server = (name: string) => inject('databaseServer').replace('/DATABASE', `/${name}`);
let name: string;
let shop: ReturnType<typeof connect>;

beforeEach(async () => {
  name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server('postgres'), name);
  shop = connect(server(name), 2);
});
afterEach(async () => {
  await shop.close();
  await dropDatabase(server('postgres'), name);
});

async function carriedOut(): Promise<number> {
  const { rows } = await shop.db.execute<{ count: string }>(sql`select count(*) from drizzle.__drizzle_migrations`);
  return Number(rows[0]?.count);
}

test('a migration that the database refuses is named with the reason, changes nothing, and goes through once the reason is gone', async () => {
  const url = server(name);
  const older = { until: journal.entries[refused - 1]?.when ?? 0 };
  await migrateDatabase(url, older);
  const done = await carriedOut();
  // Stands for whatever may be wrong with a database: all but the migrator's own statements are refused.
  await shop.db.execute(sql`create function refuse() returns event_trigger language plpgsql as $$ begin
    if current_query() not like '%drizzle%' then raise exception 'no new tables today'; end if; end $$`);
  await shop.db.execute(sql`create event trigger refuse on ddl_command_start execute function refuse()`);
  const failed: unknown = await migrateDatabase(url).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(SetupError);
  expect(failed).toMatchObject({
    message: `The database refuses the migration ${journal.entries[refused]?.tag}.sql, and is left as it was: no new tables today.`,
  });
  expect(await carriedOut()).toBe(done);
  await shop.db.execute(sql`drop event trigger refuse`); // not itself refused: event triggers do not fire for their own kind
  await migrateDatabase(url);
  expect(await carriedOut()).toBe(journal.entries.length);
});

test('pages that an operator wrote before there were drafts stay public, with their texts', async () => {
  const url = server(name);
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_own_articles'));
  await migrateDatabase(url, { until: journal.entries[before - 1]?.when ?? 0 });
  const texts = { en: { title: 'Our promise', summary: 'What we promise.', body: 'Sent the same day.' } };
  await shop.db.execute(sql`insert into own_page (code, texts, covered, version, updated_at)
    values ('our-promise', ${JSON.stringify(texts)}, null, 3, '2026-11-20T12:00:00Z')`);
  await migrateDatabase(url);
  expect(await shop.db.select().from(ownArticle)).toMatchObject([
    {
      kind: 'page',
      slug: 'our-promise',
      live: { texts, facts: null, until: null },
      draft: null,
      covered: null,
      version: 3,
      publishedAt: new Date('2026-11-20T12:00:00Z'),
    },
  ]);
});
