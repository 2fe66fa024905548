import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { knownCluster } from '#server/db/cluster-place.ts';
import { isLocked } from '#server/db/data-lock.ts';
import { pidFile } from '#server/db/leftover.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'partwright-import-'));
  // The database's own user has to get in when root runs the tests.
  chmodSync(home, 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function runImport(rows: number): { command: ChildProcess; said: () => string; dataDir: string } {
  const file = join(home, 'parts.csv');
  const lines = Array.from({ length: rows }, (_, row) => `yageo,TEST-${row},chip-resistors,${row + 1}`);
  writeFileSync(file, `manufacturer,mpn,category,attr:resistance\n${lines.join('\n')}\n`);
  const dataDir = join(home, 'data');
  const command = spawn(process.execPath, [join(import.meta.dirname, 'catalog.ts'), 'import', file], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [command.stdout, command.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { command, said: () => said, dataDir };
}

function postgresOf(dataDir: string): number | null {
  const cluster = knownCluster(dataDir);
  const pid = Number(cluster === null ? NaN : pidFile(cluster)[0]);
  return Number.isInteger(pid) ? pid : null;
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}

it('an import that Ctrl-C breaks off leaves no database running and no row behind', { timeout: 120_000 }, async () => {
  const first = runImport(60_000);
  await expect.poll(first.said, { timeout: 60_000 }).toContain('Importing');
  const postgres = postgresOf(first.dataDir) ?? 0;
  expect(lives(postgres)).toBe(true);
  first.command.kill('SIGINT');
  await once(first.command, 'exit');
  expect(first.command.exitCode).toBe(130);
  expect(first.said()).not.toMatch(/rows in|Error/);
  expect(lives(postgres)).toBe(false);
  expect([postgresOf(first.dataDir), isLocked(first.dataDir)]).toEqual([null, false]);
  expect(readFileSync(join(first.dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');

  const second = runImport(1);
  await once(second.command, 'exit');
  expect(second.said()).toContain('1 rows in');
  expect(second.said()).toContain('1 added');
});
