/**
 * Resistance of microstrips against currents in the metal of trace and plane: up to 2,500 filaments graded to the skin depth, the plane as
 * thick as the trace and ten heights wider on each side. Finer and wider ones change those values by 0.1 %.
 */
import { expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { resistanceSweep } from '#calculators/plots/resistance-sweep.ts';
import { loadTool } from '#calculators/registry.ts';
import { microstripResistance, traceAloneResistance, traceOverPlaneResistance } from './over-plane.ts';
import alone from '#calculators/field-solver/references/trace-alone.json' with { type: 'json' };
import references from '#calculators/field-solver/references/trace-over-plane.json' with { type: 'json' };

const microstrip = await loadTool('Microstrip');
const resistivity = 1.72e-8;
const [width, thickness, height] = [3.6e-4, 3.5e-5, 2e-4];
const section = { width, thickness };
const copper = { resistivity, roughening: () => 1 };

it.each(references)('is right within 1 %: $width × $thickness m, height $height m, $frequency Hz', (reference) => {
  const found = traceOverPlaneResistance(reference, reference.height, resistivity, reference.frequency);
  expect(Math.abs(found / reference.resistance - 1)).toBeLessThan(0.01);
});

it.each(alone)('is right within 1.5 % of a trace alone: $width × $thickness m, $frequency Hz', (reference) => {
  const found = traceAloneResistance(reference, copper, reference.frequency);
  expect(Math.abs(found / reference.resistance - 1)).toBeLessThan(0.015);
});

it('starts from the trace alone at direct current', () => {
  expect(microstripResistance(section, height, copper, 0)).toBeCloseTo(resistivity / (width * thickness), 9);
  expect(microstripResistance(section, height, copper, 1)).toBeCloseTo(resistivity / (width * thickness), 3);
});

it('grows on rough copper by what the skin effect adds', () => {
  const direct = resistivity / (width * thickness);
  const smooth = microstripResistance(section, height, copper, 1e10);
  const rough = microstripResistance(section, height, { resistivity, roughening: () => 2.5 }, 1e10);
  expect((rough - direct) / (smooth - direct)).toBeCloseTo(2.5, 9);
});

it('is drawn as it is computed', () => {
  const sweep = resistanceSweep(section, height, copper, 3e9);
  expect(sweep(3e9)).toBeCloseTo(microstripResistance(section, height, copper, 3e9), 6);
  for (const frequency of [1e7, 7e7, 5e8, 8e9, 2e10]) {
    expect(Math.abs(sweep(frequency) / microstripResistance(section, height, copper, frequency) - 1)).toBeLessThan(0.02);
  }
});

const warningsAt = (entered: Record<string, number>) => {
  const answer = evaluate(microstrip, entered);
  return answer.ok ? answer.warnings : [];
};

it('is said to be too low only where the skin is too thin for the filaments', () => {
  expect(warningsAt({ frequency: 6e9 })).not.toContain('AC_RESISTANCE_APPROXIMATE');
  expect(warningsAt({ traceWidth: 0.02, dielectricHeight: 0.001, frequency: 6e9 })).toContain('AC_RESISTANCE_APPROXIMATE');
});
