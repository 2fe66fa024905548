import { expect, test } from 'vitest';
import { tool as rcFilter } from './filters/RCFilter/definition.ts';
import { parts as rcParts } from './filters/RCFilter/parts.ts';
import type { InputValue } from './define.ts';
import { type AnyTool, evaluate } from './evaluate.ts';
import { toolNames } from './names.ts';
import { loadTool } from './registry.ts';
import { standardAlready } from './math/parts/standard-already.ts';

async function already(name: (typeof toolNames)[number], entered: Record<string, InputValue>) {
  const tool: AnyTool = await loadTool(name);
  const answer = evaluate(tool, entered);
  if (!answer.ok) throw new Error(JSON.stringify(answer.errors));
  const mode = typeof entered['mode'] === 'string' ? entered['mode'] : (tool.modes[0] ?? null);
  return standardAlready(tool, mode, entered, answer.out).map(({ value, series }) => [value, series]);
}

test('a resistor of E24 is called standard though the calculator rounds to E96', async () => {
  expect(await already('RCFilter', { resistance: 33e3, capacitance: 22e-9 })).toEqual([[33e3, 'E24']]);
  expect(await already('RCFilter', { resistance: 33.1e3 })).toEqual([]);
  expect(await already('RCFilter', { resistance: 33e3, resistorSeries: 'E24' })).toEqual([]);
});

test('so are rows of a table, values that come from an input, and capacitors', async () => {
  expect(await already('OpAmpLowPassFilter', { mode: 'sallenKey', gain: 2, gainResistance: 33e3 })).toContainEqual([33e3, 'E24']);
  expect(await already('DifferenceAmplifier', { mode: 'design', inputResistance: 47e3 })).toEqual([[47e3, 'E24']]);
  expect(await already('DifferenceAmplifier', { mode: 'analyse', resistance1: 47e3 })).toEqual([]);
  expect(await already('LCCircuitFrequency', { capacitance: 27e-9, capacitorSeries: 'E6' })).toContainEqual([27e-9, 'E12']);
});

test('what a value is rounded from is a result or an input of its calculator', async () => {
  for (const name of toolNames) {
    const { inputs, outputs }: AnyTool = await loadTool(name);
    for (const output of Object.values(outputs)) {
      const [parts, among] =
        output.kind === 'table' ? [Object.values(output.columns), output.columns] : [[output], { ...inputs, ...outputs }];
      for (const part of parts) {
        if ('standardOf' in part && part.standardOf !== undefined) expect(Object.keys(among), name).toContain(part.standardOf);
      }
    }
  }
});

const offeredFor = (resistance: number) => {
  const answer = evaluate(rcFilter, { resistance });
  if (!answer.ok) throw new Error('refused');
  const defaults = Object.fromEntries(Object.entries(rcFilter.inputs).map(([id, input]) => [id, input.default]));
  return rcParts({ ...defaults, mode: 'solveCutoff', resistance } as never, answer.out)[0]?.filters['resistance'];
};

test('a filter asks the shop for the resistor that was entered, where it is stocked', () => {
  expect(offeredFor(33e3)).toBe('32999.967..33000.033');
  expect(offeredFor(33.1e3)).toBe('33199.9668..33200.0332');
});
