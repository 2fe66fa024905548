import { expect, test } from 'vitest';
import { bodyOf } from './part-outline.ts';

test('chips are ceramic by the class of their parts', () => {
  expect(bodyOf({ part_class: 'mlcc' })).toBe('ceramic');
  expect(bodyOf({ part_class: 'chip-resistors' })).toBe('mould');
  expect(bodyOf({ part_class: null })).toBe('mould');
});
