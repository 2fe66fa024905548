import { expect, test } from 'vitest';
import { classLine, isPartClass } from './part-classes.ts';

test('a class stands below others up to the top', () => {
  expect(classLine('chip-resistors')).toEqual(['passives', 'resistors', 'chip-resistors']);
  expect(classLine('passives')).toEqual(['passives']);
  expect(isPartClass('toString')).toBe(false);
});
