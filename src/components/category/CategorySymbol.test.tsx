import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategorySymbol } from './CategorySymbol.tsx';
import sheet from './category-symbols.svg?raw';

const drawn = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, name = '']) => name);

test.each(drawn)('%s has its symbol, which says nothing to those who hear the page', (name) => {
  const { container } = render(<CategorySymbol partClass={name} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${name}$`));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a category without a class, and a class that nobody has drawn, have none', () => {
  expect(render(<CategorySymbol partClass="relays-switches" />).container.querySelector('use')).not.toBeNull();
  expect(render(<CategorySymbol partClass="encoders" />).container.innerHTML).toBe('');
  expect(render(<CategorySymbol partClass={null} />).container.innerHTML).toBe('');
});
