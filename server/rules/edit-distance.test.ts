import { describe, expect, it } from 'vitest';
import { allowedEdits, editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['LM358', 'LM358', 0],
    ['STM32F013C8T6', 'STM32F103C8T6', 1],
    ['LM35B', 'LM358', 1],
    ['LM358', 'LM358N', 1],
    ['LM3588', 'LM358', 1],
    ['NE555P', 'NE565D', 2],
    ['AB', 'BA', 1],
    ['', 'A', 1],
  ])('%s to %s takes %i', (from, to, edits) => {
    expect(editDistance(from, to, 2)).toBe(edits);
    expect(editDistance(to, from, 2)).toBe(edits);
  });

  it('stops counting beyond the limit', () => {
    expect(editDistance('ATMEGA328P', 'PIC16F877A', 2)).toBe(3);
    expect(editDistance('LM358', 'LM358ADGKR', 2)).toBe(3);
  });
});

it('forgives nothing in short numbers, one slip from 5 and two from 9 characters', () => {
  expect([4, 5, 8, 9, 20].map(allowedEdits)).toEqual([0, 1, 1, 2, 2]);
});
