/** Which processes work on one database, and which of them does the shop's own work. */
import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { locks } from './locks.ts';

const pause = 3_000;
/** After a connection is lost: until the next one is there, nobody would notice the end of what this process does. */
const briefPause = 100;
const mostNumber = 2 ** 31 - 1;
/** Milliseconds between the clocks of this process and of the database up to which it may lead. */
const mostApart = 60_000;

export interface Standing {
  /** Milliseconds since 1970, as this process sees them. */
  clock?: () => number;
  /** Told when the database says another time, in seconds that this process is ahead. */
  onWrongClock?: (ahead: number) => void;
}

export interface Leadership {
  isLeader: () => boolean;
  /** Number of this process, of which the database knows whether it still runs; null while its connection is lost. */
  presence: () => number | null;
  /** Gives the work to another process. */
  resign: () => Promise<void>;
}

/**
 * Is present and stands for leader until it resigns. The lock belongs to a connection of its own, so the database frees it when the process
 * dies; trying now and then, instead of waiting in the database, holds no snapshot that would keep vacuum from its work. Who has another time
 * than the database leaves the lead to others: much of the work is to end what is too old.
 */
export async function standForLeader(url: string, { clock = Date.now, onWrongClock = () => {} }: Standing = {}): Promise<Leadership> {
  let client: Client | null = null;
  let isLeader = false;
  let presence: number | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isOver = false;
  let isTrying = false;
  let hasTime = true;

  const wait = (milliseconds: number): void => {
    if (timer) clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => (current = turn()), milliseconds).unref();
  };

  const lose = (lost: Client): void => {
    if (client !== lost) return;
    client = null;
    isLeader = false;
    presence = null;
    void lost.end().catch(() => {}); // it is lost already: the database frees its lock
    if (!isTrying) wait(briefPause);
  };

  async function open(): Promise<Client> {
    const fresh = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: pause, query_timeout: pause });
    client = fresh;
    fresh.on('error', () => lose(fresh));
    await fresh.connect();
    // A new one with each connection: what was under way on the old one may have gone with it.
    const number = randomInt(1, mostNumber);
    const { rows } = await fresh.query<{ won: boolean }>('select pg_try_advisory_lock($1, $2) as won', [locks.presence, number]);
    presence = rows[0]?.won === true && client === fresh ? number : null;
    return fresh;
  }

  async function sharesTime(mine: Client): Promise<boolean> {
    const { rows } = await mine.query<{ now: number }>('select (extract(epoch from clock_timestamp()) * 1000)::float8 as now');
    const ahead = clock() - (rows[0]?.now ?? Number.NaN);
    const isNear = Math.abs(ahead) < mostApart;
    if (hasTime && !isNear) onWrongClock(Math.round(ahead / 1000));
    hasTime = isNear;
    return isNear;
  }

  async function attempt(): Promise<void> {
    const mine = client ?? (await open());
    if (!(await sharesTime(mine))) {
      isLeader = false;
      await mine.query('select pg_advisory_unlock($1)', [locks.lead]);
      return;
    }
    // The same statement shows that the connection, and with it a lock that was won before, still lives.
    const { rows } = await mine.query<{ won: boolean }>('select $1 or pg_try_advisory_lock($2) as won', [isLeader, locks.lead]);
    isLeader = client === mine && rows[0]?.won === true;
  }

  const turn = async (): Promise<void> => {
    isTrying = true;
    // A database that is away leaves no leader; the next turn tries again.
    await attempt().catch(() => client && lose(client));
    isTrying = false;
    wait(pause);
  };
  let current = turn();
  await current;

  return {
    isLeader: () => isLeader,
    presence: () => presence,
    resign: async () => {
      isOver = true;
      if (timer) clearTimeout(timer);
      await current;
      isLeader = false;
      presence = null;
      await client?.end().catch(() => {}); // as above
    },
  };
}
