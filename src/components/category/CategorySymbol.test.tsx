import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategorySymbol } from './CategorySymbol.tsx';
import sheet from './category-symbols.svg?raw';

const slugs = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, slug = '']) => slug);

test.each(slugs)('%s has its symbol, which says nothing to those who hear the page', (slug) => {
  const { container } = render(<CategorySymbol slug={slug} />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(new RegExp(`#${slug}$`));
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a category of the operator’s own has none', () => {
  expect(render(<CategorySymbol slug="tubes" />).container.innerHTML).toBe('');
});
