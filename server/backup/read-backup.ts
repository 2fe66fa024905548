/** Makes a shop out of a backup, in a database without tables. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SetupError } from '#server/kernel/setup-error.ts';
import { type Database, connect } from '#server/db/client.ts';
import { type Bulk, inBulk } from '#server/db/bulk.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { type FileStore, isFileId } from '#server/kernel/file-store.ts';
import { type Manifest, manifest, manifestName, sumsFile, tableFile } from './manifest.ts';
import { copyTarget, quoted } from './table-list.ts';

/** Checks the whole backup first; only then anything is written. */
export async function readBackup(url: string, files: FileStore, folder: string): Promise<Manifest> {
  const said = await readManifest(folder);
  const sums = await readSums(folder, said);
  await checkTables(folder, said);
  for (const { id, sha256 } of sums) {
    // oxlint-disable-next-line no-await-in-loop -- a file at a time keeps memory small
    if (sumOf(await readFile(join(folder, 'files', id))) !== sha256) throw damaged(`files/${id}`);
  }
  const { db, close } = connect(url, 2);
  try {
    await refuseFull(db);
    for (const { id } of sums) {
      // oxlint-disable-next-line no-await-in-loop -- a file at a time keeps memory small
      await files.put(id, new Uint8Array(await readFile(join(folder, 'files', id))), 'application/octet-stream');
    }
    await migrateDatabase(url, { until: said.migration });
    await fillTables(db, folder, said);
  } finally {
    await close();
  }
  // A newer shop brings the tables up to its own form.
  await migrateDatabase(url);
  return said;
}

function damaged(name: string): SetupError {
  return new SetupError(`The backup is damaged: ${name} is not as it was written. Nothing was restored.`);
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  if (text === null) throw new SetupError(`${folder} is no backup: it has no ${manifestName}.`);
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new SetupError(`${join(folder, manifestName)} is not of a form that this version reads.`);
  return read.data;
}

interface Sum {
  id: string;
  sha256: string;
}

async function readSums(folder: string, { files }: Manifest): Promise<Sum[]> {
  const lines = (await readFile(join(folder, sumsFile), 'utf8')).split('\n').filter((line) => line !== '');
  const sums = lines.map((line) => ({ sha256: line.slice(0, 64), id: line.slice(66).replace(/^files\//, '') }));
  if (sums.length !== files || !sums.every(({ id }) => isFileId(id))) throw damaged(sumsFile);
  return sums;
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function checkTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash('sha256');
    // oxlint-disable-next-line no-await-in-loop -- a table at a time keeps memory small
    await pipeline(createReadStream(join(folder, tableFile(name))), hash).catch(() => {
      throw damaged(tableFile(name));
    });
    if (hash.digest('hex') !== sha256) throw damaged(tableFile(name));
  }
}

async function refuseFull(db: Database): Promise<void> {
  const { rows } = await db.$client.query(`select 1 from pg_tables where schemaname = 'public' or schemaname = 'drizzle' limit 1`);
  if (rows.length > 0) {
    throw new SetupError(
      'The database is not empty. Make a new one, or give DATA_DIR a folder that does not exist yet; nothing was restored.',
    );
  }
}

/** All or nothing. */
async function fillTables(db: Database, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await inBulk(db, async (bulk) => {
    for (const table of tables) {
      const source = createReadStream(join(folder, tableFile(table.name)));
      // oxlint-disable-next-line no-await-in-loop -- one connection, and what is referred to goes first
      await bulk.pour(copyTarget(table), [source, createGunzip()]);
    }
    for (const [name, last] of Object.entries(sequences)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (last !== null) await setSequence(bulk, name, last);
    }
  });
  await db.$client.query('analyze');
}

async function setSequence(bulk: Bulk, name: string, last: string): Promise<void> {
  await bulk.query('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, last]);
}
