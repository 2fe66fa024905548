/** One call that the cache may answer, written in the one way that is both its key and what the store is asked. */
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { readCurrency } from '#contract/money.ts';
import type { EdgeContext } from '#edge/edge-env.ts';

export interface StoreCall {
  endpoint: AnyEndpoint;
  /** With the query. */
  path: string;
  /** Null for a GET. */
  body: string | null;
  currency: string;
  key: string;
}

/**
 * The contract's own reading of a request: fields it does not know are gone, texts trimmed, keys sorted. What differs only in
 * what the store ignores is one call, and nothing that is not in the key reaches the store. Null for a request that the store would refuse,
 * and for private calls.
 */
export async function storeCallOf(c: EdgeContext, endpoint: AnyEndpoint, request: unknown): Promise<StoreCall | null> {
  if (endpoint.cache === 'N') return null;
  const read = endpoint.request.safeParse(request);
  if (!read.success) return null;
  const fields = sorted(read.data);
  const { path, body } = endpoint.method === 'GET' ? { path: pathOf(endpoint.path, fields), body: null } : written(endpoint.path, fields);
  const { key: locale, currency: usual } = c.get('locale');
  const currency = readCurrency(c.req.header('X-Currency')) ?? usual;
  const varies = endpoint.lasting ? [] : [locale, currency];
  const key = JSON.stringify([endpoint.method, path, ...varies, body === null ? '' : await hashOf(body)]);
  return { endpoint, path, body, currency, key };
}

function written(path: string, fields: unknown): { path: string; body: string } {
  return { path, body: JSON.stringify(fields) };
}

/** Fields that the path names stand in it, the others in the query. */
function pathOf(pattern: string, fields: unknown): string {
  const query = new URLSearchParams();
  let path = pattern;
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value === undefined) continue;
    if (pattern.endsWith(`/:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(String(value)));
    else query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** The same value with the keys of all its objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
