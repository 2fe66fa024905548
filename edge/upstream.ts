import { proxy } from 'hono/proxy';
import type { EdgeContext, EdgeOptions } from './edge-env.ts';
import { plainIp } from './ip.ts';

/** The store did not begin to answer in time, or the visitor has gone: no proof that the store is down. */
export class StoreLate extends Error {}

/** Asks the store API for `path`; rejects with `StoreLate` when no answer began within `patience` milliseconds or the visitor has gone, with the network's error when the store cannot be reached. */
export type AskStore = (c: EdgeContext, path: string, patience: number, request?: { headers: Headers; raw: Request }) => Promise<Response>;

export function createAskStore({ upstream, fetch, edgeSecret }: EdgeOptions): AskStore {
  return async (c, path, patience, { headers, raw } = { headers: new Headers(), raw: new Request(c.req.url) }) => {
    headers.set('X-Locale', c.get('locale').key);
    headers.set('X-Request-Id', c.get('requestId'));
    headers.set('X-Forwarded-Host', new URL(c.req.url).host);
    if (c.env.ip) headers.set('X-Forwarded-For', plainIp(c.env.ip));
    if (edgeSecret) headers.set('X-Edge-Secret', edgeSecret);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    const signal = AbortSignal.any([c.req.raw.signal, late.signal]);
    try {
      return await proxy(new URL(path, upstream), { raw, headers, signal, redirect: 'manual', customFetch: fetch });
    } catch (error) {
      throw signal.aborted ? new StoreLate('The store did not answer in time', { cause: error }) : error;
    } finally {
      clearTimeout(timer); // the body may take as long as the visitor's line needs
    }
  };
}
