/** A shop of its own on an embedded database that can be killed in several ways and must open again each time. */
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { knownCluster } from '#server/db/cluster-place.ts';
import { connect, type Database } from '#server/db/client.ts';
import { runningUrl } from '#server/db/embedded.ts';
import { pidFile } from '#server/db/leftover.ts';
import { type StoreProcess, startStoreProcess } from '#server/testing/store-process.ts';

/** What is killed: everything, the database's own process, or the store's. */
export const victims = ['tree', 'postmaster', 'store'] as const;
type Victim = (typeof victims)[number];

export interface CrashShop {
  /** Asks the shop that runs now; rejects while it is down. */
  request: StoreProcess['request'];
  /** Runs on the shop's database while it is up. */
  onDatabase: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Kills and starts anew; gives the milliseconds from the start to the first answer. */
  crash: (victim: Victim) => Promise<number>;
  /** Lines that the shop that runs now has logged. */
  log: () => readonly string[];
  /** Waits while the shop is down. */
  isUp: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function openCrashShop(dataDir: string, environment: Record<string, string> = {}): Promise<CrashShop> {
  let running = await start();
  let up = Promise.resolve();

  function start(): Promise<StoreProcess> {
    return startStoreProcess({ DATA_DIR: dataDir, ...environment });
  }

  async function restart(): Promise<number> {
    const started = performance.now();
    running = await start();
    const answer = await running.request('/healthz');
    if (answer.status !== 200) throw new Error(`The shop opened ill: ${answer.status} ${await answer.text()}`);
    return performance.now() - started;
  }

  async function kill(victim: Victim): Promise<void> {
    const cluster = knownCluster(dataDir) ?? '';
    const postmaster = Number(pidFile(cluster)[0]);
    const helpers = victim === 'tree' ? processesIn(cluster) : [];
    if (victim === 'postmaster') {
      process.kill(postmaster, 'SIGKILL');
      await running.ended;
      return;
    }
    const ended = running.end('SIGKILL');
    for (const pid of helpers) tryKill(pid);
    await ended;
  }

  return {
    request: (...words) => running.request(...words),
    log: () => running.log,
    onDatabase: async (work) => {
      const url = runningUrl(dataDir, 'shop');
      if (url === null) throw new Error('The database is away');
      const { db, close } = connect(url, 2);
      return work(db).finally(close);
    },
    crash: async (victim) => {
      const next = Promise.withResolvers<void>();
      up = next.promise;
      await kill(victim);
      const took = await restart();
      next.resolve();
      return took;
    },
    isUp: async () => {
      await up;
      await pause(20);
    },
    stop: async () => void (await running.end('SIGTERM')),
  };
}

/** Processes whose working folder is the cluster: the server and its helpers. */
function processesIn(cluster: string): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres');
    } catch {
      return false; // ended meanwhile
    }
  });
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // ended meanwhile
  }
}
