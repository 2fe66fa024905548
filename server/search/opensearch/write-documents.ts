/** Sends documents in bulk: each with its version, so that sending one twice, late or out of order changes nothing. */
import * as z from 'zod/mini';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReadDocuments } from './documents.ts';
import { EngineAway } from './engine-away.ts';
import { type Dsl, type EngineCalls, answerAs, reasonOf } from './engine-call.ts';

const bulkTimeoutMs = 60_000;
/** Tries of parts that the engine puts off because it has too much to do; the wait doubles with each. */
const mostTries = 6;
const firstWaitMs = 250;

const outcome = z.object({ _id: z.string(), status: z.number(), error: z.optional(z.unknown()) });
const bulkAnswer = z.object({ items: z.array(z.union([z.object({ index: outcome }), z.object({ delete: outcome })])) });

/** A part that the engine does not take, whatever is tried. */
export interface Refused {
  id: number;
  reason: string;
}

/** Where documents go: to an index that is being filled, or to the one that answers, whichever that is by then. */
export interface Target {
  index: string;
  isAlias: boolean;
}

/** Gives those that the engine refuses for good; without a version whatever is there is replaced. Throws `EngineAway` when it takes none now. */
export async function writeDocuments(
  calls: EngineCalls,
  target: Target,
  { version, documents }: Pick<ReadDocuments, 'documents'> & { version: number | null },
): Promise<Refused[]> {
  const refused: Refused[] = [];
  let left = documents;
  for (let tries = 1; left.length > 0; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one bulk at a time is the brake
    const outcomes = await sendBulk(calls, target, version, left);
    const putOff = new Set<number>();
    for (const { _id: id, status, error } of outcomes) {
      if (status === 429 || status >= 500) putOff.add(Number(id));
      // The newer version is there already (409), or nothing was to be deleted (404 without an error).
      else if (error !== undefined && status !== 409) {
        if (status === 403) throw new EngineAway('writes no more: its indexes are read-only');
        if (status === 404) throw new EngineAway('has lost its index');
        refused.push({ id: Number(id), reason: reasonOf(error) });
      }
    }
    left = left.filter(({ id }) => putOff.has(id));
    if (left.length > 0 && tries >= mostTries) throw new EngineAway('has too much to do');
    // oxlint-disable-next-line no-await-in-loop -- the engine is given time
    if (left.length > 0) await wait(firstWaitMs * 2 ** tries);
  }
  return refused;
}

async function sendBulk(calls: EngineCalls, { index, isAlias }: Target, version: number | null, documents: ReadDocuments['documents']) {
  const lines = documents.flatMap(({ id, document }): Dsl[] => {
    const meta = { _id: String(id), ...(version === null ? {} : { version, version_type: 'external_gte' }) };
    return document ? [{ index: meta }, document] : [{ delete: meta }];
  });
  const { body } = await calls.send({
    method: 'POST',
    path: `/${index}/_bulk`,
    lines,
    timeoutMs: bulkTimeoutMs,
    query: { require_alias: isAlias },
  });
  const { items } = answerAs(bulkAnswer, body);
  return items.map((item) => ('index' in item ? item.index : item.delete));
}
