import { expect, test } from 'vitest';
import { demoTrade } from '#server/kernel/trade-settings.ts';
import { decideTax } from './tax.ts';

type Status = 'none' | 'unchecked' | 'valid' | 'invalid';
const decide = (country: string, tax_id_status: Status = 'none', postcode: string | null = null, buyerCountry = country) =>
  decideTax(demoTrade, 'DE', { country, postcode }, { country: buyerCountry, tax_id_status });

test('at home and in the Union the destination’s rate applies', () => {
  expect(decide('DE')).toEqual({ country: 'DE', rate_bp: 1900, reverse_charge: false });
  expect(decide('FR')).toEqual({ country: 'FR', rate_bp: 2000, reverse_charge: false });
  expect(decide('FI').rate_bp).toBe(2550);
});

test('an export bears no tax', () => {
  for (const country of ['JP', 'US', 'CH', 'GB', 'IN']) expect(decide(country)).toEqual({ country, rate_bp: 0, reverse_charge: false });
});

test('only a confirmed tax id of another member state turns the charge around', () => {
  expect(decide('AT', 'valid')).toEqual({ country: 'AT', rate_bp: 0, reverse_charge: true });
  expect(decide('AT', 'unchecked').rate_bp).toBe(2000);
  expect(decide('DE', 'valid').rate_bp).toBe(1900);
  expect(decide('AT', 'valid', null, 'DE').rate_bp).toBe(2000);
  // Goods that stay in the seller's country bear its tax, whoever buys them.
  expect(decide('DE', 'valid', null, 'AT')).toEqual({ country: 'DE', rate_bp: 1900, reverse_charge: false });
  // What leaves the Union is an export, with nothing to turn around.
  expect(decide('CH', 'valid', null, 'AT')).toEqual({ country: 'CH', rate_bp: 0, reverse_charge: false });
});

test('islands and enclaves outside the tax territory are exports', () => {
  expect(decide('ES', 'none', '35001').rate_bp).toBe(0);
  expect(decide('ES', 'none', '28001').rate_bp).toBe(2100);
  expect(decide('DE', 'none', '27498').rate_bp).toBe(0);
  // Greek postcodes are written with a blank.
  expect(decide('GR', 'none', '630 86').rate_bp).toBe(0);
  expect(decide('GR', 'none', '630 85').rate_bp).toBe(2400);
});
