import { expect, it } from 'vitest';
import { buildPath } from './build-path.ts';
import { matchRoute } from './match.ts';
import { routeName, rowName } from './name.ts';

it('builds the path of a page', () => {
  expect(buildPath('home')).toBe('/');
  expect(buildPath('category-category_web_url-web_url', { category_web_url: 'resistors', web_url: 'chip' })).toBe(
    '/category/resistors/chip',
  );
});

it.each(['100nF 0402 X7R 16V', '4.7 kΩ', 'a/b?c#d', '50%', 'LM358N/NOPB', 'コンデンサ'])('builds a link that finds %j again', (keyword) => {
  expect(matchRoute(buildPath('product-list-keyword', { keyword }))?.params).toEqual({ keyword });
});

it('refuses a wrong name and a missing parameter when compiling', () => {
  // @ts-expect-error -- no page has this name
  expect(() => buildPath('nowhere')).toThrow('No route is named nowhere');
  // @ts-expect-error -- the path needs a web_url
  buildPath('product-web_url', {});
});

it('carries the locale in the name, never in the path', () => {
  expect(routeName('product-web_url', 'de')).toBe('product-web_url___de');
  expect([rowName('product-web_url___de'), rowName('product')]).toEqual(['product-web_url', 'product']);
});
