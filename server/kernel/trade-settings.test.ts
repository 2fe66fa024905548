import { expect, test } from 'vitest';
import { findGaps, offerShipping } from '#contract/shipping.ts';
import { listCountries } from '#server/rules/country/countries.ts';
import { demoTrade } from './trade-settings.ts';

const priceTo = (country: string) => offerShipping(demoTrade, { country, weightG: 10, value: 100 })[0]?.price;

test('the defaults say for each country what shipping costs, or that there is none', () => {
  const codes = listCountries('en').map(({ code }) => code);
  expect(findGaps(demoTrade, codes)).toEqual({ unserved: [], doubled: new Map(), furtherRest: [] });
  expect(['DE', 'FR', 'JP', 'KP'].map(priceTo)).toEqual([490, 890, 1490, undefined]);
});
