import * as z from 'zod/mini';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';
import type { NearNumber } from '#server/search/part-words.ts';
import { EngineAway } from './engine-away.ts';
import type { Dsl, EngineCalls } from './engine-call.ts';

/** Searches sent together, and candidates of each. */
const atOnce = 50;
const mostCandidates = 60;

const answers = z.object({
  responses: z.array(
    z.object({ hits: z.optional(z.object({ hits: z.array(z.object({ _id: z.string(), _source: z.object({ key: z.string() }) })) })) }),
  ),
});

/** For each key the nearest parts: the engine's automaton finds candidates, the edit distance decides. */
export async function nearNumbers(
  { send }: EngineCalls,
  index: string,
  keys: readonly string[],
  most: number,
): Promise<Map<string, NearNumber[]>> {
  const asked = [...new Set(keys)].filter((key) => allowedEdits(key.length) > 0);
  const near = new Map<string, NearNumber[]>();
  for (let from = 0; from < asked.length; from += atOnce) {
    const some = asked.slice(from, from + atOnce);
    const lines = some.flatMap((key): Dsl[] => [{ index }, searchOf(key)]);
    // oxlint-disable-next-line no-await-in-loop -- a bill of a thousand lines must not take the whole engine
    const { body } = await send({ method: 'POST', path: '/_msearch', lines });
    const { responses } = answers.parse(body);
    for (const [place, key] of some.entries()) {
      const found = responses[place]?.hits;
      if (!found) throw new EngineAway('cannot search now');
      const limit = allowedEdits(key.length);
      const parts = found.hits
        .map(({ _id: id, _source: part }) => ({ id: Number(id), key: part.key, edits: editDistance(key, part.key, limit) }))
        .filter(({ edits }) => edits <= limit)
        .toSorted((a, b) => a.edits - b.edits || a.key.length - b.key.length || a.id - b.id)
        .slice(0, most);
      if (parts.length > 0) near.set(key, parts);
    }
  }
  return near;
}

function searchOf(key: string): Dsl {
  const fuzziness = allowedEdits(key.length);
  return {
    size: mostCandidates,
    _source: ['key'],
    query: { fuzzy: { key: { value: key, fuzziness, transpositions: true, max_expansions: mostCandidates } } },
  };
}
