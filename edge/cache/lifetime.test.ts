import { expect, it } from 'vitest';
import { lifetimeOf } from './lifetime.ts';

const day = 86_400;

it.each([
  ['A', 200, 'public, max-age=60, stale-while-revalidate=600', { fresh: 60, stale: 660, rescue: day }],
  ['B', 200, 'public, max-age=300, stale-while-revalidate=3600', { fresh: 300, stale: 3900, rescue: day }],
  ['C', 200, 'public, max-age=30, stale-while-revalidate=300', { fresh: 30, stale: 330, rescue: day }],
  ['C', 404, 'public, max-age=30', { fresh: 30, stale: 30, rescue: 30 }],
  ['B', 404, 'public, max-age=300, stale-while-revalidate=60', { fresh: 30, stale: 30, rescue: 30 }],
  ['D', 200, 'public, max-age=5, stale-while-revalidate=300', { fresh: 5, stale: 5, rescue: 5 }],
  ['B', 200, 'Public, Max-Age=31536000, immutable', { fresh: day, stale: day, rescue: day }],
] as const)('class %s, %i, “%s”', (cache, status, rule, expected) => {
  expect(lifetimeOf(status, rule, cache)).toEqual(expected);
});

it.each([
  ['N', 200, 'public, max-age=60'],
  ['A', 404, 'public, max-age=30'],
  ['D', 404, 'public, max-age=30'],
  ['C', 200, 'private, max-age=30'],
  ['C', 200, 'no-store, max-age=30'],
  ['C', 200, 'public, max-age=-1'],
  ['C', 200, 'public, max-age=x'],
  ['C', 200, 'public'],
  ['C', 200, null],
  ['C', 206, 'public, max-age=30'],
  ['C', 301, 'public, max-age=30'],
  ['C', 429, 'public, max-age=30'],
  ['C', 500, 'public, max-age=30'],
] as const)('keeps nothing of class %s, %i, “%s”', (cache, status, rule) => {
  expect(lifetimeOf(status, rule, cache)).toBeNull();
});
