import { describe, expect, it } from 'vitest';
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import type { FilterMode, FilterTask } from './op-amp-filter.ts';
import { highPassStages } from './op-amp-high-pass.ts';
import { lowPassStages } from './op-amp-low-pass.ts';

const modes: FilterMode[] = ['sallenKey', 'multipleFeedback', 'firstOrderNonInverting', 'firstOrderInverting'];
const task = (mode: FilterMode): FilterTask => ({
  mode,
  cutoffFrequency: 1000,
  gain: 3,
  response: 'chebyshev',
  ripple: 1,
  qualityFactor: 1,
  capacitance: 1e-8,
  gainResistance: 1e4,
  resistorSeries: 'none',
  capacitorSeries: 'none',
  gainBandwidth: null,
  evaluationFrequency: null,
});

describe.each(modes)('%s', (mode) => {
  it.each([
    ['low-pass', lowPassStages, 1e-3],
    ['high-pass', highPassStages, 1e9],
  ] as const)('has the wanted gain and half power at the wanted cutoff as a %s', (_, stages, inside) => {
    const { computed } = stages(task(mode));
    expect(magnitude(computed.gainAt(inside))).toBeCloseTo(3, 6);
    expect(decibelsOfAmplitude(magnitude(computed.gainAt(1000)) / 3)).toBeCloseTo(-3.0103, 4);
    expect(computed.figures.cutoff).toBeCloseTo(1000, 6);
    expect(computed.figures.gain).toBeCloseTo(3, 9);
  });

  it('loses gain with a slow op-amp', () => {
    const slow = lowPassStages({ ...task(mode), gainBandwidth: 3000 }).computed;
    expect(magnitude(slow.gainAt(1000))).toBeLessThan(3 / Math.SQRT2);
  });

  it('turns the sign where it inverts', () => {
    const turned = Math.abs(phaseDegrees(lowPassStages(task(mode)).computed.gainAt(1e-3)));
    expect(turned).toBeCloseTo(mode === 'multipleFeedback' || mode === 'firstOrderInverting' ? 180 : 0, 3);
  });
});
