import { expect, it } from 'vitest';
import { definitionOfPage } from './page-definitions.ts';

const slow = `import { solve } from './solver.ts';
  export const tool = defineTool({ name: 'X', inputs: { width: {} }, slow: true, compute(given) { return { out: { impedance: solve(given) } }; }, sources: ['Y', ...more] });`;

it('keeps what a page shows of a slow calculator and nothing that computes', () => {
  const page = definitionOfPage(slow);
  expect(page).toContain('inputs: { width: {} }');
  expect(page).not.toContain('solve(');
});

it('leaves what is cited to the formulas, and a quick calculator its compute', () => {
  const page = definitionOfPage(slow.replace('slow: true, ', ''));
  expect(page).toContain('sources: [] })');
  expect(page).toContain('solve(given)');
});

it('stops the build where a definition is laid out otherwise', () => {
  expect(() => definitionOfPage('export const tool = defineTool({ slow: true, sources: [] });')).toThrow('compute');
  expect(() => definitionOfPage('export const tool = defineTool({ inputs: {} });')).toThrow('sources');
});
