/** What a part costs in the demo shop: invented, lasting, and in proportion to what the part is. */
import { type Chance, bell } from './chance.ts';
import type { FactPart } from './expand.ts';
import type { FactValue } from './facts.ts';
import { type PriceLevel, chipSizes, priceLevels, usualLevel } from './price-levels.ts';

const numeric = (value: FactValue | undefined): number | null => (typeof value === 'number' && value > 0 ? value : null);

export const levelOf = (category: string): PriceLevel => priceLevels[category] ?? usualLevel;

/** Price of one piece in millionths of the base currency. */
export function piecePrice(part: FactPart, chance: Chance): number {
  const factors = [sizeFactor(part), toleranceFactor(part), capacitanceFactor(part), memoryFactor(part), powerFactor(part)];
  const product = factors.reduce((sum, factor) => sum * factor, 1);
  return levelOf(part.category).cents * 10_000 * product * 1.25 ** bell(chance, 'price');
}

function sizeFactor({ package: name, attributes }: FactPart): number {
  const chip = chipSizes[name ?? ''];
  if (chip !== undefined) return chip;
  // The lands of a crystal, as in `3225-4`, say nothing about its price.
  const pins = Number(/^[a-z].*-(\d{1,3})$/i.exec(name ?? '')?.[1] ?? numeric(attributes['positions']) ?? 8);
  return Math.max(0.4, pins / 8) ** 0.45;
}

function toleranceFactor({ category, attributes }: FactPart): number {
  const tolerance = numeric(attributes['tolerance']);
  if (tolerance === null || !category.includes('resistor')) return 1;
  if (tolerance <= 0.1) return 5.5;
  if (tolerance <= 0.5) return 2.1;
  return tolerance <= 1 ? 1 : 0.8;
}

/** Much capacitance at a high voltage takes material. */
function capacitanceFactor({ attributes }: FactPart): number {
  const capacitance = numeric(attributes['capacitance']);
  if (capacitance === null) return 1;
  const stored = capacitance * (numeric(attributes['ratedVoltage']) ?? 16);
  return Math.min(12, Math.max(0.9, (stored / 2e-6) ** 0.3));
}

function memoryFactor({ attributes }: FactPart): number {
  const flash = numeric(attributes['flashSize']);
  return flash === null ? 1 : Math.max(0.5, (flash / 32_768) ** 0.28);
}

function powerFactor({ attributes }: FactPart): number {
  const current = numeric(attributes['saturationCurrent']) ?? numeric(attributes['drainCurrent']) ?? numeric(attributes['outputCurrent']);
  return current === null ? 1 : Math.min(5, Math.max(0.6, (current / 2) ** 0.3));
}

/** Unit price at a quantity by the power law of the category, with as many digits as price lists have. */
export function priceAt(single: number, slope: number, quantity: number): number {
  const exact = single * quantity ** -slope;
  const digits = exact >= 10_000 ? 3 : 2;
  return Math.max(100, Number(exact.toPrecision(digits)));
}
