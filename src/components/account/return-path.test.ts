import { describe, expect, it } from 'vitest';
import { overview } from './account-pages.ts';
import { loginPath, returnPath } from './return-path.ts';

describe('the way back after a log-in', () => {
  it('is a page of the shop with its query', () => {
    expect(returnPath('/product/list/100n%2050v?page=2&sort=price_asc')).toBe('/product/list/100n%2050v?page=2&sort=price_asc');
    expect(returnPath('/cart')).toBe('/cart');
  });

  it.each([
    'https://evil.example/cart',
    '//evil.example/cart',
    '///evil.example/cart',
    '/\\evil.example/cart',
    '/\\/evil.example/cart',
    '/%2F%2Fevil.example/cart',
    '/%5Cevil.example/cart',
    '%2F%2Fevil.example',
    'https:evil.example/cart',
    'https:/evil.example/cart',
    '/@evil.example',
    '/\r\n/evil.example/cart',
    '/\t/evil.example/cart',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/cart/../../evil',
    '/no/such/page',
    'cart',
    ' /cart',
    '',
    null,
  ])('never leads to %j', (value) => {
    expect([overview, '/']).toContain(returnPath(value));
  });

  it('does not lead back to the log-in itself', () => {
    expect(returnPath('/user/login?redirect=/cart')).toBe(returnPath(null));
  });

  it('survives being part of an address', () => {
    const path = loginPath('/product/list/a%26b?page=2&sort=x');
    expect(new URL(path, 'https://shop.test').searchParams.get('redirect')).toBe('/product/list/a%26b?page=2&sort=x');
  });
});
