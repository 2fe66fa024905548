import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLocked, lockData } from './data-lock.ts';
import { processIdentity } from './process-identity.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'partwright-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('one shop at a time has a data folder', () => {
  const unlock = lockData(dataDir);
  expect(isLocked(dataDir)).toBe(true);
  expect(() => lockData(dataDir)).toThrow(`Another shop (process ${process.pid}) is running on ${dataDir}.`);
  unlock();
  expect(isLocked(dataDir)).toBe(false);
  lockData(dataDir)();
  expect(readdirSync(dataDir)).toEqual([]);
});

test('the lock of a process that was killed does not count', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  writeFileSync(join(dataDir, 'lock'), processIdentity(child.pid ?? 0) ?? '');
  expect(() => lockData(dataDir)).toThrow(`process ${child.pid}`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  lockData(dataDir)();
});

test('nor does that of another process that has its number now, nor a broken one', () => {
  for (const content of [`${process.pid} 1 another-boot`, '', 'nonsense']) {
    writeFileSync(join(dataDir, 'lock'), content);
    lockData(dataDir)();
  }
});
