import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { styled, StyleSheetManager } from 'styled-components';
import { nestedConditions } from './nested-conditions.ts';

/** What is written of a component, with its own class as `.x`. */
function rulesOf(Component: ComponentType): string[] {
  const target = document.createElement('div');
  render(
    <StyleSheetManager stylisPlugins={[nestedConditions]} target={target} disableCSSOMInjection>
      <Component />
    </StyleSheetManager>,
  );
  const text = (target.textContent ?? '').replaceAll(/\/\*.*?\*\//g, '');
  const [own = ''] = /\.\w+(?=\{)/.exec(text) ?? [];
  return text
    .replaceAll(own, '.x')
    .split(/(?<=\})(?=\.x)/)
    .map((rule) => rule.trim());
}

test('a condition stands inside each rule it is for, in the order in which they were written', () => {
  const Sample = styled.p`
    color: red;
    @media (min-width: 64rem) {
      color: blue;
      a,
      &:hover {
        color: green;
      }
    }
    @media print {
      display: none;
    }
  `;
  expect(rulesOf(Sample)).toEqual([
    '.x{color:red;}',
    '.x{@media (min-width: 64rem){color:blue;}}',
    '.x a,.x:hover{@media (min-width: 64rem){color:green;}}',
    '.x{@media print{display:none;}}',
  ]);
});

test('a condition inside another one stays as it was written', () => {
  const Sample = styled.p`
    @media print {
      @supports (display: grid) {
        display: grid;
      }
    }
  `;
  expect(rulesOf(Sample).join('')).toBe('@media print{@supports (display: grid){.x{display:grid;}}}');
});
