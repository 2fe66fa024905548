import { expect, test } from 'vitest';
import { continuousCurrent, converterCurrents, type Topology, voltSeconds } from './switching-converter.ts';

const operation = { inputVoltage: 9, outputVoltage: 5, outputCurrent: 1, frequency: 4e5, switchDrop: 0.1, rectifierDrop: 0.4 };

test.each<[Topology, number]>([
  ['buck', 5],
  ['boost', 14],
  ['inverting', 7],
])('a %s converter goes over to discontinuous current without a jump', (topology, outputVoltage) => {
  const one = { ...operation, topology, outputVoltage };
  const critical = voltSeconds(one) / (2 * continuousCurrent(one));
  const [before, after] = [critical * (1 + 1e-9), critical * (1 - 1e-9)].map((inductance) => converterCurrents(one, inductance, false));
  expect([before?.isContinuous, after?.isContinuous]).toEqual([true, false]);
  for (const key of ['duty', 'peak', 'rms', 'switchRms', 'rectifierMean', 'outputCharge'] as const) {
    expect((before?.[key] ?? 0) / (after?.[key] ?? 1)).toBeCloseTo(1, 6);
  }
});

test('a diode carries no current backwards, a synchronous rectifier does', () => {
  const light = { ...operation, topology: 'buck', outputCurrent: 0.02 } as const;
  const [diode, synchronous] = [converterCurrents(light, 1e-5, false), converterCurrents(light, 1e-5, true)];
  expect(diode.peak - diode.ripple).toBe(0);
  expect(synchronous.peak - synchronous.ripple).toBeLessThan(0);
});
