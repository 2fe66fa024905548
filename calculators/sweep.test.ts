import { expect, it } from 'vitest';
import { evaluate } from './evaluate.ts';
import { loadTool } from './registry.ts';
import { type SweepInput, heldBy, sweepInputs, sweepValues, usualFamily, usualRange, withValue } from './sweep.ts';

const parallel = await loadTool('ParallelResistors');
const coax = await loadTool('CoaxialCableImpedance');

const named = (inputs: readonly SweepInput[], id: string, index: number | null = null): SweepInput => {
  const found = inputs.find((one) => one.id === id && one.index === index);
  if (!found) throw new Error(`${id} cannot be swept`);
  return found;
};

it('sweeps each place of a list by itself, and leaves the others', () => {
  const given = { mode: 'total', resistances: [1000, 2200] };
  const inputs = sweepInputs(parallel, 'total', given);
  const second = named(inputs, 'resistances', 1);
  expect(heldBy(second, given)).toBe(2200);
  const answer = evaluate(parallel, withValue(second, given, 1000));
  expect(answer.ok && answer.out['resistance']).toBe(500);
});

it('leaves out the inputs of other modes', () => {
  expect(sweepInputs(coax, 'impedance', {}).map(({ id }) => id)).not.toContain('targetImpedance');
  expect(sweepInputs(coax, 'innerDiameter', {}).map(({ id }) => id)).toContain('targetImpedance');
});

it('proposes half to double, a decade each way for frequencies, and nothing that an input may not be', () => {
  const inputs = sweepInputs(coax, coax.modes[0] ?? null, {});
  expect(usualRange(named(inputs, 'outerDiameter'), 0.003)).toEqual({ from: 0.0015, to: 0.006, scale: 'linear' });
  expect(usualRange(named(inputs, 'frequency'), 1e9)).toEqual({ from: 1e8, to: 1e10, scale: 'log' });
  expect(usualRange(named(inputs, 'relativePermittivity'), 1.2).from).toBe(1);
});

it('spaces values by ratio or distance, and rounds where only whole numbers count', () => {
  const inputs = sweepInputs(coax, coax.modes[0] ?? null, {});
  const frequency = named(inputs, 'frequency');
  expect(sweepValues(frequency, { from: 1, to: 100, scale: 'log' }, 3)).toEqual([1, 10, 100]);
  const whole: SweepInput = {
    id: 'count',
    index: null,
    input: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: 1, integer: true },
  };
  expect(sweepValues(whole, { from: 1, to: 4, scale: 'linear' }, 121)).toEqual([1, 2, 3, 4]);
  expect(usualFamily(whole, 3)).toEqual([2, 3, 6]);
});
