import { expect, it } from 'vitest';
import { definitionWithoutCompute } from './slow-definitions.ts';

it('keeps what a page shows of a slow calculator and nothing that computes', () => {
  const page = definitionWithoutCompute(`import { solve } from './solver.ts';
    export const tool = defineTool({ name: 'X', inputs: { width: {} }, slow: true, compute(given) { return { out: { impedance: solve(given) } }; }, sources: ['Y'] });`);
  expect(page).toContain("sources: ['Y']");
  expect(page).toContain('inputs: { width: {} }');
  expect(page).not.toContain('solve(');
});

it('stops the build where a definition is laid out otherwise', () => {
  expect(() => definitionWithoutCompute('export const tool = defineTool({ slow: true });')).toThrow('compute');
});
