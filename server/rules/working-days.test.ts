import { expect, test } from 'vitest';
import { addWorkingDays } from './working-days.ts';

test.each([
  ['a Monday', '2026-11-23T10:00:00.000Z', '2026-11-26T10:00:00.000Z'],
  ['a Thursday, over the weekend', '2026-11-26T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  ['a Saturday', '2026-11-28T10:00:00.000Z', '2026-12-02T10:00:00.000Z'],
])('three working days from %s', (_name, from, to) => {
  expect(addWorkingDays(new Date(from), 3).toISOString()).toBe(to);
});
