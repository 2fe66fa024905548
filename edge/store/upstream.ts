import { proxy } from 'hono/proxy';
import type { EdgeContext } from '#edge/edge-env.ts';
import type { EdgeOptions } from '#edge/edge-options.ts';
import { plainIp } from '#edge/plain-ip.ts';
import { StoreLate } from './store-late.ts';

/** What a call brings along, beside what the edge says of every visitor. */
interface Ask {
  method?: string;
  headers?: Headers;
  body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
  /** Ends the call in place of the visitor's leaving. */
  signal?: AbortSignal;
}

/** Asks the store API for `path`; rejects with `StoreLate` when no answer began within `patience` milliseconds or the visitor has gone, with the network's error when the store cannot be reached. */
export type AskStore = (c: EdgeContext, path: string, patience: number, ask?: Ask) => Promise<Response>;

export function createAskStore({ upstream, fetch, edgeSecret }: EdgeOptions): AskStore {
  return async (c, path, patience, { method = 'GET', headers = new Headers(), body = null, signal: ending = c.req.raw.signal } = {}) => {
    headers.set('X-Locale', c.get('locale').key);
    headers.set('X-Request-Id', c.get('requestId'));
    if (c.env.ip) headers.set('X-Forwarded-For', plainIp(c.env.ip));
    if (edgeSecret) headers.set('X-Edge-Secret', edgeSecret);
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    const signal = AbortSignal.any([ending, late.signal]);
    // What a visitor says of the length is not passed on: it is known, or the parts are counted.
    if (body instanceof Uint8Array) headers.set('Content-Length', String(body.byteLength));
    const streamed = body instanceof ReadableStream ? { duplex: 'half' as const } : {};
    try {
      return await proxy(new URL(path, upstream), { method, headers, body, signal, redirect: 'manual', customFetch: fetch, ...streamed });
    } catch (error) {
      throw signal.aborted ? new StoreLate('The store did not answer in time', { cause: error }) : error;
    } finally {
      clearTimeout(timer); // the body may take as long as the visitor's line needs
    }
  };
}
