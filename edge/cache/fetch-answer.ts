import type { EdgeContext } from '#edge/edge-env.ts';
import type { AskStore } from '#edge/store/upstream.ts';
import type { KeptAnswer } from './kept-answer.ts';
import type { StoreCall } from './store-call.ts';

/** Milliseconds for head and body of an answer together. */
const longest = 30_000;
/** Bytes after which an answer is no answer of a catalog. */
const largest = 16 * 1024 * 1024;

const kept = ['cache-control', 'content-disposition', 'content-language', 'content-security-policy', 'content-type', 'etag', 'vary'];
const ofOne = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'];

export interface Fetched {
  answer: KeptAnswer;
  /** Headers for the visitor whose request reached the store. */
  own: Readonly<Record<string, string>>;
}

/** The store itself is ill, so an older answer is better than this one. */
export function isFailure({ answer }: Fetched): boolean {
  return answer.status >= 500;
}

/** It says something about the visitor, not about what was asked. */
export function isPersonal({ answer: { status } }: Fetched): boolean {
  return status === 401 || status === 403 || status === 429;
}

/** Asks the store as nobody in particular: no token, no cart key, no sign of the host, the browser or the cookie. */
export async function fetchAnswer(c: EdgeContext, askStore: AskStore, call: StoreCall, now: () => number): Promise<Fetched> {
  const { endpoint, path, body, currency } = call;
  const headers = new Headers({ Accept: '*/*', 'X-Currency': currency });
  if (body !== null) headers.set('Content-Type', 'application/json');
  const signal = AbortSignal.timeout(longest);
  const response = await askStore(c, path, longest, {
    method: endpoint.method,
    headers,
    body: body === null ? null : new TextEncoder().encode(body),
    signal,
  });
  // A fault that is not in the store's own words comes from something that stands before it.
  if (response.status >= 500 && !response.headers.get('Content-Type')?.includes('json')) throw new Error(`${path}: ${response.status}`);
  const bytes = await readAll(response);
  const answer = { status: response.status, headers: pick(response.headers, kept), body: bytes, at: now() };
  return { answer, own: pick(response.headers, ofOne) };
}

function pick(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(response.headers.get('Content-Length') ?? 0);
  if (announced > largest) throw new Error(`The store’s answer has ${announced} bytes`);
  return new Uint8Array(await response.arrayBuffer());
}
