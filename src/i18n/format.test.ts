import { describe, expect, it } from 'vitest';
import { localeKeys, locales } from '#contract/locale.ts';
import { createFormat } from './format.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formats', () => {
  it.each([
    ['en', '1,204.5'],
    ['de', '1.204,5'],
    ['fr', '1 204,5'],
    ['ind', '1,20,400'],
    ['jp', '1,204.5'],
  ] as const)('writes numbers as %s does', (key, text) => {
    expect(plain(createFormat(locales[key]).number(key === 'ind' ? 120_400 : 1204.5))).toBe(text);
  });

  it('shows unit prices with as many decimals as they need, up to six digits', () => {
    const { unitPrice } = createFormat(locales.en);
    const texts = [412_000, 6_100, 1_086_000, 690_000, 123_456, 12_345_678, 1_204_000_000].map((micros) => unitPrice(micros));
    expect(texts).toEqual(['0.412', '0.0061', '1.086', '0.69', '0.123456', '12.3457', '1,204.00']);
    expect(unitPrice(6_100, 'EUR')).toBe('€0.0061');
    expect(unitPrice(1_500_000, 'JPY')).toBe('¥1.5');
    expect(unitPrice(120_000_000, 'JPY')).toBe('¥120');
  });

  it('shows the decimals of a tax rate', () => {
    expect(createFormat(locales.en).percent(0.077)).toBe('7.7%');
    expect(plain(createFormat(locales.de).percent(0.0525))).toBe('5,25 %');
    expect(createFormat(locales.en).percent(0.19)).toBe('19%');
  });

  it('writes an amount below zero with a minus sign, which is no hyphen', () => {
    for (const key of localeKeys) {
      const { money, amount } = createFormat(locales[key]);
      expect([money(-4600, 'EUR'), amount(-4600, 'EUR')]).toEqual([
        expect.stringMatching(/^[^-]*−[^-]*$/),
        expect.stringMatching(/^−[^-]*$/),
      ]);
    }
  });

  it('shows money with exactly the decimals of its currency', () => {
    expect(plain(createFormat(locales.de).money(123_450, 'EUR'))).toBe('1.234,50 €');
    expect(plain(createFormat(locales.jp).money(1234, 'JPY'))).toBe('¥1,234');
  });

  it('writes a time beside the day, in Hindi without the words that CLDR joins them by, in French with the first as an ordinal', () => {
    expect(plain(createFormat(locales.ind).dateTime('2026-12-04T14:30:00Z'))).toMatch(/^4 दिसंबर 2026, \d+:\d\d [ap]m$/);
    expect(plain(createFormat(locales.fr).dateTime('2026-12-01T12:30:00Z'))).toMatch(/^1er déc\. 2026, \d\d:30$/);
  });

  it('writes dates and lists in the language on screen, so that no sentence mixes two', () => {
    expect(createFormat(locales.ru).date('2026-12-14T12:00:00Z')).toBe('14 дек. 2026 г.');
    expect(createFormat(locales.de).list(['A', 'B', 'C'])).toBe('A, B und C');
  });

  it('orders part numbers by the value of their digits', () => {
    const { compareText } = createFormat(locales.en);
    expect(['R100', 'R20', 'r3'].toSorted(compareText)).toEqual(['r3', 'R20', 'R100']);
  });
});
