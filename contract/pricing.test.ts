import { expect, test } from 'vitest';
import {
  betterBuy,
  breakAt,
  greatestQuantity,
  nextBreak,
  offerTotal,
  type PricedOffer,
  quantityProblem,
  suggestQuantity,
} from './pricing.ts';

const cutTape: PricedOffer = {
  sku: 'CT',
  moq: 10,
  multiple: 10,
  max_quantity: 1_000,
  fee: 0,
  currency: 'EUR',
  price_breaks: [
    { quantity: 1, unit_micros: 100_000 },
    { quantity: 100, unit_micros: 40_000 },
  ],
};
const reel: PricedOffer = {
  ...cutTape,
  sku: 'TR',
  moq: 4_000,
  multiple: 4_000,
  max_quantity: null,
  price_breaks: [{ quantity: 4_000, unit_micros: 5_000 }],
};

test('the greatest break at or below the quantity sets the price', () => {
  expect(breakAt(cutTape.price_breaks, 99)?.unit_micros).toBe(100_000);
  expect(breakAt(cutTape.price_breaks, 100)?.unit_micros).toBe(40_000);
  expect(breakAt(cutTape.price_breaks, 5_000)?.unit_micros).toBe(40_000);
  expect(breakAt(reel.price_breaks, 1)?.unit_micros).toBe(5_000);
  expect(breakAt([], 1)).toBeNull();
});

test('a wrong quantity is named, with the nearest allowed one that is not smaller', () => {
  expect([quantityProblem(cutTape, 9), suggestQuantity(cutTape, 9)]).toEqual(['quantity_below_minimum', 10]);
  expect([quantityProblem(cutTape, 11), suggestQuantity(cutTape, 11)]).toEqual(['quantity_not_multiple', 20]);
  expect([quantityProblem(cutTape, 1_010), suggestQuantity(cutTape, 1_010)]).toEqual(['quantity_above_maximum', 1_000]);
  expect(quantityProblem(cutTape, 20)).toBeNull();
});

test('a suggestion is always allowed', () => {
  for (const rules of [cutTape, reel, { moq: 25, multiple: 5, max_quantity: 333 }]) {
    for (let quantity = 1; quantity < 400; quantity += 1) expect(quantityProblem(rules, suggestQuantity(rules, quantity))).toBeNull();
  }
});

test('a fee counts once per line', () => {
  expect(offerTotal({ ...cutTape, fee: 700 }, 20)).toBe(900);
  expect(offerTotal({ ...cutTape, price_breaks: [] }, 20)).toBeNull();
});

test('more pieces for less money are offered', () => {
  expect(betterBuy(cutTape, [], 50)).toEqual({ quantity: 100, total: 400, saving: 100, sku: 'CT' });
  expect(betterBuy(cutTape, [], 40)).toBeNull();
});

test('another packaging is offered when it costs less, within ten times the quantity', () => {
  expect(betterBuy(cutTape, [reel], 600)).toEqual({ quantity: 4_000, total: 2_000, saving: 400, sku: 'TR' });
  expect(betterBuy(cutTape, [reel], 390)).toBeNull();
});

test('a packaging beyond ten times the quantity is not offered, however cheap it is', () => {
  const cheap = { ...reel, moq: 4_000, multiple: 4_000, price_breaks: [{ quantity: 4_000, unit_micros: 100 }] };
  expect(betterBuy(cutTape, [cheap], 400)).toMatchObject({ quantity: 4_000, sku: 'TR' });
  expect(betterBuy(cutTape, [cheap], 390)).toBeNull();
});

test('the greatest quantity one may order is a whole number of packs, and none below the minimum', () => {
  expect(greatestQuantity(cutTape, 57)).toBe(50);
  expect(greatestQuantity(cutTape, 9)).toBe(0);
  expect(greatestQuantity(cutTape, 5_000)).toBe(1_000);
  expect(greatestQuantity({ ...cutTape, moq: 60 }, 57)).toBe(0);
});

