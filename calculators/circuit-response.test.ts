import { describe, expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import { loadTool } from '#calculators/registry.ts';
import { type Circuit, ground } from './circuit/circuit.ts';
import { loadCircuits } from './circuits.ts';
import { responseAt } from './circuit/response.ts';
import { stepPlot } from './circuit/response-plots.ts';
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

/** Ratio of resonance to bandwidth, of a coil and a capacitor in series between 50 Ω and 50 Ω. */
const quality = 100;
const ringing: Circuit = {
  ...lowPass,
  parts: [
    { kind: 'L', name: 'L1', nodes: ['in', 'between'], value: quality * 100 },
    { kind: 'C', name: 'C1', nodes: ['between', 'out'], value: 1 / (quality * 100) },
  ],
  source: 50,
  load: 50,
  gain: 'power',
  center: 1 / (2 * Math.PI),
};
/** Greatest voltage at the load at a time in s. */
const ringingAt = (time: number) => (0.5 / quality) * Math.exp(-time / (2 * quality));

it('rings as far as a tuned circuit does, whose peaks are R/(ωL)·e^(−Rt/2L)', () => {
  const turn = 2 * Math.PI;
  const voltages = (stepResponse(ringing, 16 * turn, 640) ?? []).map(({ voltage }) => voltage);
  expect(Math.max(...voltages) / ringingAt(turn / 4)).toBeCloseTo(1, 2.5);
});

it('shows a step until a narrow filter is at rest, by least and greatest values', () => {
  const points = stepPlot(ringing, ringing.center ?? 0)?.series[0]?.points ?? [];
  const peaks = points.filter(([, voltage]) => (voltage ?? 0) > 0);
  for (const [time, voltage] of peaks.filter((_, place) => place % 10 === 0)) expect((voltage ?? 0) / ringingAt(time)).toBeCloseTo(1, 1.3);
  const [end] = points.at(-1) ?? [0];
  expect(ringingAt(0.9 * end)).toBeLessThan(0.02 * ringingAt(0));
});

it('shows what never comes to rest for a while', () => {
  const endless: Circuit = {
    ...lowPass,
    parts: [
      { kind: 'L', name: 'L1', nodes: ['in', 'out'], value: 1 },
      { kind: 'C', name: 'C1', nodes: ['out', ground], value: 1 },
    ],
  };
  const points = stepPlot(endless, 1 / (2 * Math.PI))?.series[0]?.points ?? [];
  expect(Math.max(...points.map(([, voltage]) => voltage ?? 0))).toBeCloseTo(2, 2);
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

/**
 * Values of ngspice 42 for this deck of its own, the reactances of both ends as a coil and a capacitor: V 1 V, RS 50, LS 31.8309886 nH, L1 120 nH,
 * C1 8.2 pF to ground, CL 15.9154943 pF, RL 200; `ac lin 3 80meg 120meg` and `tran 2p 20n 0 2p`.
 */
describe('between ends with a reactance', () => {
  const between: Circuit = {
    parts: [
      { kind: 'L', name: 'L1', nodes: ['in', 'out'], value: 1.2e-7 },
      { kind: 'C', name: 'C1', nodes: ['out', ground], value: 8.2e-12 },
    ],
    input: 'in',
    output: 'out',
    source: 50,
    load: 200,
    sourceReactance: 20,
    loadReactance: -100,
    gain: 'power',
    center: 1e8,
  };

  it.each([
    [80e6, -0.707168037, 0.9292885882],
    [100e6, -0.959844107, 0.9911035912],
    [120e6, -1.24212762, 0.9865186382],
  ])('at %d Hz a circuit has the phase and the power of ngspice', (frequency, phase, atResistor) => {
    const point = responseAt(between, frequency);
    expect(((point.phase ?? 0) * Math.PI) / 180).toBeCloseTo(phase, 7);
    expect(10 ** ((point.gainDb ?? 0) / 20)).toBeCloseTo(atResistor * 2 * Math.sqrt(50 / 200), 7);
  });

  it('it follows a step as there', () => {
    const points = stepResponse(between, 2e-8, 2000) ?? [];
    expect([200, 500, 1000, 1990].map((place) => points[place]?.voltage)).toEqual(
      [0.7407627, 1.103565, 0.9923875, 1.000015].map((voltage) => expect.closeTo(voltage, 3)),
    );
  });

  it('its scattering parameters are those of the network alone', () => {
    const alone = { ...between, sourceReactance: 0, loadReactance: 0 };
    expect(scatteringOf(between, 9e7, [50, 50])).toEqual(scatteringOf(alone, 9e7, [50, 50]));
  });
});

it('has no answer for a circuit without one solution', () => {
  const loose: Circuit = { ...lowPass, parts: [{ kind: 'R', name: 'R1', nodes: ['a', 'b'], value: 1 }] };
  expect(responseAt(loose, 100).gainDb).toBeNull();
  expect(stepResponse(loose, 1)).toBeNull();
});
