import { expect, it } from 'vitest';
import { evaluate } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';

async function lossOf(name: ToolName, entered: Record<string, unknown>): Promise<number> {
  const answer = evaluate(await loadTool(name), entered);
  return Number(answer.ok ? answer.out['standardReturnLossDb'] : Number.NaN);
}

const loads = [
  {},
  { loadResistance: 12, loadReactance: -40 },
  { loadResistance: 1000, inductorQ: 40 },
  { frequency: 2.4e9, sourceReactance: 15 },
];

it.each(['LMatchCircuit', 'PiMatchCircuit', 'TMatchCircuit'] as const)(
  'the values of %s that are chosen together match at least as well',
  async (name) => {
    for (const load of loads) {
      const [alone, together] = [await lossOf(name, load), await lossOf(name, { ...load, standardChoice: 'together' })];
      expect(together).toBeGreaterThanOrEqual(alone);
    }
  },
);

it('what rounding each part alone leaves of a match is made up for', async () => {
  expect(await lossOf('PiMatchCircuit', {})).toBeLessThan(10);
  expect(await lossOf('PiMatchCircuit', { standardChoice: 'together' })).toBeGreaterThan(24);
});

it('exact values stay exact', async () => {
  const exact = { inductorSeries: 'none', capacitorSeries: 'none', standardChoice: 'together' };
  expect(await lossOf('TMatchCircuit', exact)).toBeGreaterThan(100);
});
