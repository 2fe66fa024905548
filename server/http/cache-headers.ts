/** Cache classes and entity tags (`docs/api.md` 1.3). */
import { createHash } from 'node:crypto';
import type { AnyEndpoint, CacheClass } from '#contract/api/endpoint.ts';

const cacheControl: Record<CacheClass, string> = {
  A: 'public, max-age=60, stale-while-revalidate=600',
  B: 'public, max-age=300, stale-while-revalidate=3600',
  C: 'public, max-age=30, stale-while-revalidate=300',
  D: 'public, max-age=5',
  N: 'private, no-store',
};

export function cacheControlOf(cache: CacheClass, status: number): string {
  if (status < 400) return cacheControl[cache];
  // A missing page is asked for again and again by crawlers; half a minute spares the database.
  return status === 404 && (cache === 'B' || cache === 'C') ? 'public, max-age=30' : 'no-store';
}

export function varyOf(cache: CacheClass): string | null {
  return cache === 'N' ? null : 'X-Locale, X-Currency';
}

/** A weak tag over the content; null where the class has none. */
export function entityTag({ cache, method }: AnyEndpoint, body: string | Uint8Array): string | null {
  if (cache === 'D' || cache === 'N' || method !== 'GET') return null;
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
