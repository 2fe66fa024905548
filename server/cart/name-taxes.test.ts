import { expect, it } from 'vitest';
import { locales } from '#contract/locale.ts';
import { taxName } from './name-taxes.ts';

const charged = (country: string) => ({ country, rate_bp: 2000, reverse_charge: false });
const untaxed = (country: string) => ({ country, rate_bp: 0, reverse_charge: false });

it.each([
  ['de', 'DE', 'MwSt.'],
  ['de', 'AT', 'MwSt.'],
  ['de', 'GB', 'Steuer (VAT, GB)'],
  ['de', 'FR', 'Steuer (TVA, FR)'],
  ['jp', 'JP', '消費税'],
  ['jp', 'DE', '税（MwSt、DE）'],
  ['en', 'DE', 'VAT'],
  ['en', 'IN', 'Tax (GST, IN)'],
  ['en', 'BR', 'Tax (BR)'],
] as const)('speaks to a visitor of %s of the tax of %s as %s', (locale, country, name) => {
  expect(taxName(locales[locale], charged(country))).toBe(name);
});

it('names no country’s tax where none is collected, but keeps the one that the recipient owes', () => {
  expect(taxName(locales.de, untaxed('TR'))).toBe('Steuer');
  expect(taxName(locales.jp, untaxed('DE'))).toBe('税');
  expect(taxName(locales.jp, untaxed('JP'))).toBe('税');
  expect(taxName(locales.de, { ...untaxed('FR'), reverse_charge: true })).toBe('Steuer (TVA, FR)');
});
