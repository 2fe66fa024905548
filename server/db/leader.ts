/** Of all processes on one database, which one does the shop's own work. */
import { Client } from 'pg';

/** Any number that no other program on the server uses for its own lock. */
const leaderLock = 728_113_902;
const pause = 3_000;

export interface Leadership {
  isLeader: () => boolean;
  /** Gives the work to another process. */
  resign: () => Promise<void>;
}

/**
 * Stands for leader until it resigns. The lock belongs to a connection of its own, so the database frees it when the process
 * dies; trying now and then, instead of waiting in the database, holds no snapshot that would keep vacuum from its work.
 */
export async function standForLeader(url: string): Promise<Leadership> {
  let client: Client | null = null;
  let isLeader = false;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;

  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = null;
    isLeader = false;
    void lost.end().catch(() => {}); // it is lost already: the database frees its lock
  };

  async function open(): Promise<Client> {
    const fresh = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: pause, query_timeout: pause });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    await fresh.connect();
    return fresh;
  }

  async function attempt(): Promise<void> {
    const mine = client ?? (await open());
    // The same statement shows that the connection, and with it a lock that was won before, still lives.
    const { rows } = await mine.query<{ won: boolean }>('select $1 or pg_try_advisory_lock($2) as won', [isLeader, leaderLock]);
    isLeader = client === mine && rows[0]?.won === true;
  }

  const turn = async (): Promise<void> => {
    // A database that is away leaves no leader; the next turn tries again.
    await attempt().catch(() => client && lose(client));
    if (!isOver) timer = setTimeout(() => (current = turn()), pause).unref();
  };
  let current = turn();
  await current;

  return {
    isLeader: () => isLeader,
    resign: async () => {
      isOver = true;
      if (timer) clearTimeout(timer);
      await current;
      isLeader = false;
      await client?.end().catch(() => {}); // as above
    },
  };
}
