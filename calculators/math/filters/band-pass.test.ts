import { expect, it } from 'vitest';
import { designFeedback, designRc, feedbackGain, halfPowerFrequencies, levelOf, rcFigures, rcGain } from './band-pass.ts';

it('puts the half-power frequencies of RC sections where they are wanted', () => {
  const values = designRc({ lower: 100, upper: 5000 }, 1e-7, 10) ?? expect.fail('no values');
  const { centreFrequency, quality, peakGain } = rcFigures(values, null);
  const peak = levelOf(rcGain(values, null, centreFrequency)).gainDb;
  expect(halfPowerFrequencies(centreFrequency, 1 / (2 * quality)).upperHalfPower).toBeCloseTo(5000, 8);
  expect(20 * Math.log10(peakGain)).toBeCloseTo(peak, 12);
  for (const edge of [100, 5000]) expect(levelOf(rcGain(values, null, edge)).gainDb - peak).toBeCloseTo(-3.0103, 4);
});

it('has no RC sections for a narrow band', () => {
  expect(designRc({ lower: 900, upper: 1100 }, 1e-7, 10)).toBeNull();
});

it('loses signal in a load', () => {
  const values = { C1: 1e-7, R1: 1e4, R2: 1e5, C2: 1e-10 };
  expect(rcFigures(values, 1e5).peakGain).toBeLessThan(rcFigures(values, null).peakGain * 0.55);
});

it('gives an op-amp stage its gain and Q', () => {
  const values = designFeedback(1000, 5, 2, 1e-8) ?? expect.fail('no values');
  expect(levelOf(feedbackGain(values, 1000, null)).gainDb).toBeCloseTo(20 * Math.log10(2), 9);
  const { lowerHalfPower } = halfPowerFrequencies(1000, 0.1);
  expect(levelOf(feedbackGain(values, lowerHalfPower, null)).gainDb - 20 * Math.log10(2)).toBeCloseTo(-3.0103, 4);
});

it('needs no resistor to ground at the highest gain and has no stage above it', () => {
  expect(designFeedback(1000, 5, 50, 1e-8)?.R2).toBeNull();
  expect(designFeedback(1000, 5, 51, 1e-8)).toBeNull();
});
