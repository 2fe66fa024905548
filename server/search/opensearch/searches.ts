/** Searches of the parts by OpenSearch, and how their answers are read. */
import * as z from 'zod/mini';
import type { PartSet } from '#server/search/part-index.ts';
import { EngineAway } from './engine-away.ts';
import { type Dsl, type EngineCalls, answerAs, reasonOf } from './engine-call.ts';
import { all, queryOf } from './query-of.ts';

const bucket = z.object({ key: z.union([z.string(), z.number()]), doc_count: z.number() });

/** One aggregation's answer: counts, buckets, a value, and those inside it by name. */
export interface Aggregation {
  count: number;
  buckets: { key: string | number; count: number }[];
  value: number | null;
  inside: (name: string) => Aggregation;
}

interface SearchAnswer {
  total: number;
  ids: number[];
  inside: (name: string) => Aggregation;
}

const hits = z.object({
  timed_out: z.optional(z.boolean()),
  _shards: z.optional(z.object({ failed: z.number() })),
  hits: z.object({ total: z.optional(z.object({ value: z.number() })), hits: z.array(z.object({ _id: z.string() })) }),
  aggregations: z.optional(z.record(z.string(), z.unknown())),
});

export interface Searches {
  one: (body: Dsl) => Promise<SearchAnswer>;
  /** Several at once. */
  each: (bodies: readonly Dsl[]) => Promise<SearchAnswer[]>;
}

export function openSearches({ send, timeoutMs }: EngineCalls, index: string): Searches {
  // The engine itself stops before nobody waits any more; what it has by then is no answer.
  const timeout = `${Math.round(timeoutMs * 0.8)}ms`;
  const each = async (bodies: readonly Dsl[]): Promise<SearchAnswer[]> => {
    if (bodies.length === 0) return [];
    const lines = bodies.flatMap((body): Dsl[] => [{ index }, { timeout, ...body }]);
    const { body } = await send({ method: 'POST', path: '/_msearch', lines, timeoutMs });
    return answerAs(responses, body).responses.map(readAnswer);
  };
  return {
    each,
    one: async (body) => {
      const [answer] = await each([body]);
      if (!answer) throw new EngineAway('gave no answer');
      return answer;
    },
  };
}

const responses = z.object({ responses: z.array(z.unknown()) });
const failed = z.object({ status: z.number(), error: z.unknown() });

function readAnswer(body: unknown): SearchAnswer {
  const failure = failed.safeParse(body);
  if (failure.success) throw failureOf(failure.data);
  const { hits: found, aggregations = {}, timed_out: isLate, _shards: shards } = answerAs(hits, body);
  if (isLate === true || (shards?.failed ?? 0) > 0) throw new EngineAway('answers for some of the parts only');
  return {
    total: found.total?.value ?? 0,
    ids: found.hits.map(({ _id: id }) => Number(id)),
    inside: (name) => aggregationOf(aggregations[name]),
  };
}

function failureOf({ status, error }: { status: number; error: unknown }): Error {
  if (status === 404) return new EngineAway('has no index of this release yet (npm run shop -- search rebuild)');
  if (status === 429 || status >= 500) return new EngineAway(`cannot search now (${status})`);
  return new Error(`the search engine refuses a search with ${status}: ${reasonOf(error)}`);
}

const aggregation = z.object({
  doc_count: z.optional(z.number()),
  value: z.optional(z.nullable(z.number())),
  buckets: z.optional(z.array(bucket)),
});

function aggregationOf(found: unknown): Aggregation {
  const { doc_count: count = 0, value = null, buckets = [] } = aggregation.parse(found ?? {});
  // The names inside are those that were asked for.
  const inner = (found ?? {}) as Record<string, unknown>;
  return {
    count,
    value,
    buckets: buckets.map(({ key, doc_count: parts }) => ({ key, count: parts })),
    inside: (name) => aggregationOf(inner[name]),
  };
}

/** Filters of all that picks the parts of a set out. */
export function filtersOf({ category, manufacturer, within }: PartSet): Dsl[] {
  return [
    ...(category ? [queryOf({ is: 'category', ids: category.family })] : []),
    ...(manufacturer ? [queryOf({ is: 'manufacturer', ids: [manufacturer.id] })] : []),
    ...within.map(queryOf),
  ];
}

export function queryOfSet(set: PartSet): Dsl {
  return all(filtersOf(set));
}
