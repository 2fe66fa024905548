import { expect, test } from 'vitest';
import type { ShippingRate } from '#contract/api/admin/settings.ts';
import { findGaps, offerShipping, shipsTo, type ShippingRules, withCheapestFree, zoneOf } from './shipping.ts';

const standard: ShippingRate = {
  code: 'standard',
  tracked: true,
  price: 490,
  included_grams: 2000,
  per_kilogram: 60,
  free_from: 5000,
  eta_min_days: 1,
  eta_max_days: 3,
};
const express: ShippingRate = { ...standard, code: 'express', price: 1290, free_from: null };

/** The zone of all other countries first: its place does not matter. */
const rules: ShippingRules = {
  zones: [
    { name: 'world', countries: null, incoterm: 'DAP', rates: [{ ...standard, price: 1490, included_grams: 1000, per_kilogram: 480 }] },
    { name: 'home', countries: ['DE'], incoterm: 'DDP', rates: [standard, express] },
  ],
  notShippedTo: ['KP'],
};
const prices = (country: string, weightG: number, value: number) =>
  offerShipping(rules, { country, weightG, value }).map(({ rate, price, incoterm }) => [rate.code, price, incoterm]);

test('each zone has its prices', () => {
  expect(prices('DE', 10, 100)).toEqual([
    ['standard', 490, 'DDP'],
    ['express', 1290, 'DDP'],
  ]);
  expect(prices('JP', 10, 100)).toEqual([['standard', 1490, 'DAP']]);
});

test('each further kilogram begun costs more', () => {
  expect(prices('JP', 1000, 100)[0]?.[1]).toBe(1490);
  expect(prices('JP', 1001, 100)[0]?.[1]).toBe(1490 + 480);
  expect(prices('JP', 3500, 100)[0]?.[1]).toBe(1490 + 3 * 480);
});

test('standard shipping is free from the stated worth on, express never', () => {
  expect(prices('DE', 10, 4999)[0]?.[1]).toBe(490);
  expect(prices('DE', 10, 5000)).toEqual([
    ['standard', 0, 'DDP'],
    ['express', 1290, 'DDP'],
  ]);
});

test('a coupon for the delivery makes the cheapest one free, and one of two that cost the same', () => {
  const offered = offerShipping(rules, { country: 'DE', weightG: 10, value: 100 });
  expect(withCheapestFree(offered.toReversed()).map(({ rate, price }) => [rate.code, price])).toEqual([
    ['express', 1290],
    ['standard', 0],
  ]);
  const [first] = offered;
  expect(withCheapestFree(first ? [first, { ...first }] : []).map(({ price }) => price)).toEqual([0, 490]);
});

test('the worth from which on delivery is free is told in the currency of the buyer, and none where there is none', () => {
  const doubled = offerShipping(rules, { country: 'DE', weightG: 10, value: 9999 }, (amount) => amount * 2);
  expect(doubled.map(({ freeFrom, price }) => [freeFrom, price])).toEqual([
    [10_000, 980],
    [null, 2580],
  ]);
});

test('nothing is offered to a country the shop does not send to', () => {
  expect(prices('KP', 10, 100)).toEqual([]);
  expect([shipsTo(rules, 'KP'), shipsTo(rules, 'BR')]).toEqual([false, true]);
  expect(zoneOf({ zones: rules.zones.slice(1), notShippedTo: [] }, 'BR')).toBeNull();
});

const all = ['BR', 'DE', 'FR', 'KP'];
const zone = (countries: string[] | null) => ({ name: 'zone', countries, incoterm: 'DAP' as const, rates: [standard] });

test('rules that say one thing for each country have no gaps', () => {
  const none = { unserved: [], doubled: new Map(), furtherRest: [] };
  expect(findGaps(rules, all)).toEqual(none);
  expect(findGaps({ zones: [zone(['DE', 'FR']), zone(['BR'])], notShippedTo: ['KP'] }, all)).toEqual(none);
});

test('a country in no zone, one in two, one that is not shipped to as well, and a second zone for the rest are found', () => {
  expect(findGaps({ zones: [zone(['DE'])], notShippedTo: ['KP'] }, all).unserved).toEqual(['BR', 'FR']);
  expect(findGaps({ zones: [zone(['DE', 'KP']), zone(['FR', 'DE']), zone(null)], notShippedTo: ['KP'] }, all).doubled).toEqual(
    new Map([
      [0, ['KP']],
      [1, ['DE']],
    ]),
  );
  expect(findGaps({ zones: [zone(null), zone(null)], notShippedTo: [] }, all).furtherRest).toEqual([1]);
  expect(findGaps({ zones: [zone(['DE', 'FR', 'DE'])], notShippedTo: [] }, all).doubled).toEqual(new Map([[0, ['DE']]]));
});
