/** A shop that was killed leaves its database running, or half of it; the next start ends what is left. */
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SetupError } from '#server/kernel/setup-error.ts';
import { processIdentity } from './process-identity.ts';

export const socketPrefix = 'partwright-';
/** Milliseconds until the next, harder way to end it. */
const patience = { stop: 30_000, orphan: 3_000 };

/** Lines of the server's own pid file; empty when there is none. A server that was killed leaves its last one behind. */
export function pidFile(cluster: string): string[] {
  const path = pidPath(cluster);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
}

function pidPath(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/** Ends a server that still runs on the cluster, and removes what a dead one left: its pid file and its socket folder. */
export async function stopLeftover(cluster: string): Promise<void> {
  const lines = pidFile(cluster);
  const pid = Number(lines[0]);
  const socketDir = lines[4] ?? '';
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) await stop(pid);
  await endOrphans(cluster);
  if (knowsProcesses()) removeLocks(cluster);
  if (basename(socketDir).startsWith(socketPrefix)) rmSync(socketDir, { recursive: true, force: true });
}

/** The numbers in them may be those of other programs by now, which would keep the next server from starting. */
function removeLocks(cluster: string): void {
  rmSync(pidPath(cluster), { force: true });
  if (!existsSync(cluster)) return;
  const ofSockets = readdirSync(cluster).filter((name) => name.startsWith('.s.PGSQL.'));
  for (const name of ofSockets) rmSync(join(cluster, name), { force: true });
}

/** Whether this system tells the working folder of a process: that of a server and its helpers is their cluster. */
function knowsProcesses(): boolean {
  return existsSync('/proc/self/cwd');
}

function isServerOf(pid: number, cluster: string): boolean {
  if (processIdentity(pid) === null) return false;
  return knowsProcesses() ? worksIn(pid, realpathSync(cluster)) : true;
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return false; // ended meanwhile, or somebody else's process
  }
}

/** Asks for a fast shutdown: sessions end, nothing committed is lost. */
async function stop(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  process.kill(pid, 'SIGINT');
  const hasEnded = await waitFor(() => processIdentity(pid) !== identity, patience.stop);
  if (!hasEnded) throw new SetupError(`The database process ${pid} of an earlier start does not end.`);
}

/** Helpers of a server that was killed end by themselves, but one at work may take its time; two servers' at once would spoil the data. */
async function endOrphans(cluster: string): Promise<void> {
  if (!knowsProcesses() || !existsSync(cluster)) return;
  const folder = realpathSync(cluster);
  const areGone = (): boolean => orphansOf(folder).length === 0;
  if (await waitFor(areGone, patience.orphan)) return;
  signal(orphansOf(folder), 'SIGQUIT');
  if (await waitFor(areGone, patience.orphan)) return;
  signal(orphansOf(folder), 'SIGKILL');
  if (!(await waitFor(areGone, patience.orphan))) {
    throw new SetupError(`Processes of an earlier start do not end: ${orphansOf(folder).join(', ')}.`);
  }
}

function orphansOf(folder: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => worksIn(pid, folder) && isPostgres(pid));
}

/** A shell that somebody opened in the folder is none of them. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false; // ended meanwhile
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // ended meanwhile
    }
  }
}

async function waitFor(isSo: () => boolean, longest: number): Promise<boolean> {
  const deadline = Date.now() + longest;
  while (!isSo()) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
}
