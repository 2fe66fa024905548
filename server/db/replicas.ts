/** Copies of the database that the catalog and its lists are read from (`docs/operate.md`, read replicas). */
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#server/kernel/log.ts';
import { beyondCall, readingFrom } from './call-scope.ts';
import { type Connecting, connect, servingLimits } from './client.ts';
import { type ReplicaWatch, type Trouble, longestAnswer, watchPrimary, watchReplica } from './replica-watch.ts';
import { databaseCode, isDatabaseAway, isLostRace } from '#server/kernel/database-trouble.ts';

/** Milliseconds between two looks at all of them. */
const lookPause = 250;
/** A replica that is so long behind the primary, or silent, is left out. */
const usualLag = 2000;
const shortPause = 20;
const mostWriters = 100_000;
const readOnly = '25006';

interface ReplicaState {
  isIn: boolean;
  /** Seconds. */
  behind: number;
}

export interface Replicas {
  /** Runs `work`, which only reads, on a replica that holds what this reader has written; on the primary where none does, or when it fails. */
  read: <Result>(reader: string, work: () => Promise<Result>) => Promise<Result>;
  noteWrite: (writer: string) => void;
  /** What was written until now is for everybody: resolves when every replica in use has it, or is left out until then. */
  caughtUp: () => Promise<void>;
  states: () => ReplicaState[];
  close: () => Promise<void>;
}

/** Everything is read from the one database there is. */
export const noReplicas: Replicas = {
  read: (_reader, work) => work(),
  noteWrite: () => {},
  caughtUp: async () => {},
  states: () => [],
  close: async () => {},
};

export interface Replicated extends Pick<Connecting, 'onQuery'> {
  primary: Pool;
  poolSize: number;
  log: Pick<Log, 'warn' | 'info'>;
  /** Milliseconds that one may be behind or silent. */
  longestLag?: number;
}

interface Replica {
  number: number;
  pool: Pool;
  close: () => Promise<void>;
  watch: ReplicaWatch;
  gone: AbortController;
  trouble: Trouble | null;
}

/** Opens them; one that cannot be had now is taken in when it can. */
export async function openReplicas(urls: readonly string[], replicated: Replicated): Promise<Replicas> {
  if (urls.length === 0) return noReplicas;
  const { primary, poolSize, log, longestLag = usualLag, onQuery = null } = replicated;
  const watched = watchPrimary(primary);
  const replicas = urls.map((url, index): Replica => {
    const { pool, close } = connect(url, poolSize, { limits: { ...servingLimits, connection: longestAnswer }, onQuery });
    const watch = watchReplica(pool, watched, longestLag);
    return { number: index + 1, pool, close, watch, gone: new AbortController(), trouble: null };
  });
  const wrote = new Map<string, number>();
  /** Nobody is given what is older. */
  let floor = performance.now();

  async function look(): Promise<void> {
    // While it is away, replicas are as new as it was.
    await inTime(watched.look().catch(() => {}));
    await inTime(Promise.all(replicas.map(({ watch }) => watch.look())));
    for (const replica of replicas) judge(replica, log);
    forget(wrote, replicas);
  }

  const stop = repeatLook(look);
  await look();
  return {
    read: async (reader, work) => {
      const replica = choose(replicas, Math.max(floor, wrote.get(reader) ?? floor));
      if (!replica) return work();
      try {
        return await readingFrom({ insteadOf: primary, pool: replica.pool, gone: replica.gone.signal }, work);
      } catch (error) {
        if (!failsOnReplica(error)) throw error;
        return work();
      }
    },
    noteWrite: (writer) => {
      wrote.delete(writer);
      wrote.set(writer, performance.now());
    },
    caughtUp: () => {
      floor = performance.now();
      return beyondCall(() => untilFresh(replicas, look, longestLag));
    },
    states: () => replicas.map(({ watch, trouble }) => ({ isIn: trouble === null, behind: watch.behind() / 1000 })),
    close: async () => {
      await stop();
      await Promise.all(replicas.map(({ close }) => close()));
    },
  };
}

/** Waits for an answer, but not for long. */
function inTime(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, pause(longestAnswer, undefined, { ref: false })]);
}

function judge(replica: Replica, log: Replicated['log']): void {
  const trouble = replica.watch.trouble();
  if (trouble === replica.trouble) return;
  if (trouble === null) log.info('replica_taken_back', { replica: replica.number });
  else if (replica.trouble === null) log.warn('replica_left_out', { replica: replica.number, reason: trouble });
  if (trouble === 'silent') {
    // Whoever waits for its answer asks the primary instead.
    replica.gone.abort();
    replica.gone = new AbortController();
  }
  replica.trouble = trouble;
}

/** The one with the least to do of those that hold everything from before `since`. */
function choose(replicas: readonly Replica[], since: number): Replica | undefined {
  const usable = replicas.filter(({ watch, trouble }) => trouble === null && watch.trouble() === null && watch.freshAt() >= since);
  return usable.toSorted((a, b) => loadOf(a.pool) - loadOf(b.pool))[0];
}

function loadOf({ totalCount, idleCount, waitingCount }: Pool): number {
  return totalCount - idleCount + waitingCount;
}

/** Writers whose last write every replica in use has need not be known any more. */
function forget(wrote: Map<string, number>, replicas: readonly Replica[]): void {
  const oldest = Math.min(...replicas.filter(({ trouble }) => trouble === null).map(({ watch }) => watch.freshAt()));
  // In the order of their last write.
  for (const [writer, at] of wrote) {
    if (at > oldest && wrote.size <= mostWriters) break;
    wrote.delete(writer);
  }
}

async function untilFresh(replicas: readonly Replica[], look: () => Promise<void>, longest: number): Promise<void> {
  const since = performance.now();
  const isBehind = ({ trouble, watch }: Replica): boolean => trouble === null && watch.freshAt() < since;
  while (performance.now() - since < longest && replicas.some(isBehind)) {
    // oxlint-disable-next-line no-await-in-loop -- until it has come
    await look();
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (replicas.some(isBehind)) await pause(shortPause);
  }
}

/** What the primary may answer all the same: the replica is away, threw the statement out for what it replays, or may not write. */
function failsOnReplica(error: unknown): boolean {
  return isDatabaseAway(error) || isLostRace(error) || databaseCode(error) === readOnly;
}

function repeatLook(look: () => Promise<void>): () => Promise<void> {
  const ended = new AbortController();
  const looking = (async () => {
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    while (await pause(lookPause, true, { signal: ended.signal, ref: false }).catch(() => false)) await look();
  })();
  return async () => {
    ended.abort();
    await looking;
  };
}
