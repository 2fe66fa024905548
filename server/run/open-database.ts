import { resolve } from 'node:path';
import { SetupError } from '#server/kernel/setup-error.ts';
import { type Database, connect } from '#server/db/client.ts';
import { runningUrl, startEmbedded } from '#server/db/embedded.ts';
import { createDatabase, migrateDatabase } from '#server/db/migrate.ts';
import { databaseCode, rootCause } from '#server/kernel/database-trouble.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { type Lifetime, runUntilDone } from '#server/http/shutdown.ts';

export interface DatabaseAtHand {
  url: string;
  /** Rejects when an embedded server ends by itself. */
  stopped: Promise<void>;
  stop: () => Promise<void>;
}

/** The database of the environment with its tables up to date. */
export async function openDatabase({ databaseUrl, dataDir }: Environment): Promise<DatabaseAtHand> {
  if (databaseUrl !== null) {
    await migrateDatabase(databaseUrl).catch(explain);
    return { url: databaseUrl, stopped: new Promise(() => {}), stop: async () => {} };
  }
  const server = await startEmbedded(dataDir);
  try {
    const url = server.url('shop');
    await createDatabase(server.url('postgres'), 'shop');
    await migrateDatabase(url);
    return { url, stopped: server.stopped, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** One line for a server that is away, refuses the log-in or lacks an extension; its message never holds the password. */
function explain(error: unknown): never {
  const cause = rootCause(error);
  if (databaseCode(error) === null || !(cause instanceof Error)) throw error;
  throw new SetupError(`Cannot use the database of DATABASE_URL: ${cause.message || databaseCode(error)}.`);
}

/** Runs a command on the shop's database; a server that was started for it never outlives it. Its signal aborts when Ctrl-C breaks it off. */
export function runOnDatabase(work: (db: Database, signal: AbortSignal) => Promise<void>): Promise<void> {
  return runUntilDone(async (lifetime) => {
    const opening = joinDatabase(readEnvironment());
    // One that could not be opened is told by the line below, and has nothing to stop.
    lifetime.atEnd(async () => (await opening.catch(() => null))?.stop());
    const { db, close } = connect((await opening).url, 2);
    const broken = new AbortController();
    const working = work(db, broken.signal).finally(close);
    lifetime.atEnd(async () => {
      broken.abort(new BrokenOff());
      await working.catch(() => {}); // told where it is awaited
    });
    await working;
  });
}

/** Why a command ends before its end. */
export class BrokenOff extends Error {}

/** For commands beside the shop: the database of the shop that runs now, else one opened for the command. */
async function joinDatabase(environment: Environment): Promise<DatabaseAtHand> {
  const url = environment.databaseUrl === null ? runningUrl(resolve(environment.dataDir), 'shop') : null;
  if (url === null) return openDatabase(environment);
  return { url, stopped: new Promise(() => {}), stop: async () => {} };
}

/** Runs a command on the shop's database as it is, whatever version made its tables. */
export function runUnmigrated(work: (db: Database) => Promise<void>): Promise<void> {
  return runUntilDone(async (lifetime) => {
    const { databaseUrl, dataDir } = readEnvironment();
    const url = databaseUrl ?? runningUrl(resolve(dataDir), 'shop') ?? (await startFor(lifetime, dataDir));
    const { db, close } = connect(url, 2);
    await reach(db)
      .then(() => work(db))
      .finally(close);
  });
}

/** Runs a command that makes the tables itself; refusing a database that has some is its own duty. */
export function runOnEmptyDatabase(work: (url: string) => Promise<void>): Promise<void> {
  return runUntilDone(async (lifetime) => {
    const { databaseUrl, dataDir } = readEnvironment();
    const url = databaseUrl ?? (await startFor(lifetime, dataDir));
    const { db, close } = connect(url, 1);
    await reach(db).finally(close);
    await work(url);
  });
}

/** A database that is away is told in one line before anything begins. */
async function reach(db: Database): Promise<void> {
  await db.execute('select 1').catch(explain);
}

async function startFor(lifetime: Lifetime, dataDir: string): Promise<string> {
  const server = await startEmbedded(dataDir);
  lifetime.atEnd(server.stop);
  await createDatabase(server.url('postgres'), 'shop');
  return server.url('shop');
}
