import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toolGroups } from '#calculators/names.ts';
import { CalculatorSymbol } from './CalculatorSymbol.tsx';
import sheet from './calculator-symbols.svg?raw';

const groups = Object.entries(toolGroups);

test.each(groups)('%s has its symbol, and so has each of its calculators', (group, names) => {
  expect(sheet).toContain(`<symbol id="${group}"`);
  expect(names.filter((name) => !sheet.includes(`<use id="${name}" href="#${group}"/>`))).toEqual([]);
});

test('a calculator has its symbol by its name, which says nothing to those who hear the page', () => {
  const { container } = render(<CalculatorSymbol of="Microstrip" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#Microstrip$/);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
