/** Writes everything that a shop is into a folder: all tables as they are at one moment, then the files. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SetupError } from '#server/kernel/setup-error.ts';
import type { Database } from '#server/db/client.ts';
import type { FileStore } from '#server/kernel/file-store.ts';
import { type Manifest, currentForm, manifestName, sumsFile, tableFile } from './manifest.ts';
import { type Table, copyTarget, listTables } from './table-list.ts';

/** For its owner alone: it holds names, addresses and keys. */
const ownFolder = { mode: 0o700 };
const ownFile = { mode: 0o600 };

/** Writes `folder`, which must not exist yet; one that is broken off leaves `folder.part`. */
export async function writeBackup(db: Database, files: FileStore, folder: string): Promise<Manifest> {
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(join(part, 'tables'), { ...ownFolder, recursive: true });
  await mkdir(join(part, 'files'), ownFolder);
  const data = await writeTables(db, part);
  // After the tables, so that every file which they name is there.
  const count = await writeFiles(files, part);
  const manifest: Manifest = { form: currentForm, madeAt: new Date().toISOString(), ...data, files: count };
  await writeFile(join(part, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, ownFile);
  await rename(part, folder);
  return manifest;
}

async function writeTables(db: Database, folder: string): Promise<Pick<Manifest, 'migration' | 'tables' | 'sequences'>> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  const onError = (error: Error): void => void (broken = error);
  client.on('error', onError);
  try {
    await client.query('begin isolation level repeatable read read only');
    const migration = await lastMigration(client);
    const tables: Manifest['tables'] = [];
    // oxlint-disable-next-line no-await-in-loop -- one connection sees the one moment
    for (const table of await listTables(client)) tables.push(await writeTable(client, table, folder));
    // Sequences know no moments: read last, they are never behind the rows.
    const sequences = await readSequences(client);
    await client.query('commit');
    return { migration, tables, sequences };
  } catch (error) {
    broken ??= error instanceof Error ? error : new Error('The backup failed', { cause: error });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

async function lastMigration(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!found[0]?.exists) throw new SetupError('There is no shop in this database.');
  const { rows } = await client.query<{ at: string }>('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  return Number(rows[0]?.at);
}

async function writeTable(client: PoolClient, table: Table, folder: string): Promise<Manifest['tables'][number]> {
  const source = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const sum = new Summing();
  await pipeline(source, createGzip({ level: 6 }), sum, createWriteStream(join(folder, tableFile(table.name)), ownFile));
  return { ...table, rows: source.rowCount, sha256: sum.hex() };
}

async function readSequences(client: PoolClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function writeFiles(files: FileStore, folder: string): Promise<number> {
  const sums = await open(join(folder, sumsFile), 'w', ownFile.mode);
  let count = 0;
  try {
    for await (const id of files.list()) {
      const bytes = await files.get(id);
      if (!bytes) continue; // deleted since it was listed
      await writeFile(join(folder, 'files', id), bytes, ownFile);
      await sums.write(`${createHash('sha256').update(bytes).digest('hex')}  files/${id}\n`);
      count += 1;
    }
  } finally {
    await sums.close();
  }
  return count;
}

/** Passes bytes on and adds them up. */
class Summing extends Transform {
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }

  hex(): string {
    return this.#hash.digest('hex');
  }
}
