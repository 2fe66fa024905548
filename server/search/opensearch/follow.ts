import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/kernel/log.ts';
import { EngineAway } from './engine-away.ts';
import type { EngineCalls } from './engine-call.ts';
import type { Generations, Told } from './generations.ts';
import { rebuild } from './rebuild.ts';
import { databaseName, sendChanges } from './send-changes.ts';

export interface Following {
  db: Database;
  calls: EngineCalls;
  generations: Generations;
  log: Log;
}

/** What is known of the feed in this process. */
export interface Feed {
  /** Sends what has changed since the last step; gives how many parts. One process at a time does it: the leader. */
  step: () => Promise<number>;
  /** Parts that the engine refuses, and when it was last told of everything, as `performance.now()` counts. */
  state: () => { refused: number; sentAt: number };
}

/** Changes of no part are told so often, so that they are known when changes are pruned. */
const tellAfterMs = 300_000;
const firstRestMs = 1000;
const longestRestMs = 30_000;

export function openFeed({ db, calls, generations, log }: Following): Feed {
  let known: { index: string; told: Told; toldAt: number } | null = null;
  let sentAt = performance.now();
  let restMs = 0;
  let restUntil = 0;

  async function open(index: string): Promise<NonNullable<typeof known> | null> {
    if (known?.index === index) return known;
    const told = await generations.told(index);
    if (!told || told.database !== (await databaseName(db))) return null;
    return { index, told, toldAt: performance.now() };
  }

  async function fillAnew(): Promise<number> {
    log.info('search_fill_started');
    const parts = await rebuild({ db, calls, generations });
    if (parts !== null) log.info('search_filled', { parts });
    known = null;
    return parts ?? 0;
  }

  async function send(): Promise<number> {
    const index = await generations.current();
    known = index === null ? null : await open(index);
    if (!known) return fillAnew();
    const { seen, parts, refused, isLost } = await sendChanges(db, calls, { index: generations.alias, isAlias: true }, known.told.seen);
    if (isLost) return fillAnew();
    if (refused.length > 0) log.warn('search_refused_parts', { parts: refused.length, first: refused[0]?.id });
    const isDue = parts.length > 0 || performance.now() - known.toldAt > tellAfterMs;
    known = { ...known, told: { ...known.told, seen, refused: merged(known.told.refused, refused, parts) } };
    sentAt = performance.now();
    if (isDue) {
      await generations.tell(known.index, known.told);
      known.toldAt = performance.now();
    }
    return parts.length;
  }

  return {
    state: () => ({ refused: known?.told.refused.length ?? 0, sentAt }),
    step: async () => {
      if (performance.now() < restUntil) return 0;
      try {
        const parts = await send();
        if (restMs > 0) log.info('search_back');
        restMs = 0;
        return parts;
      } catch (error) {
        if (!(error instanceof EngineAway)) throw error;
        if (restMs === 0) log.warn('search_away', { reason: error.reason });
        restMs = Math.min(longestRestMs, Math.max(firstRestMs, restMs * 2));
        restUntil = performance.now() + restMs;
        known = null;
        return 0;
      }
    },
  };
}

/** A part that is taken now stands there no more. */
function merged(before: Told['refused'], now: Told['refused'], parts: readonly number[]): Told['refused'] {
  const sent = new Set(parts);
  return [...before.filter(({ id }) => !sent.has(id)), ...now];
}
