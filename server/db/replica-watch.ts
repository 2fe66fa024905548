/** How far a replica has come: asked of itself, and compared with the place in the log that the primary had when it was asked. */
import type { Pool } from 'pg';

/** Milliseconds that one may take to answer. */
export const longestAnswer = 1000;
/** Places of the primary that a replica may still be compared with. */
const longestMemory = 30_000;

/** A place in the write-ahead log, in bytes. */
interface Place {
  cluster: string;
  bytes: number;
}

/** At `at` the primary had written everything up to `bytes`. */
interface Mark {
  at: number;
  bytes: number;
}

/** Commits that do not wait for the log would be seen before the place that tells of them: then there is none. */
const primaryPlace = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes,
  (select system_identifier::text from pg_control_system()) as cluster where current_setting('synchronous_commit') <> 'off'`;
const replicaPlace = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as bytes,
  (select system_identifier::text from pg_control_system()) as cluster where pg_is_in_recovery()`;

/** Null from a server that cannot be compared. */
async function ask(pool: Pool, text: string): Promise<Place | null> {
  // The driver knows a limit for one statement; its types do not.
  const statement: { text: string; query_timeout: number } = { text, query_timeout: longestAnswer };
  const { rows } = await pool.query<Place>(statement);
  return rows[0] ?? null;
}

/** The log of the primary, as this process has seen it grow. Times are those of `performance.now()`. */
export function watchPrimary(pool: Pool) {
  let marks: Mark[] = [];
  let cluster: string | null = null;
  return {
    /** When it answered last. */
    seenAt: (): number => marks.at(-1)?.at ?? Number.NEGATIVE_INFINITY,
    cluster: (): string | null => cluster,
    look: async (): Promise<void> => {
      // What is committed before the question is part of the answer.
      const at = performance.now();
      const place = await ask(pool, primaryPlace);
      if (!place) return;
      cluster = place.cluster;
      marks = [...marks.filter((mark) => at - mark.at < longestMemory), { at, bytes: place.bytes }];
    },
    /** The last moment of which a replica that has come to `bytes` holds everything. */
    momentOf: (bytes: number): number => marks.findLast((mark) => mark.bytes <= bytes)?.at ?? Number.NEGATIVE_INFINITY,
  };
}

export type PrimaryWatch = ReturnType<typeof watchPrimary>;

export type Trouble = 'silent' | 'behind' | 'no_replica';

/** `limit` is how many milliseconds it may be silent or behind. */
export function watchReplica(pool: Pool, primary: PrimaryWatch, limit: number) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let freshAt = Number.NEGATIVE_INFINITY;
  let isReplica = true;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const place = await ask(pool, replicaPlace);
    answeredAt = performance.now();
    // Another database would answer as readily.
    isReplica = place !== null && place.cluster === primary.cluster();
    if (place && isReplica) freshAt = Math.max(freshAt, primary.momentOf(place.bytes));
  }

  return {
    /** It holds everything that was written before. */
    freshAt: (): number => freshAt,
    behind: (): number => Math.max(0, primary.seenAt() - freshAt),
    /** One that hangs is asked no second time meanwhile. */
    look: (): Promise<void> =>
      (looking ??= look()
        .catch(() => {})
        .finally(() => (looking = null))),
    /** Why it cannot be read from. While the primary is away nothing is new, and no replica falls behind. */
    trouble: (): Trouble | null => {
      if (performance.now() - answeredAt > limit) return 'silent';
      if (!isReplica) return 'no_replica';
      return primary.seenAt() - freshAt > limit ? 'behind' : null;
    },
  };
}

export type ReplicaWatch = ReturnType<typeof watchReplica>;
