import { afterEach, describe, expect, it } from 'vitest';
import { takeMark, withHandover } from './handover-mark.ts';

afterEach(() => history.replaceState(null, '', '/'));

describe('a code in an address', () => {
  it.each([
    [true, 'https://shop.de/cart?a=1#handover=ho_a-b'],
    [false, 'https://shop.de/cart?a=1#handover=ho_a-b~'],
  ])('is written and read again, kept for good: %s', (isKept, address) => {
    expect(withHandover('https://shop.de/cart?a=1', { code: 'ho_a-b', isKept })).toBe(address);
    history.replaceState(null, '', address.replace('https://shop.de', ''));
    expect(takeMark()).toEqual({ code: 'ho_a-b', isKept });
    expect(location.pathname + location.search + location.hash).toBe('/cart?a=1');
    expect(takeMark()).toBeNull();
  });

  it('leaves the anchor that the address had, and every other one', () => {
    const address = withHandover('https://shop.de/tool#formula', { code: 'ho_x', isKept: true });
    history.replaceState(null, '', address.replace('https://shop.de', ''));
    takeMark();
    expect(location.hash).toBe('#formula');
    history.replaceState(null, '', '/tool#handover=<b>');
    expect(takeMark()).toBeNull();
    expect(location.hash).toBe('#handover=%3Cb%3E');
  });
});
