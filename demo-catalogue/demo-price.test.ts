import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { demoRates } from '#server/settings.ts';
import anchorsFile from './data/price-anchors.json' with { type: 'json' };
import { piecePrice, priceAt } from './demo-price.ts';
import { expandCatalogue, type FactPart } from './expand.ts';
import { levelOf } from './price-levels.ts';

const anchors = z.parse(
  z.object({
    currency: z.literal('USD'),
    prices: z.array(
      z.object({
        manufacturer: z.string(),
        number: z.string(),
        quantity: z.int(),
        price: z.string(),
        source: z.string().check(z.minLength(8)),
        date: z.iso.date(),
      }),
    ),
  }),
  anchorsFile,
);
const parts = expandCatalogue();
const byNumber = new Map(parts.map((part) => [`${part.manufacturer} ${part.mpn}`, part]));

function listed(name: string): FactPart {
  const part = byNumber.get(name);
  if (!part) throw new Error(`${name} is no part of the catalogue`);
  return part;
}

/** The shop's price in dollars over the listed one. */
const deviations = anchors.prices.map(({ manufacturer, number, quantity, price }) => {
  const part = listed(`${manufacturer} ${number}`);
  const micros = priceAt(piecePrice(part), levelOf(part.category).slope, quantity);
  return { number, ratio: (micros * demoRates.USD) / 1e12 / Number(price) };
});
const within = (factor: number) => deviations.filter(({ ratio }) => ratio < factor && ratio > 1 / factor);

test('prices are near those that distributors list', () => {
  expect(within(2).length).toBeGreaterThanOrEqual(Math.ceil(deviations.length * 0.75));
  expect(within(2).length).toBeGreaterThanOrEqual(60);
  expect(within(1.5).length).toBeGreaterThanOrEqual(Math.ceil(deviations.length * 0.5));
  expect(within(6).length).toBe(deviations.length);
});

const euros = (name: string) => piecePrice(listed(name)) / 1e6;

test('a transistor of 200 W costs euros, a chip resistor tenths of a cent', () => {
  expect(euros('onsemi MJL3281AG')).toBeGreaterThan(2);
  expect(euros('yageo RC0402FR-0710KL')).toBeLessThan(0.002);
  expect(euros('st STM32F429ZIT6')).toBeGreaterThan(3 * euros('st STM32G031K8T6'));
});

const more =
  'ratedVoltage capacitance powerRating ratedCurrent saturationCurrent flashSize ramSize memorySize ioCount collectorEmitterVoltage collectorCurrent ' +
  'powerDissipation drainSourceVoltage drainCurrent reverseVoltage forwardCurrent outputCurrent channels resolution sampleRate ' +
  'positions contactCurrent holdCurrent lifetime';
const better = new Map([
  ...more.split(' ').map((key) => [key, 1.5] as const),
  ...['tolerance', 'tempCoefficient', 'onResistance', 'noiseDensity', 'frequencyTolerance', 'frequencyStability'].map(
    (key) => [key, 1 / 1.5] as const,
  ),
]);

/** The part with one rating better by half. */
function* improved(part: FactPart): Generator<FactPart> {
  for (const [key, value] of Object.entries(part.attributes)) {
    const factor = better.get(key);
    if (factor !== undefined && typeof value === 'number') yield { ...part, attributes: { ...part.attributes, [key]: value * factor } };
  }
}

test('a better rating never makes a part cheaper', () => {
  const some = parts.filter((_, place) => place % 11 === 0);
  const cheaper = some.flatMap((part) => [...improved(part)].filter((one) => piecePrice(one) < piecePrice(part) * (1 - 1e-9)));
  expect(cheaper).toEqual([]);
});

test('no part is given away', () => {
  const given = parts.filter((part) => piecePrice(part) < levelOf(part.category).least * 10_000 * (1 - 1e-9));
  expect(given).toEqual([]);
});
