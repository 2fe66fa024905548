/** What physics demands of the lines, whatever the numbers are. */
import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { ToolName } from './names.ts';
import { loadTool } from './registry.ts';

async function results(name: ToolName, entered: Record<string, unknown>): Promise<Record<string, number>> {
  const answer = evaluate(await loadTool(name), entered);
  expect(answer).toMatchObject({ ok: true });
  return Object.fromEntries(Object.entries(answer.ok ? answer.out : {}).map(([id, value]) => [id, Number(value)]));
}

const ratio = (one = Number.NaN, other = Number.NaN) => one / other;

interface RoundTrip {
  name: ToolName;
  /** A line to analyse, the result that is then asked for, and the dimension that must come back. */
  line: Record<string, unknown>;
  mode: string;
  target: string;
  result: string;
  dimension: string;
  found: string;
}

const width = { mode: 'width', target: 'targetImpedance', result: 'impedance', dimension: 'traceWidth', found: 'requiredTraceWidth' };
const pairWidth = { ...width, target: 'targetDifferentialImpedance', result: 'differentialImpedance' };
const pairSpacing = { ...pairWidth, mode: 'spacing', dimension: 'traceSpacing', found: 'requiredTraceSpacing' };
const roundTrips: RoundTrip[] = [
  { name: 'AsymmetricStriplineImpedance', line: { traceWidth: 1.3e-4 }, ...width },
  { name: 'StriplineImpedance', line: { traceWidth: 9e-4 }, ...width },
  { name: 'CoplanarWaveguide', line: { traceWidth: 4e-4 }, ...width },
  {
    name: 'CoplanarWaveguide',
    line: { structure: 'open', groundGap: 3e-4 },
    ...width,
    mode: 'gap',
    dimension: 'groundGap',
    found: 'requiredGroundGap',
  },
  { name: 'EmbeddedMicrostripImpedance', line: { traceWidth: 6e-4 }, ...width },
  { name: 'Microstrip', line: { traceWidth: 2.2e-4, frequency: 2e10 }, ...width },
  { name: 'SymmetricalStripline', line: { mode: 'analyse', traceWidth: 1.1e-4 }, ...width, mode: 'design' },
  { name: 'BroadsideCoupled', line: { traceWidth: 3e-4 }, ...pairWidth },
  { name: 'EdgeCoupledMicrostripImpedance', line: { traceWidth: 1.5e-4 }, ...pairWidth },
  { name: 'EdgeCoupledMicrostripImpedance', line: { traceSpacing: 3.1e-4 }, ...pairSpacing },
  { name: 'EdgeCoupledStriplineImpedance', line: { traceWidth: 2e-4 }, ...pairWidth },
  { name: 'EdgeCoupledStriplineImpedance', line: { traceSpacing: 9e-5 }, ...pairSpacing },
  {
    name: 'WireMicrostripImpedance',
    line: { wireHeight: 2.6e-4 },
    mode: 'height',
    target: 'targetImpedance',
    result: 'impedance',
    dimension: 'wireHeight',
    found: 'requiredHeight',
  },
];

test.each(roundTrips)('$name finds the dimension of mode $mode again', async ({ name, line, mode, target, result, dimension, found }) => {
  const analysed = await results(name, line);
  const rest = Object.fromEntries(Object.entries(line).filter(([id]) => id !== dimension && id !== 'mode'));
  const designed = await results(name, { ...rest, mode, [target]: analysed[result] });
  expect(ratio(designed[found], Number(line[dimension]))).toBeCloseTo(1, 5);
  expect(ratio(designed[result], analysed[result])).toBeCloseTo(1, 6);
});

