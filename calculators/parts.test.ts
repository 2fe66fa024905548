import { describe, expect, test } from 'vitest';
import { chipResistors } from './parts.ts';

describe('chip resistors that a tool asks for', () => {
  test('are those of the value, with the power and the tolerance', () => {
    expect(chipResistors('resistor', 4700, 0.125, 5)).toEqual([
      {
        label: 'resistor',
        category: 'chip-resistors',
        filters: { resistance: '4699.9953..4700.0047', tolerance: '..5', powerRating: '0.125..' },
      },
    ]);
  });

  test('may have any power where none is said', () => {
    expect(chipResistors('resistor', 4700)[0]?.filters).toEqual({ resistance: '4699.9953..4700.0047', tolerance: '..1' });
  });

  test.each([null, undefined, 0])('are none for a resistance of %s', (resistance) => {
    expect(chipResistors('resistor', resistance)).toEqual([]);
  });

  test('are none for a power that no chip carries', () => {
    expect(chipResistors('resistor', 4.7, 2)).toEqual([]);
  });
});
