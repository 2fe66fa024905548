/** A shop that was killed leaves its database running; the next start ends it. */
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from './binaries.ts';
import { processIdentity } from './process-identity.ts';

export const socketPrefix = 'partwright-';
const longestStop = 30_000;

/** Lines of the server's own pid file; empty when it does not run. */
export function pidFile(cluster: string): string[] {
  const path = join(cluster, 'postmaster.pid');
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

/** Ends a server that still runs on the cluster, and removes its socket folder. */
export async function stopLeftover(cluster: string): Promise<void> {
  const lines = pidFile(cluster);
  const pid = Number(lines[0]);
  const socketDir = lines[4] ?? '';
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) await stop(pid);
  if (basename(socketDir).startsWith(socketPrefix)) rmSync(socketDir, { recursive: true, force: true });
}

/** The number may belong to another program by now; the server's working folder is its cluster. */
function isServerOf(pid: number, cluster: string): boolean {
  if (processIdentity(pid) === null) return false;
  const link = `/proc/${pid}/cwd`;
  if (!existsSync('/proc/self')) return true;
  try {
    return readlinkSync(link) === realpathSync(cluster);
  } catch {
    return false; // ended meanwhile, or somebody else's process
  }
}

/** Asks for a fast shutdown: sessions end, nothing committed is lost. */
async function stop(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  const deadline = Date.now() + longestStop;
  process.kill(pid, 'SIGINT');
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline) throw new SetupError(`The database process ${pid} of an earlier start does not end.`);
    await pause(20);
  }
}
