import { existsSync, readFileSync } from 'node:fs';

/** Tells a running process apart from a later one with the same number; null when there is none. */
export function processIdentity(pid: number): string | null {
  if (!isRunning(pid)) return null;
  const stat = `/proc/${pid}/stat`;
  if (!existsSync(stat)) return String(pid);
  // After the name in brackets, the 20th field is the start time in ticks since boot.
  const fields = readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  if (fields[0] === 'Z') return null;
  return `${pid} ${fields[19] ?? ''} ${bootId()}`;
}

/** A service that sees nothing of the system but processes (`ProcSubset=pid`) does without. */
function bootId(): string {
  const file = '/proc/sys/kernel/random/boot_id';
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, but belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
