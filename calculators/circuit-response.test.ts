import { expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { loadTool } from '#calculators/registry.ts';
import { type Circuit, ground } from './circuit/circuit.ts';
import { loadCircuits } from './circuits.ts';
import { responseAt } from './circuit/response.ts';
import { scatteringOf } from './circuit/scattering.ts';
import { stepResponse } from './circuit/step.ts';

const [resistance, capacitance] = [1000, 1e-6];
const lowPass: Circuit = {
  parts: [
    { kind: 'R', name: 'R1', nodes: ['in', 'out'], value: resistance },
    { kind: 'C', name: 'C1', nodes: ['out', ground], value: capacitance },
  ],
  input: 'in',
  output: 'out',
  source: 0,
  load: null,
  gain: 'voltage',
  center: 159,
};

it('delays as a first-order low-pass does: RC/(1 + (ωRC)²)', () => {
  for (const frequency of [1, 159, 4000]) {
    const angular = 2 * Math.PI * frequency * resistance * capacitance;
    expect(responseAt(lowPass, frequency).delay).toBeCloseTo((resistance * capacitance) / (1 + angular ** 2), 9);
  }
});

it('follows a step as 1 − e^(−t/RC) within a part in ten thousand', () => {
  const points = stepResponse(lowPass, 5e-3) ?? [];
  expect(points).toHaveLength(601);
  const errors = points.slice(10).map(({ time, voltage }) => Math.abs(voltage + Math.expm1(-time / 1e-3)));
  expect(Math.max(...errors)).toBeLessThan(2e-4);
});

it('passes a step through a high-pass at once, and lets it sink', () => {
  const highPass = {
    ...lowPass,
    parts: lowPass.parts.map((part) => ({ ...part, nodes: part.kind === 'C' ? (['in', 'out'] as const) : (['out', ground] as const) })),
  };
  const points = stepResponse(highPass as Circuit, 5e-3) ?? [];
  expect(points[1]?.voltage).toBeGreaterThan(0.98);
  expect(points[120]?.voltage).toBeCloseTo(Math.exp(-1), 3);
});

it('rings as far over as the snubber says', async () => {
  const tool = await loadTool('RCSnubber');
  const entered = { mode: 'check', parasiticInductance: 5e-9, parasiticCapacitance: 5e-10, resistance: 3.3, capacitance: 1.5e-9 };
  const answer = evaluate(tool, entered);
  const make = await loadCircuits('RCSnubber');
  if (!answer.ok || !make) throw new Error('no result');
  const [found] = make(entered, answer.out);
  const points = (found && stepResponse(found.circuit, 6 / (found.circuit.center ?? 1), 3000)) ?? [];
  expect(Math.max(...points.map(({ voltage }) => voltage)) - 1).toBeCloseTo(Number(answer.out['overshoot']), 3);
});

it('follows an op-amp with one pole: a follower settles with the time constant 1/(2π f_T)', () => {
  const follower: Circuit = {
    ...lowPass,
    parts: [{ kind: 'U', name: 'U1', nodes: ['in', 'out', 'out'], gainBandwidth: 1e6 }],
  };
  const points = stepResponse(follower, 1e-6) ?? [];
  const at = points[300];
  expect(at?.voltage).toBeCloseTo(-Math.expm1(-2 * Math.PI * 1e6 * (at?.time ?? 0)), 3);
});

it('gives the scattering parameters of a series resistor: S11 = R/(R + 2Z), S21 = 2Z/(R + 2Z)', () => {
  const series: Circuit = { ...lowPass, parts: [{ kind: 'R', name: 'R1', nodes: ['in', 'out'], value: 50 }], source: 50, load: 50 };
  const found = scatteringOf(series, 1e6, [50, 50]);
  expect(found?.s11.re).toBeCloseTo(1 / 3, 12);
  expect(found?.s21.re).toBeCloseTo(2 / 3, 12);
  expect(found?.s12.re).toBeCloseTo(2 / 3, 12);
});

it('has no answer for a circuit without one solution', () => {
  const loose: Circuit = { ...lowPass, parts: [{ kind: 'R', name: 'R1', nodes: ['a', 'b'], value: 1 }] };
  expect(responseAt(loose, 100).gainDb).toBeNull();
  expect(stepResponse(loose, 1)).toBeNull();
});
