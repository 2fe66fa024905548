import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import * as z from 'zod/mini';
import { demoRates } from '#server/kernel/settings.ts';
import { SetupError } from '#server/kernel/setup-error.ts';
import { connect } from './client.ts';
import { locks } from './locks.ts';
import { currencyRate } from './schema.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** What drizzle-kit writes, as far as it is read here. */
const journalForm = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });
const oldestVersion = 150_000;

export interface Migrating {
  /** `when` of the last migration wanted: for a backup that is older than the shop. */
  until?: number;
}

/** Brings the tables of a database up to date; several servers may do so at once. */
export async function migrateDatabase(url: string, { until }: Migrating = {}): Promise<void> {
  const { db, close } = connect(url, 1);
  try {
    await refuseOld(db);
    await db.execute(sql`select pg_advisory_lock(${locks.migrate})`);
    // PostgreSQL says "already exists, skipping" for what every later start finds in place.
    await db.execute(sql`set client_min_messages = warning`);
    if (until === undefined) {
      await apply(db, migrationsFolder);
      await fillRates(db);
    } else {
      await migrateUntil(db, until);
    }
    await db.execute(sql`select pg_advisory_unlock(${locks.migrate})`);
  } finally {
    await close();
  }
}

type Database = ReturnType<typeof connect>['db'];

/** All that is missing, or nothing of it: then whoever runs the shop is told which one the database refused, and why. */
async function apply(db: Database, folder: string): Promise<void> {
  try {
    await migrate(db, { migrationsFolder: folder });
  } catch (error) {
    const file = error instanceof DrizzleQueryError ? await fileWith(folder, error.query) : null;
    if (file === null || !(error instanceof Error)) throw error;
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new SetupError(`The database refuses the migration ${file}, and is left as it was: ${reason}.`, { cause: error });
  }
}

/** Name of the migration that holds a statement; null for those of the migrator itself. */
async function fileWith(folder: string, statement: string): Promise<string | null> {
  for await (const file of glob('*.sql', { cwd: folder })) {
    if ((await readFile(join(folder, file), 'utf8')).includes(statement.trim())) return file;
  }
  return null;
}

/** The migrator knows folders only, so it gets one that ends earlier. */
async function migrateUntil(db: Database, until: number): Promise<void> {
  const journal = journalForm.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  const entries = journal.entries.filter(({ when }) => when <= until);
  if (entries.at(-1)?.when !== until) throw new SetupError('The backup was made by a newer version of the shop; install that one first.');
  const folder = await mkdtemp(join(tmpdir(), 'partwright-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await apply(db, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function refuseOld(db: Database): Promise<void> {
  const { rows } = await db.execute<{ version: number; name: string }>(
    sql`select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  );
  const [row] = rows;
  if (row && row.version < oldestVersion) throw new SetupError(`PostgreSQL ${row.name} is too old: the shop needs version 15 or newer.`);
}

/** Rates that are not there yet; one that the operator has set remains. */
async function fillRates(db: Database): Promise<void> {
  const rows = Object.entries(demoRates).map(([currency, rateMicros]) => ({ currency, rateMicros }));
  await db.insert(currencyRate).values(rows).onConflictDoNothing();
}

/** Makes a database on a server when it is not there yet. */
export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  const { db, close } = connect(url, 1);
  try {
    const { rows } = await db.execute(sql`select 1 from pg_database where datname = ${name}`);
    // Copied as files: through the log of changes, as PostgreSQL does unasked, the same takes three times as long.
    const from = template === undefined ? sql`` : sql` template ${sql.identifier(template)} strategy file_copy`;
    if (rows.length === 0) await db.execute(sql`create database ${sql.identifier(name)}${from}`);
  } finally {
    await close();
  }
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const { db, close } = connect(url, 1);
  try {
    await db.execute(sql`drop database if exists ${sql.identifier(name)} with (force)`);
  } finally {
    await close();
  }
}
