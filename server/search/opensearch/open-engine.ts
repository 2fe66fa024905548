/** The search engine of a shop: its index of parts, and what keeps that in step with the database. */
import type { Database } from '#server/db/client.ts';
import type { Log } from '#server/kernel/log.ts';
import type { PartIndex } from '#server/search/part-index.ts';
import type { Reference } from '#server/search/reference.ts';
import { openCircuit } from './circuit.ts';
import { type EngineCalls, type EngineSettings, openEngineCalls } from './engine-call.ts';
import { type Feed, openFeed } from './follow.ts';
import { type Generations, openGenerations } from './generations.ts';
import { openSearchIndex } from './opensearch-index.ts';
import { whileAway } from './while-away.ts';

/** Milliseconds for a search that nobody waits for. */
const patienceMs = 60_000;

export interface SearchEngine {
  /** Goes by without limits of time and number: for what nobody waits for. */
  calls: EngineCalls;
  generations: Generations;
  feed: Feed;
  /** What visitors' calls ask. */
  openIndex: (reference: () => Promise<Reference>) => PartIndex;
  /** Whether visitors' calls are refused for the moment. */
  isAway: () => boolean;
  close: () => Promise<void>;
}

export async function openSearchEngine(settings: EngineSettings, db: Database, log: Log): Promise<SearchEngine> {
  const calls = await openEngineCalls(settings);
  const circuit = openCircuit(({ reason }) => log.warn('search_away', { reason }));
  const visitors: EngineCalls = { ...calls, send: (request) => circuit.run(() => calls.send(request)) };
  const generations = openGenerations(calls, settings.prefix);
  return {
    calls,
    generations,
    feed: openFeed({ db, calls, generations, log }),
    openIndex: (reference) =>
      whileAway(
        db,
        openSearchIndex({ db, calls: visitors, patient: { ...calls, timeoutMs: patienceMs }, index: generations.alias, reference }),
      ),
    isAway: circuit.isOpen,
    close: calls.close,
  };
}
