import { describe, expect, it } from 'vitest';
import { vacuumImpedance } from '#calculators/math/constants.ts';
import { ellipticRatio } from '#calculators/math/numeric/elliptic.ts';
import { pairImpedances } from './line.ts';
import { solveBroadsidePair, solveStripline, solveStriplinePair } from './stripline.ts';

const thin = { traceThickness: 0, heightBelow: 1e-3, heightAbove: 1e-3, relativePermittivity: 2.55 };
const exact = (modulus: number) => (vacuumImpedance / (4 * Math.sqrt(2.55))) * ellipticRatio(modulus, Math.sqrt(1 - modulus ** 2));

describe('a single trace', () => {
  it('loses next to nothing by the shortened integrals', () => {
    expect(solveStripline({ ...thin, traceWidth: 1.478e-3 }).impedance / 50.0110819).toBeCloseTo(1, 6);
  });

  it.each([0.02, 0.1, 0.739, 3])('agrees with the exact value of a sheet %d plane spacings wide', (ratio) => {
    const { impedance } = solveStripline({ ...thin, traceWidth: ratio * 2e-3 });
    expect(impedance / exact(Math.tanh((Math.PI * ratio) / 2)) - 1).toBeCloseTo(0, 3);
  });

  it('does not care about the size of the drawing nor which way up it is', () => {
    const line = { traceWidth: 2e-4, traceThickness: 3.5e-5, heightBelow: 2e-4, heightAbove: 5e-4, relativePermittivity: 4.3 };
    const { impedance, effectivePermittivity } = solveStripline(line);
    const turned = { ...line, heightBelow: 5e-4, heightAbove: 2e-4 };
    const huge = { ...line, traceWidth: 2e96, traceThickness: 3.5e95, heightBelow: 2e96, heightAbove: 5e96 };
    expect(effectivePermittivity).toBeCloseTo(4.3, 12);
    expect(solveStripline(turned).impedance / impedance).toBeCloseTo(1, 9);
    expect(solveStripline(huge).impedance / impedance).toBeCloseTo(1, 9);
  });
});

describe('a trace so wide that only its edges differ from plates', () => {
  it.each([49, 51, 100, 1e4])('agrees with the exact value at %d plane spacings', (ratio) => {
    // The limit of the exact value for a wide sheet: its fringe adds 2·ln 2/π plane spacings of width.
    const wide = vacuumImpedance / (4 * Math.sqrt(2.55)) / (ratio + (2 * Math.LN2) / Math.PI);
    expect(solveStripline({ ...thin, traceWidth: ratio * 2e-3 }).impedance / wide).toBeCloseTo(1, 3);
    expect(solveStriplinePair({ ...thin, traceWidth: ratio * 2e-3 }, 0.2).odd.impedance / wide).toBeCloseTo(1, 2.5);
  });

  it('has plates on both sides when stacked', () => {
    const pair = { traceWidth: 10, traceThickness: 1e-5, traceGap: 2e-4, heightToPlane: 2.5e-4, relativePermittivity: 1 };
    const { even, odd } = solveBroadsidePair(pair);
    expect(even.impedance / ((vacuumImpedance * 2.5e-4) / 10)).toBeCloseTo(1, 3);
    expect(odd.impedance / (vacuumImpedance / (10 / 2.5e-4 + 10 / 1e-4))).toBeCloseTo(1, 3);
  });
});

describe('two traces side by side', () => {
  it.each([0.05, 0.3, 2])("agrees with Cohn's exact values for sheets %d plane spacings apart", (gap) => {
    const ratio = 0.4;
    const { even, odd } = solveStriplinePair({ ...thin, traceWidth: ratio * 2e-3 }, gap * 2e-3);
    const [own, both] = [Math.tanh((Math.PI * ratio) / 2), Math.tanh((Math.PI * (ratio + gap)) / 2)];
    expect(even.impedance / exact(own * both) - 1).toBeCloseTo(0, 2.6);
    expect(odd.impedance / exact(own / both) - 1).toBeCloseTo(0, 2.6);
  });

  it('are two single traces when far apart', () => {
    const line = { traceWidth: 1.2e-4, traceThickness: 1.8e-5, heightBelow: 2e-4, heightAbove: 2e-4, relativePermittivity: 4 };
    const { impedance } = solveStripline(line);
    const { even, odd } = solveStriplinePair(line, 1e-2);
    expect(even.impedance / impedance).toBeCloseTo(1, 3);
    expect(odd.impedance / impedance).toBeCloseTo(1, 3);
    expect(pairImpedances({ even, odd }).couplingCoefficient).toBeCloseTo(0, 6);
  });
});

describe('two traces one above the other', () => {
  const pair = { traceWidth: 1.5e-4, traceThickness: 3.5e-5, traceGap: 2e-4, heightToPlane: 2.5e-4, relativePermittivity: 4.2 };

  it('have an odd mode with a plane halfway between them', () => {
    const half = solveStripline({ ...pair, heightBelow: 2.5e-4, heightAbove: 1e-4 });
    expect(solveBroadsidePair(pair).odd.impedance / half.impedance).toBeCloseTo(1, 3);
  });

  it('agree with an independent finite-element solution', () => {
    const { even, odd } = solveBroadsidePair(pair);
    expect(even.impedance / 83.06328).toBeCloseTo(1, 3);
    expect(odd.impedance / 40.75934).toBeCloseTo(1, 3);
    expect(pairImpedances({ even, odd }).differentialImpedance).toBe(2 * odd.impedance);
  });
});
