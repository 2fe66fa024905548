/** A primary and a streaming replica of it, made of the programs that the shop brings. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { findBinaries } from '#server/db/binaries.ts';
import { connect } from '#server/db/client.ts';
import { usableBinaries } from '#server/db/cluster-place.ts';
import { createDatabase, migrateDatabase } from '#server/db/migrate.ts';
import { initdbFlags, postgresFlags, spawnOptions } from '#server/db/postgres-flags.ts';
import { serverUser } from '#server/db/server-user.ts';

const soon = { timeout: 60_000, interval: 100 };
/** Later settings go before earlier ones. */
const replicating = { wal_level: 'replica', max_wal_senders: '4', hot_standby: 'on', synchronous_commit: 'on', max_connections: '40' };

interface Server {
  url: string;
  start: () => Promise<void>;
  /** Lets it stand still without an answer, until `go`. */
  freeze: () => void;
  go: () => void;
  stop: () => Promise<void>;
}

export interface ReplicaPair {
  primary: Server;
  replica: Server;
  close: () => Promise<void>;
}

/** Starts both, with the shop's tables in the database `shop`. */
export async function openReplicaPair(): Promise<ReplicaPair> {
  const user = serverUser(null);
  const programs = join(usableBinaries(findBinaries(), user), 'bin');
  const home = mkdtempSync(join(tmpdir(), 'pw-pair-'));
  chmodSync(home, 0o755);
  const folderOf = (name: string): string => {
    const folder = join(home, name);
    mkdirSync(folder, { mode: 0o700 });
    if (user) chownSync(folder, user.uid, user.gid);
    return folder;
  };
  const serverIn = (cluster: string, socket: string): Server => {
    const flags = [...postgresFlags(socket, false), ...Object.entries(replicating).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
    return serverOf(
      join(programs, 'postgres'),
      ['-D', cluster, ...flags],
      `postgresql://shop@localhost/shop?host=${encodeURIComponent(socket)}`,
    );
  };
  const [first, firstSocket, second, secondSocket] = [folderOf('a'), folderOf('as'), join(home, 'b'), folderOf('bs')];
  execFileSync(join(programs, 'initdb'), ['-D', first, ...initdbFlags], { ...spawnOptions(user), stdio: 'ignore' });
  const primary = serverIn(first, firstSocket);
  await primary.start();
  await createDatabase(primary.url.replace('/shop?', '/postgres?'), 'shop');
  await migrateDatabase(primary.url);
  // A cluster that was stopped in order is its own base backup.
  await primary.stop();
  cpSync(first, second, { recursive: true, preserveTimestamps: true });
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, second]);
  chmodSync(second, 0o700);
  writeFileSync(join(second, 'standby.signal'), '');
  appendFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${firstSocket} user=shop'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  const replica = serverIn(second, secondSocket);
  await primary.start();
  await replica.start();
  return {
    primary,
    replica,
    close: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function serverOf(program: string, flags: string[], url: string): Server {
  let running: ChildProcess | null = null;
  return {
    url,
    start: async () => {
      running = spawn(program, flags, { ...spawnOptions(serverUser(null)), stdio: 'ignore' });
      await vi.waitFor(() => answers(url.replace('/shop?', '/postgres?')), soon);
    },
    freeze: () => signalAll(running, 'SIGSTOP'),
    go: () => signalAll(running, 'SIGCONT'),
    stop: async () => {
      const server = running;
      running = null;
      if (!server) return;
      const ended = once(server, 'exit');
      signalAll(server, 'SIGCONT');
      // Ends whoever is connected.
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** A server and its processes, each of which leads a group of its own. */
function signalAll(server: ChildProcess | null, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const pairs = rows.map((row) => row.trim().split(/ +/).map(Number));
  const family = pairs.filter(([pid, parent]) => pid === server?.pid || parent === server?.pid);
  for (const [pid = 0] of family) process.kill(pid, signal);
}

async function answers(url: string): Promise<void> {
  const { pool, close } = connect(url, 1);
  try {
    await pool.query('select 1');
  } finally {
    await close();
  }
}
