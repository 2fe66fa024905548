import { expect, test } from 'vitest';
import { cutoffOfToday } from './order-cutoff.ts';

const berlin = { time: '15:30', time_zone: 'Europe/Berlin' };
const cutoffAt = (now: string, cutoff = berlin) => cutoffOfToday(new Date(now), cutoff)?.toISOString() ?? null;

test.each([
  ['in winter', '2026-11-30T08:00:00.500Z', '2026-11-30T14:30:00.000Z'],
  ['in summer', '2026-07-01T08:00:00Z', '2026-07-01T13:30:00.000Z'],
  ['a moment before', '2026-11-30T14:29:59Z', '2026-11-30T14:30:00.000Z'],
  ['when the clock has struck', '2026-11-30T14:30:00Z', null],
  ['on a Saturday of the warehouse that is a Friday in UTC', '2026-11-27T23:30:00Z', null],
  ['on a Monday of the warehouse that is a Sunday in UTC', '2026-11-29T23:30:00Z', '2026-11-30T14:30:00.000Z'],
])('an order leaves the same day: %s', (_when, now, until) => expect(cutoffAt(now)).toBe(until));

test('a warehouse whose day is another one already', () => {
  // Apia is thirteen hours ahead.
  expect(cutoffAt('2026-11-29T12:00:00Z', { time: '09:00', time_zone: 'Pacific/Apia' })).toBe('2026-11-29T20:00:00.000Z');
});

test('nothing is promised by a shop that says no hour', () => expect(cutoffOfToday(new Date('2026-11-30T08:00:00Z'), null)).toBeNull());
