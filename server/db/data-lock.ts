import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '#server/kernel/setup-error.ts';
import { processIdentity } from './process-identity.ts';

/** Makes this process the only shop on a data folder; returns the release. A lock whose process is gone does not count. */
export function lockData(dataDir: string): () => void {
  const lock = join(dataDir, 'lock');
  const own = `${lock}.${process.pid}`;
  const identity = processIdentity(process.pid) ?? String(process.pid);
  writeFileSync(own, identity, { mode: 0o600 });
  try {
    // A hard link appears with its content or not at all, so nobody reads half a lock.
    while (!tryLink(own, lock)) clearStale(lock, own, dataDir);
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(lock) === identity) rmSync(lock, { force: true });
  };
}

function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function clearStale(lock: string, own: string, dataDir: string): void {
  refuseLive(read(lock), dataDir);
  const aside = `${own}.stale`;
  renameSync(lock, aside);
  const moved = read(aside);
  // Between reading and moving, another start may have put its own lock there: give it back.
  if (owner(moved) !== null) tryLink(aside, lock);
  rmSync(aside, { force: true });
  refuseLive(moved, dataDir);
}

function owner(content: string): number | null {
  const pid = Number.parseInt(content, 10);
  return Number.isInteger(pid) && processIdentity(pid) === content ? pid : null;
}

function refuseLive(content: string, dataDir: string): void {
  const pid = owner(content);
  if (pid !== null) throw new SetupError(`Another shop (process ${pid}) is running on ${dataDir}.`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // gone in between: free
  }
}

/** Whether a running process holds the data folder. */
export function isLocked(dataDir: string): boolean {
  return owner(read(join(dataDir, 'lock'))) !== null;
}