test('the smallest and the greatest quantity of all are allowed ones', () => {
  expect(suggestQuantity({ moq: 10, multiple: 10, max_quantity: 50 }, 50)).toBe(50);
  expect(greatestQuantity({ ...cutTape, moq: 50 }, 57)).toBe(50);
  expect(greatestQuantity({ moq: 0, multiple: 10, max_quantity: null }, 9)).toBe(0);
});

test('of several better buys the cheapest is offered, and of two that cost the same the one of the own packaging', () => {
  const cheaper = { ...cutTape, sku: 'YY', price_breaks: [{ quantity: 1, unit_micros: 30_000 }] };
  expect(betterBuy(cutTape, [cheaper], 50)).toEqual({ quantity: 50, total: 150, saving: 350, sku: 'YY' });
  expect(betterBuy(cutTape, [cheaper, { ...cheaper, sku: 'ZZ' }], 50)?.sku).toBe('YY');
  expect(betterBuy(cutTape, [{ ...cutTape, sku: 'XX' }], 50)?.sku).toBe('CT');
});

test('a packaging of which less can be had than was asked for is no better buy', () => {
  expect(betterBuy(cutTape, [{ ...cutTape, sku: 'YY', max_quantity: 10, price_breaks: [{ quantity: 1, unit_micros: 1 }] }], 50)?.sku).toBe(
    'CT',
  );
});

test('a better buy never costs the same', () => {
  expect(betterBuy(cutTape, [{ ...cutTape, sku: 'XX' }], 100)).toBeNull();
});

test('the next break is told where it costs at most a tenth more, and not where it costs less', () => {
  const offer: PricedOffer = {
    ...cutTape,
    price_breaks: [
      { quantity: 1, unit_micros: 100_000 },
      { quantity: 100, unit_micros: 95_000 },
      { quantity: 500, unit_micros: 90_000 },
    ],
  };
  // 90 cost 9.00, 100 cost 9.50; 80 cost 8.00, which is more than a tenth below.
  expect(nextBreak(offer, 90)).toEqual({ quantity: 100, total: 950, extra: 50 });
  expect(nextBreak(offer, 80)).toBeNull();
  expect(nextBreak(cutTape, 90)).toBeNull();
  expect(nextBreak(offer, 500)).toBeNull();
  expect(nextBreak({ ...offer, max_quantity: 90 }, 90)).toBeNull();
  // A tenth more exactly is told, the same amount is not, and the break that one has already is no next one.
  const tenth = {
    ...offer,
    price_breaks: [
      { quantity: 1, unit_micros: 100_000 },
      { quantity: 110, unit_micros: 99_000 },
      { quantity: 200, unit_micros: 50_000 },
    ],
  };
  expect(
    nextBreak(
      {
        ...tenth,
        multiple: 1,
        moq: 1,
        price_breaks: [
          { quantity: 1, unit_micros: 100_000 },
          { quantity: 100, unit_micros: 88_000 },
        ],
      },
      80,
    ),
  ).toEqual({
    quantity: 100,
    total: 880,
    extra: 80,
  });
  expect(
    nextBreak(
      {
        ...tenth,
        price_breaks: [
          { quantity: 1, unit_micros: 100_000 },
          { quantity: 100, unit_micros: 80_000 },
        ],
      },
      80,
    ),
  ).toBeNull();
  expect(nextBreak(tenth, 110)).toBeNull();
  // Where more pieces cost no less each, there is no reason to buy them.
  expect(
    nextBreak(
      {
        ...tenth,
        price_breaks: [
          { quantity: 1, unit_micros: 100_000 },
          { quantity: 100, unit_micros: 100_000 },
        ],
      },
      90,
    ),
  ).toBeNull();
  expect(nextBreak({ ...tenth, price_breaks: [] }, 90)).toBeNull();
});
