import * as z from 'zod/mini';
import { callName } from '#contract/api/call-name.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { buildPathOf } from '#contract/routes/build-path.ts';
import { existenceCall } from '#contract/routes/exists.ts';
import { matchRoute, type RouteMatch } from '#contract/routes/match.ts';
import type { EdgeContext } from './edge-env.ts';
import type { FirstData } from './first-data.ts';
import { type AskStore, StoreLate } from './upstream.ts';

export interface Found {
  kind: 'found';
  /** Words for title and heading. */
  names: Record<string, string>;
  /** The record's own description; may be empty. */
  text: string;
  /** The answer itself, for the app; null when there is none or when it is too long to go with every page. */
  data: FirstData | null;
}

/** What the store says of the record that a path names. */
export type Known = Found | { kind: 'missing' } | { kind: 'moved'; path: string };

/** `unknown` when the store is late or ill, `down` when it cannot be reached or says 503. */
export type Existence = Known | { kind: 'unknown' } | { kind: 'down' };

/** Milliseconds a visitor waits for a true status before the page is served without one. */
const patience = 1_500;
const keptMilliseconds = 60_000;
const keptAnswers = 500;
/** Longest answer, in characters, that a page carries along. */
const longestData = 40_000;

const named = z.object({ name: z.string(), description: z.nullish(z.string()), summary: z.nullish(z.string()) });
const record = z.object({
  mpn: z.optional(z.string()),
  name: z.optional(z.string()),
  description: z.nullish(z.string()),
  /** Of what is written to be read. */
  title: z.optional(z.string()),
  summary: z.nullish(z.string()),
  category: z.nullish(named),
  manufacturer: z.optional(named),
});

/** Asks the store whether a page's record exists, at most once in 60 s. */
export function createExistenceCheck(askStore: AskStore, now: () => number) {
  const kept = new Map<string, { until: number; answer: Known }>();
  return async (c: EdgeContext, match: RouteMatch): Promise<Existence> => {
    const exists = existenceCall(match.row.name);
    if (!exists) return { kind: 'found', names: {}, text: '', data: null };
    const request = exists.request(match.params);
    const path = `${exists.call.path}?${new URLSearchParams(request).toString()}`;
    const key = `${c.get('locale').key} ${match.row.name} ${JSON.stringify(match.params)}`;
    const known = kept.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = await ask(c, askStore, path, match, callName(exists.call, request));
    if (answer.kind === 'unknown' || answer.kind === 'down') return answer;
    kept.delete(key);
    kept.set(key, { until: now() + keptMilliseconds, answer });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAnswers) break;
      kept.delete(oldest);
    }
    return answer;
  };
}

async function ask(c: EdgeContext, askStore: AskStore, path: string, match: RouteMatch, call: string): Promise<Existence> {
  try {
    const response = await askStore(c, path, patience);
    if (response.status === 503) return { kind: 'down' };
    return await read(response, match, call).catch(() => ({ kind: 'unknown' })); // not what the contract promises, so it tells nothing
  } catch (error) {
    return { kind: error instanceof StoreLate ? 'unknown' : 'down' };
  }
}

async function read(response: Response, match: RouteMatch, call: string): Promise<Existence> {
  if (response.ok) {
    const json = await response.text();
    return { kind: 'found', ...wordsOf(JSON.parse(json)), data: json.length > longestData ? null : { call, json } };
  }
  if (response.status !== 404) return { kind: 'unknown' };
  const { error } = errorAnswer.parse(await response.json());
  if (error.code !== 'not_found') return { kind: 'unknown' };
  const moved = movedPath(match, error.data?.['moved_to'], error.data?.['moved_topic']);
  return moved === null ? { kind: 'missing' } : { kind: 'moved', path: moved };
}

function wordsOf(answer: unknown): { names: Record<string, string>; text: string } {
  const { mpn, name, title: heading, summary, description: told, category, manufacturer } = record.parse(answer);
  const own = mpn ?? name ?? heading;
  const description = told ?? summary;
  const title = own ?? category?.name;
  const text = own === undefined ? (category?.description ?? category?.summary) : description || (mpn === undefined ? '' : name);
  return {
    names: { ...(title === undefined ? {} : { name: title }), ...(manufacturer ? { manufacturer: manufacturer.name } : {}) },
    text: text ?? '',
  };
}

/** The same page under the record's new slug and topic; null unless that is another page that exists. */
function movedPath({ row, params }: RouteMatch, slug: unknown, topic: unknown): string | null {
  const exists = existenceCall(row.name);
  if (typeof slug !== 'string' || !exists) return null;
  const [renamed, above] = Object.keys(exists.request(params)).toReversed();
  if (renamed === undefined) return null;
  const moved = { [renamed]: slug, ...(above !== undefined && typeof topic === 'string' && { [above]: topic }) };
  const path = buildPathOf(row.path, { ...params, ...moved });
  return path !== buildPathOf(row.path, params) && matchRoute(path) ? path : null;
}
