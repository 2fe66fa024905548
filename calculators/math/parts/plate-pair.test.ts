import { describe, expect, it } from 'vitest';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { rectangularPlates, roundPlates } from './plate-pair.ts';

const ideal = (area: number, separation: number) => (vacuumPermittivity * area) / separation;

const palmer = (side: number, gap: number) => 1 + (gap / (Math.PI * side)) * (1 + Math.log((2 * Math.PI * side) / gap));

describe('round plates', () => {
  it('meet far apart the capacitance of two single discs in series, 8·ε0·R each', () => {
    expect(roundPlates(0.1, 1e6) / (4 * vacuumPermittivity * 0.05)).toBeCloseTo(1, 6);
  });

  it('join expansion and integral equation without a step', () => {
    expect(roundPlates(2, 0.1) / roundPlates(2, 0.0999999999)).toBeCloseTo(1, 3);
  });

  it('tend to ε0·A/d when close together', () => {
    expect(roundPlates(1, 1e-9) / ideal(Math.PI / 4, 1e-9)).toBeCloseTo(1, 7);
  });
});

describe('rectangular plates', () => {
  it('meet far apart the capacitance of two single squares in series, 4π·ε0·0.36679·a each (Maxwell’s problem)', () => {
    expect(rectangularPlates(1, 1, 1e4) / (2 * Math.PI * vacuumPermittivity * 0.366_79)).toBeCloseTo(1, 3);
  });

  it('meet Palmer’s edge correction of long strips when the gap is small', () => {
    expect(rectangularPlates(1, 50, 0.01) / ideal(50, 0.01) / palmer(1, 0.01) / palmer(50, 0.01)).toBeCloseTo(1, 2);
  });

  it('do not care which side is called the width', () => {
    expect(rectangularPlates(0.02, 0.07, 0.001)).toBeCloseTo(rectangularPlates(0.07, 0.02, 0.001), 20);
  });

  it.each([1e-5, 1e-3, 0.1, 10])('grow with the gap shrinking, gap %d', (gap) => {
    expect(rectangularPlates(1, 2, gap)).toBeGreaterThan(rectangularPlates(1, 2, gap * 1.01));
  });
});
