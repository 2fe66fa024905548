import { expect, it } from 'vitest';
import { mayBeSame, withMakersLetters } from './number-like.ts';

it.each([
  ['LM7805', 'L7805CV'],
  ['UA741', 'LM741CN'],
  ['2N3904', 'MMBT3904LT1G'],
  ['ULN2003A', 'ULQ2003ADR'],
  ['7805', 'L7805CV'],
])('%s and %s may be of the same circuit', (typed, listed) => {
  expect(mayBeSame(typed, listed)).toBe(true);
});

it.each([
  ['WS2812B', 'TPS2812DR'],
  ['ULN2003A', 'NVT2003DP'],
  ['LM7805', 'FDS7805'],
])('%s is no %s', (typed, listed) => {
  expect(mayBeSame(typed, listed)).toBe(false);
});

it('knows the numbers that makers write letters before', () => {
  expect(withMakersLetters('74HC00')).toContain('SN74HC00');
  expect(withMakersLetters('SAMD21G18')).toEqual(['ATSAMD21G18']);
  expect(['LM358', '7805', 'BC547', '744771'].map(withMakersLetters)).toEqual([[], [], [], []]);
});
