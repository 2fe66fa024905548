import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from './client.ts';
import { type EmbeddedDatabase, runningUrl, startEmbedded } from './embedded.ts';
import { knownCluster } from './cluster-place.ts';
import { pidFile } from './leftover.ts';
import { processIdentity } from './process-identity.ts';

const isRoot = process.getuid?.() === 0;
let home: string;
let server: EmbeddedDatabase | null = null;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'partwright-embedded-'));
  chmodSync(home, 0o755);
});
afterEach(async () => {
  await server?.stop();
  server = null;
  rmSync(home, { recursive: true, force: true });
});

async function start(dataDir = join(home, 'data'), durable = false): Promise<EmbeddedDatabase> {
  server = await startEmbedded(dataDir, { durable });
  return server;
}

async function ask(url: string, query: string): Promise<unknown> {
  const { db, close } = connect(url, 1);
  try {
    const { rows } = await db.execute(sql.raw(query));
    return rows[0];
  } finally {
    await close();
  }
}

test('makes a cluster of PostgreSQL 18 with checksums, reached by a private socket only', async () => {
  const { url } = await start();
  const facts = await ask(
    url('postgres'),
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('data_checksums') as checksums,
     current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as socket`,
  );
  expect(facts).toMatchObject({ version: 18, checksums: 'on', addresses: '' });
  const socket = new URL(url('postgres')).searchParams.get('host') ?? '';
  expect(statSync(socket).mode & 0o777).toBe(0o700);
  await server?.stop();
  server = null;
  expect(existsSync(join(socket, '.s.PGSQL.5432'))).toBe(false);
});

test('answers over a path that is too long for a socket', async () => {
  const { url } = await start(join(home, 'd'.repeat(100)));
  expect(await ask(url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
});

test('keeps what was written over a stop and a new start', async () => {
  const first = await start();
  await ask(first.url('postgres'), 'create table kept as select 42 as answer');
  await first.stop();
  const second = await start();
  expect(await ask(second.url('postgres'), 'select answer from kept')).toEqual({ answer: 42 });
});

test('finds the server that a killed shop left, ends it, and has all that was committed', async () => {
  const dataDir = join(home, 'data');
  const left = await start();
  await ask(left.url('postgres'), 'create table kept as select 42 as answer');
  const leftPid = Number(pidFile(knownCluster(dataDir) ?? '')[0]);
  const leftIdentity = processIdentity(leftPid);
  // What is left of a shop after kill -9: its server runs, and nobody holds the lock.
  rmSync(join(dataDir, 'lock'));
  left.stopped.catch(() => {});
  const next = await start();
  expect(processIdentity(leftPid)).not.toBe(leftIdentity);
  expect(await ask(next.url('postgres'), 'select answer from kept')).toEqual({ answer: 42 });
});

/** Kills the server alone, as a system out of memory does. */
async function kill(dataDir: string, from: EmbeddedDatabase): Promise<void> {
  process.kill(Number(pidFile(knownCluster(dataDir) ?? '')[0]), 'SIGKILL');
  await expect(from.stopped).rejects.toThrow('The database was killed');
}

test('after a kill -9 of the server the next start waits until it has gone over its log, every time', async () => {
  const dataDir = join(home, 'data');
  let last = await start(dataDir, true);
  await ask(last.url('postgres'), 'create table kept (round int)');
  for (let round = 1; round <= 3; round += 1) {
    await ask(last.url('postgres'), `insert into kept select ${round} from generate_series(1, 100000)`);
    await kill(dataDir, last);
    last = await start(dataDir, true);
    expect(await ask(last.url('postgres'), 'select count(*)::int as rows from kept')).toEqual({ rows: round * 100_000 });
  }
});

test('a process that has the number of the killed server now is left alone, and hinders no start', async () => {
  const dataDir = join(home, 'data');
  const first = await start();
  const cluster = knownCluster(dataDir) ?? '';
  const lines = pidFile(cluster);
  await first.stop();
  const { uid, gid } = statSync(cluster);
  const other = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
  try {
    writeFileSync(join(cluster, 'postmaster.pid'), [other.pid, ...lines.slice(1)].join('\n'), { mode: 0o600 });
    chownSync(join(cluster, 'postmaster.pid'), uid, gid);
    // The lock of its socket, which lies in the cluster as well, holds the number too.
    const lock = join(cluster, '.s.PGSQL.5432.lock');
    writeFileSync(lock, [other.pid, cluster, '1795363826', '5432', `${cluster}\n`].join('\n'), { mode: 0o600 });
    chownSync(lock, uid, gid);
    const { url } = await start();
    expect(await ask(url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
    expect(other.exitCode).toBeNull();
  } finally {
    other.kill('SIGKILL');
  }
});

test.runIf(isRoot)('a user without a name is told in one line what to do', () => {
  chmodSync(home, 0o777);
  const module = join(import.meta.dirname, 'embedded.ts');
  const code = `import(${JSON.stringify(module)}).then((m) => m.startEmbedded(process.argv[1])).catch((error) => console.log(error.message))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code, join(home, 'data')], { uid: 54_321, gid: 54_321, cwd: '/' });
  expect(stdout.toString()).toBe(
    'User 54321 has no name on this system, and the database that comes along needs one: add a line for it to /etc/passwd, or set DATABASE_URL.\n',
  );
});

test('a command beside the running shop finds its database', async () => {
  const dataDir = join(home, 'data');
  expect(runningUrl(dataDir, 'postgres')).toBeNull();
  await start();
  expect(await ask(runningUrl(dataDir, 'postgres') ?? '', 'select 1 as one')).toEqual({ one: 1 });
});

test('a first start that was broken off leaves no half cluster', async () => {
  mkdirSync(join(home, 'data', 'postgres.new', 'base'), { recursive: true });
  const { url } = await start();
  expect(await ask(url('postgres'), 'select 1 as one')).toEqual({ one: 1 });
});

test('the log of the database does not repeat what a statement carried', async () => {
  const { url } = await start();
  await ask(url('postgres'), 'create table person (email text primary key)');
  const insert = "insert into person values ('ada@example.com')";
  await ask(url('postgres'), insert);
  await expect(ask(url('postgres'), insert)).rejects.toThrow();
  await server?.stop();
  server = null;
  expect(readFileSync(join(home, 'data', 'postgres.log'), 'utf8')).not.toContain('ada@');
});

test.runIf(isRoot)('as root, in a folder that only root may enter, the cluster lies elsewhere and is found again', async () => {
  const closed = join(home, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const dataDir = join(closed, 'data');
  const first = await start(dataDir);
  const cluster = knownCluster(dataDir) ?? '';
  try {
    expect(cluster.startsWith(home)).toBe(false);
    expect(statSync(cluster).uid).not.toBe(0);
    await ask(first.url('postgres'), 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start(dataDir);
    expect(await ask(second.url('postgres'), 'select answer from kept')).toEqual({ answer: 42 });
    await second.stop();
    server = null;
    rmSync(dataDir, { recursive: true });
    expect(knownCluster(dataDir)).toBeNull();
  } finally {
    await server?.stop();
    server = null;
    rmSync(dirname(cluster), { recursive: true, force: true });
  }
});
