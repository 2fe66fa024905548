import { expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { loadTool } from '#calculators/registry.ts';
import words from '#locales/en/tool.json' with { type: 'json' };
import { modeHeading, modeHeadings } from './mode-headings.ts';

it('belong to calculators that have a choice, each to one heading', async () => {
  const named: string[] = Object.values(modeHeadings).flat();
  expect(named.length).toBe(new Set(named).size);
  const tools = await Promise.all(toolNames.map(loadTool));
  const chosen = tools.filter(({ modes }) => modes.length > 1).map(({ name }) => name);
  expect(named.filter((name) => !chosen.some((one) => one === name))).toEqual([]);
});

it.each([
  ['RFUnitConverter', 'Given'],
  ['OpAmpLowPassFilter', 'Circuit'],
  ['TriodeBiasVoltage', 'Circuit'],
  ['SpeakerCrossover', 'Number of ways'],
  ['UARTRegister', 'UART type'],
  ['ResistorVoltageDivision', 'Solve for'],
] as const)('%s is headed by %s', (tool, heading) => {
  expect(words.mode[modeHeading(tool)]).toBe(heading);
});
