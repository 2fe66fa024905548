import type { CacheClass } from '#contract/api/endpoint.ts';
import { daySeconds as day } from '#contract/durations.ts';

/** How long an answer serves, in seconds since it came. */
export interface Lifetime {
  /** As it is. */
  fresh: number;
  /** At once, while a new one is fetched. */
  stale: number;
  /** When the store fails. */
  rescue: number;
}

/** An answer that there is nothing, in seconds: asked for again and again by crawlers, yet soon wrong. */
const longestMissing = 30;

/** By the answer's own `Cache-Control`, within what its class allows (`docs/api.md` 1.3); null for one that is nobody else's. */
export function lifetimeOf(status: number, cacheControl: string | null, cache: CacheClass): Lifetime | null {
  const rules = (cacheControl ?? '').toLowerCase().split(',');
  const fresh = secondsIn(rules, 'max-age');
  if (cache === 'N' || fresh === null || rules.some((rule) => /^\s*(private|no-store|no-cache)\b/.test(rule))) return null;
  if (status === 404 && (cache === 'B' || cache === 'C')) return alone(Math.min(fresh, longestMissing));
  if (status !== 200) return null;
  if (cache === 'D') return alone(fresh);
  return { fresh, stale: Math.min(day, fresh + (secondsIn(rules, 'stale-while-revalidate') ?? 0)), rescue: day };
}

function alone(seconds: number): Lifetime {
  return { fresh: seconds, stale: seconds, rescue: seconds };
}

function secondsIn(rules: readonly string[], name: string): number | null {
  const value = rules.map((rule) => rule.trim().split('=')).find(([key]) => key === name)?.[1];
  return value !== undefined && /^\d{1,9}$/.test(value) ? Math.min(day, Number(value)) : null;
}