describe('impedance', () => {
  test.each([
    ['AsymmetricStriplineImpedance', 'traceWidth', 'impedance', {}],
    ['StriplineImpedance', 'traceWidth', 'impedance', {}],
    ['SymmetricalStripline', 'traceWidth', 'impedance', { mode: 'analyse' }],
    ['EmbeddedMicrostripImpedance', 'traceWidth', 'impedance', {}],
    ['EmbeddedMicrostripImpedance', 'coverThickness', 'impedance', {}],
    ['Microstrip', 'traceWidth', 'staticImpedance', {}],
    ['BroadsideCoupled', 'traceWidth', 'differentialImpedance', {}],
    ['EdgeCoupledMicrostripImpedance', 'traceWidth', 'differentialImpedance', {}],
    ['EdgeCoupledMicrostripImpedance', 'traceSpacing', 'commonModeImpedance', {}],
    ['EdgeCoupledStriplineImpedance', 'traceWidth', 'differentialImpedance', {}],
    ['MicrostripLineCrosstalk', 'traceSpacing', 'nearEndVoltage', {}],
    ['StriplineReverseCrosstalk', 'traceSpacing', 'reverseCrosstalkVoltage', {}],
    ['TwistedPairCableImpedance', 'insulationPermittivity', 'impedance', {}],
  ] as const)('or noise of %s falls as %s grows', async (name, input, output, more) => {
    const values: number[] = [];
    for (const size of [5e-5, 1e-4, 2e-4, 5e-4, 1e-3, 2e-3]) {
      const value = input === 'insulationPermittivity' ? 1 + size * 1e3 : size;
      values.push((await results(name, { ...more, [input]: value }))[output] ?? Number.NaN);
    }
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(new Set(values).size).toBe(values.length);
  });

  test('of a trace without thickness meets the exact value', async () => {
    for (const traceWidth of [4e-5, 4e-4, 4e-3, 4e-2]) {
      const { impedance = 0, zeroThicknessImpedance = 0 } = await results('StriplineImpedance', { traceWidth, traceThickness: 0 });
      expect(Math.abs(impedance / zeroThicknessImpedance - 1)).toBeLessThan(1e-3);
    }
  });

  test('of equal heights is that of a centered trace', async () => {
    const offset = await results('AsymmetricStriplineImpedance', { traceWidth: 3e-4, heightBelow: 3.825e-4, heightAbove: 3.825e-4 });
    const centered = await results('StriplineImpedance', { traceWidth: 3e-4 });
    expect(ratio(offset['impedance'], centered['impedance'])).toBeCloseTo(1, 9);
  });

  test('of a far plane is that of a microstrip line in one dielectric', async () => {
    const stripline = await results('AsymmetricStriplineImpedance', { heightAbove: 0.1, relativePermittivity: 1 });
    const microstrip = await results('Microstrip', { traceWidth: 2e-4, relativePermittivity: 1, frequency: 0 });
    expect(ratio(stripline['impedance'], microstrip['impedance'])).toBeCloseTo(1, 3);
  });

  test('of a deep cover is that of one dielectric', async () => {
    const { impedance, deeplyBuriedImpedance } = await results('EmbeddedMicrostripImpedance', { coverThickness: 0.05 });
    expect(ratio(impedance, deeplyBuriedImpedance)).toBeCloseTo(1, 3);
  });

  test('of traces far apart is that of two single ones', async () => {
    for (const name of ['EdgeCoupledMicrostripImpedance', 'EdgeCoupledStriplineImpedance'] as const) {
      const { differentialImpedance, singleEndedImpedance } = await results(name, { traceSpacing: 0.05 });
      expect(ratio(differentialImpedance, singleEndedImpedance)).toBeCloseTo(2, 2);
    }
  });

  test('of wires without insulating effect is that of bare wires', async () => {
    const insulated = await results('WireMicrostripImpedance', { mode: 'insulated', insulationGap: 1e-3, relativePermittivity: 1 });
    const bare = await results('WireMicrostripImpedance', { wireHeight: 1.6e-3 });
    expect(ratio(insulated['impedance'], bare['impedance'])).toBeCloseTo(1, 9);
  });
});
