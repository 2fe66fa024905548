/** Runs the PostgreSQL of the npm package as a child process: one cluster per data folder, reached by a Unix socket only. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SetupError } from '#server/kernel/setup-error.ts';
import { findBinaries } from './binaries.ts';
import { knownCluster, newClusterPlace, usableBinaries } from './cluster-place.ts';
import { isLocked, lockData } from './data-lock.ts';
import { pidFile, socketPrefix, stopLeftover } from './leftover.ts';
import { initdbFlags, postgresFlags, spawnOptions } from './postgres-flags.ts';
import { type ServerUser, canUse, serverUser } from './server-user.ts';

const run = promisify(execFile);
/** After a crash the server first goes over its log again; how long that takes depends on the disk. */
const longestStart = 600_000;
/** A socket address holds 107 bytes; the name of the lock beside it takes 20. */
const longestSocketDir = 107 - 20;
/** Name that `mkdtemp` makes of the prefix, and a slash. */
const ownFolder = 17;

export interface EmbeddedDatabase {
  /** Connection string of a database on the server. */
  url: (database: string) => string;
  /** Settles when the server ends; rejects when it does so by itself. */
  stopped: Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the server on the cluster of `dataDir`, which is made when missing. `durable: false` is for tests. */
export async function startEmbedded(dataDir: string, { durable = true } = {}): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  prepareData(home);
  const unlock = lockData(home);
  try {
    return await startLocked(home, durable, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function prepareData(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SetupError(`Cannot write to the data folder ${dataDir}; set DATA_DIR to another one.`, { cause: error });
  }
}

/** The server's own log; the one before is kept, since it may tell why the last run ended. */
function openLog(path: string): number {
  if (existsSync(path)) renameSync(path, `${path}.before`);
  return openSync(path, 'w', 0o600);
}

/** Where the shop that runs on `dataDir` now has its database; null when none runs. */
export function runningUrl(dataDir: string, database: string): string | null {
  const cluster = isLocked(dataDir) ? knownCluster(dataDir) : null;
  if (cluster === null) return null;
  const lines = pidFile(cluster);
  return lines[4] && lines[7]?.trim() === 'ready' ? socketUrl(lines[4], database) : null;
}

function socketUrl(socketDir: string, database: string): string {
  return `postgresql://shop@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}

async function startLocked(dataDir: string, durable: boolean, unlock: () => void): Promise<EmbeddedDatabase> {
  const known = knownCluster(dataDir);
  const user = serverUser(known);
  const binaries = usableBinaries(findBinaries(), user);
  const cluster = known ?? (await createCluster(dataDir, binaries, user));
  if (!canUse(user, cluster, 'write')) {
    throw new SetupError(`The database's user cannot enter ${cluster}; start the shop as its owner, or move the data folder.`);
  }
  await stopLeftover(cluster);
  const socket = socketPlace(cluster, user);
  const log = join(dataDir, 'postgres.log');
  const output = openLog(log);
  const flags = ['-D', cluster, ...postgresFlags(socket.dir, durable)];
  const server = spawn(join(binaries, 'bin', 'postgres'), flags, { ...spawnOptions(user), stdio: ['ignore', output, output] });
  closeSync(output);
  const end = watchEnd(server, log, () => {
    socket.remove();
    unlock();
  });
  await Promise.race([ready(cluster, server), end.stopped]).catch(async (error: unknown) => {
    await end.stop().catch(() => {}); // what it ended of is told
    throw error;
  });
  return {
    url: (database) => socketUrl(socket.dir, database),
    stopped: end.stopped,
    stop: end.stop,
  };
}

async function createCluster(dataDir: string, binaries: string, user: ServerUser): Promise<string> {
  const place = newClusterPlace(dataDir, user);
  const fresh = `${place}.new`;
  await run(join(binaries, 'bin', 'initdb'), ['-D', fresh, ...initdbFlags], spawnOptions(user)).catch(explainInit);
  renameSync(fresh, place);
  return place;
}

/** Platforms that run containers under a number of their own choice give it no name, and initdb asks for one. */
function explainInit(error: unknown): never {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  if (!said.includes('could not look up effective user ID')) throw error;
  throw new SetupError(
    `User ${process.getuid?.()} has no name on this system, and the database that comes along needs one: add a line for it to /etc/passwd, or set DATABASE_URL.`,
  );
}

/**
 * Where the socket lies: beside the data, which nobody else may enter (hence no password) and no clean-up of temporary files
 * touches; in a private temporary folder when that path is too long for a socket.
 */
function socketPlace(cluster: string, user: ServerUser): { dir: string; remove: () => void } {
  if (Buffer.byteLength(cluster) <= longestSocketDir) return { dir: cluster, remove: () => {} };
  const dir = createSocketDir(user);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function createSocketDir(user: ServerUser): string {
  const home = Buffer.byteLength(tmpdir()) + ownFolder <= longestSocketDir ? tmpdir() : '/tmp';
  const dir = mkdtempSync(join(home, socketPrefix));
  chmodSync(dir, 0o700);
  if (user) chownSync(dir, user.uid, user.gid);
  if (canUse(user, dir, 'write')) return dir;
  rmSync(dir, { recursive: true });
  throw new SetupError(`The database's user cannot enter ${home}: set TMPDIR to a folder that is open to everybody.`);
}

/** The server notes in its pid file when it takes connections; a file of another process is that of a server which was killed. */
async function ready(cluster: string, { pid }: ChildProcess): Promise<void> {
  const deadline = Date.now() + longestStart;
  const isReady = (lines: string[]): boolean => Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
  while (!isReady(pidFile(cluster))) {
    if (Date.now() > deadline) throw new SetupError('The database does not start; see postgres.log in the data folder.');
    await pause(10);
  }
}

const killed = 'The database was killed: by hand, or by the system for want of memory. The next start goes on with all that was confirmed.';

function watchEnd(server: ChildProcess, log: string, clean: () => void) {
  let isWanted = false;
  const stopped = new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.once('exit', (_code, signal) => {
      clean();
      if (isWanted) return done();
      if (signal === 'SIGKILL') return fail(new SetupError(killed));
      const reason = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').at(-1) : '';
      fail(new SetupError(`The database ended: ${reason || 'no reason given'}`));
    });
  });
  // Whoever waits sees the failure; before that it must not end the process.
  stopped.catch(() => {});
  const stop = async (): Promise<void> => {
    isWanted = true;
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await stopped;
  };
  return { stopped, stop };
}
