import { expect, test } from 'vitest';
import { watchClock } from './steady-clock.ts';
import { minute } from '#contract/durations.ts';

let clock = 0;
let passed = 0;
const pass = (milliseconds: number) => {
  clock += milliseconds;
  passed += milliseconds;
};
const open = () => watchClock(() => clock, () => passed); // prettier-ignore

test('a clock that goes on, or is put right by a little, is believed', () => {
  const isSteady = open();
  pass(5 * minute);
  expect(isSteady()).toBe(true);
  clock -= 20_000;
  pass(minute);
  expect(isSteady()).toBe(true);
});

test.each([2 * 24 * 60 * minute, -3 * 60 * minute])('after a jump by %d ms it is not believed for ten minutes', (by) => {
  const isSteady = open();
  clock += by;
  pass(1000);
  expect(isSteady()).toBe(false);
  pass(9 * minute);
  expect(isSteady()).toBe(false);
  pass(2 * minute);
  expect(isSteady()).toBe(true);
});

test('a clock that jumps back counts from there', () => {
  const isSteady = open();
  clock += 60 * minute;
  expect(isSteady()).toBe(false);
  pass(9 * minute);
  clock -= 60 * minute;
  expect(isSteady()).toBe(false);
  pass(9 * minute);
  expect(isSteady()).toBe(false);
  pass(2 * minute);
  expect(isSteady()).toBe(true);
});
