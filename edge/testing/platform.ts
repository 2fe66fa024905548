import type { FakeStore } from './fake-store.ts';

/** `HOSTS` on every platform: one language with a domain of its own, one without a host. */
export const platformHosts = 'br=loja.example, ru=off';

/** The edge on one platform, before a store that answers as told. */
export interface Platform {
  store: FakeStore;
  edgeSecret: string;
  /** Sends a request as a visitor with this address; redirects are not followed. */
  ask: (url: string, init?: Asked, ip?: string) => Promise<Response>;
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  /** A stream has no length that could be told before. */
  body?: string | ReadableStream<Uint8Array>;
  duplex?: 'half';
}

/** The first group of a pattern in a page; empty when it is not there. */
export function partOf(page: string, pattern: RegExp): string {
  return pattern.exec(page)?.[1] ?? '';
}

export function titleIn(page: string): string {
  return partOf(page, /<title data-edge[^>]*>([^<]*)</);
}
