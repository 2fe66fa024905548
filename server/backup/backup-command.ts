/** `shop -- backup` and `shop -- restore`. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { SetupError } from '#server/kernel/setup-error.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { runOnEmptyDatabase, runUnmigrated } from '#server/run/open-database.ts';
import { openFiles } from '#server/run/open-files.ts';
import type { Manifest } from './manifest.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

export const backupHelp = 'writes all data and files of the shop into a new folder: backup DIR';
export const restoreHelp = 'makes a shop out of a backup, in an empty database: restore DIR';

/** Works while the shop runs, and never changes its tables: it is taken before an upgrade. */
export async function runBackup([folder]: string[]): Promise<void> {
  const target = folderOf(folder, backupHelp);
  if (existsSync(target)) throw new SetupError(`${target} is there already; name a new folder.`);
  await mkdir(dirname(target), { recursive: true });
  await runUnmigrated(async (db) => {
    tell('Saved', await writeBackup(db, openFiles(readEnvironment()), target));
  });
}

export async function runRestore([folder]: string[]): Promise<void> {
  const source = folderOf(folder, restoreHelp);
  await runOnEmptyDatabase(async (url) => {
    tell('Restored', await readBackup(url, openFiles(readEnvironment()), source));
  });
}

function folderOf(folder: string | undefined, help: string): string {
  if (folder === undefined || folder === '') throw new SetupError(`Name a folder; the command ${help}.`);
  return resolve(folder);
}

function tell(done: string, { tables, files, madeAt }: Manifest): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${done}: ${tables.length} tables with ${rows.toLocaleString('en')} rows, ${files.toLocaleString('en')} files, of ${madeAt}`);
}
