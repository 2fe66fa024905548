import { expect, test } from 'vitest';
import { piecePrice } from './demo-price.ts';
import { expandCatalog, type FactPart } from './expand.ts';
import { priceDeviations, within } from './price-anchors.ts';
import { levelOf } from './price-levels.ts';

const parts = expandCatalog();
const byNumber = new Map(parts.map((part) => [`${part.manufacturer} ${part.mpn}`, part]));

function listed(name: string): FactPart {
  const part = byNumber.get(name);
  if (!part) throw new Error(`${name} is no part of the catalog`);
  return part;
}

const deviations = priceDeviations(parts);

test('prices are within a factor of two of those that distributors list, half of them within 1.5', () => {
  expect(deviations.length).toBeGreaterThanOrEqual(120);
  expect(deviations.filter((deviation) => !within([deviation], 2).length)).toEqual([]);
  expect(within(deviations, 1.5).length).toBeGreaterThanOrEqual(Math.ceil(deviations.length * 0.6));
});

const euros = (name: string) => piecePrice(listed(name)) / 1e6;

test('a transistor of 200 W costs euros, a chip resistor tenths of a cent', () => {
  expect(euros('onsemi MJL3281AG')).toBeGreaterThan(2);
  expect(euros('yageo RC0402FR-0710KL')).toBeLessThan(0.002);
  expect(euros('ti LM555CMX/NOPB')).toBeGreaterThan(euros('ti NE555P'));
  expect(euros('infineon IRLZ44NPBF')).toBeGreaterThan(0.5);
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
