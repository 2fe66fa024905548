import { expect, it } from 'vitest';
import { amountText, chargedPriceText, type FormatOf, moneyText, unitPriceText } from './money-text.ts';

const formatsOf =
  (tag: string): FormatOf =>
  (options) =>
    new Intl.NumberFormat(tag, options);
const german = formatsOf('de-DE');
const japanese = formatsOf('ja-JP');
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

it('writes amounts with the decimals of their currency, a true minus and the narrow yen sign', () => {
  expect(plain(moneyText(german, -1841, 'EUR'))).toBe('−18,41 €');
  expect(moneyText(japanese, 1841, 'JPY')).toBe('¥1,841');
  expect(plain(moneyText(german, 120_000, 'EUR', { currencyDisplay: 'code' }))).toBe('1.200,00 EUR');
  expect(amountText(german, -5, 'EUR')).toBe('−0,05');
  expect(amountText(japanese, 120_000, 'JPY')).toBe('120,000');
});

it('writes unit prices to six significant digits, and those that are charged with all they have', () => {
  expect(plain(unitPriceText(german, 1_234_567, 'EUR'))).toBe('1,23457 €');
  expect(unitPriceText(german, 500_000)).toBe('0,50');
  expect(plain(chargedPriceText(german, 12_345_678, 'EUR'))).toBe('12,345678 €');
  expect(chargedPriceText(german, 12_000_000, 'EUR', true)).toBe('12,00');
  expect(chargedPriceText(japanese, 12_000_000, 'JPY')).toBe('¥12');
});
