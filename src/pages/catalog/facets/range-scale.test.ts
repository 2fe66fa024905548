import { describe, expect, it } from 'vitest';
import { typedQuantity } from '#src/components/parts/typed-quantity.ts';
import { positionOf, textAt, valueAt } from './range-scale.ts';

const capacitance = { min: 1e-13, max: 1e-3 };
const voltage = { min: 4, max: 25 };

describe('the axis of a numeric facet', () => {
  it('puts equal ratios at equal distances where values span decades', () => {
    expect(positionOf(capacitance, 1e-8)).toBeCloseTo(0.5);
    expect(valueAt(capacitance, 0.5)).toBeCloseTo(1e-8, 12);
  });

  it('puts equal steps at equal distances otherwise', () => {
    expect(positionOf(voltage, 14.5)).toBeCloseTo(0.5);
  });

  it('keeps what lies outside at the ends, also zero on a logarithmic axis', () => {
    expect(positionOf(capacitance, 0)).toBe(0);
    expect(positionOf(capacitance, 1)).toBe(1);
    expect(positionOf({ min: 5, max: 5 }, 5)).toBe(0);
  });

  it('writes a moved handle as an engineer types it, and leaves the ends open', () => {
    expect(textAt(capacitance, 0.5, 'F')).toBe('10n');
    expect(textAt(capacitance, 0, 'F')).toBe('');
    expect(textAt(capacitance, 1, 'F')).toBe('');
    expect(typedQuantity(4700, 'Ω')).toBe('4.7k');
    expect(typedQuantity(2.2e-6, 'F')).toBe('2.2u');
    expect(typedQuantity(65536, 'B')).toBe('65536');
    expect(typedQuantity(3e5, 'V/s')).toBe('0.3V/us');
  });
});
