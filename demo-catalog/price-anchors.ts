/** How near demo prices are to those that distributors list. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { demoRates } from '#server/kernel/settings.ts';
import { piecePrice, priceAt } from './demo-price.ts';
import type { FactPart } from './expand.ts';
import { levelOf } from './price-levels.ts';

const anchors = z.object({
  currency: z.literal('USD'),
  prices: z.array(
    z.object({
      manufacturer: z.string(),
      number: z.string(),
      quantity: z.int(),
      /** Of one piece at that quantity. */
      price: z.string(),
      source: z.string().check(z.minLength(8)),
      date: z.iso.date(),
    }),
  ),
});

export interface PriceDeviation {
  number: string;
  quantity: number;
  /** Dollars, as listed and in the demo shop. */
  listed: number;
  ours: number;
}

/** Every anchor beside the demo price of its part, in the order of the file. */
export function priceDeviations(parts: readonly FactPart[]): PriceDeviation[] {
  const byNumber = new Map(parts.map((part) => [`${part.manufacturer} ${part.mpn}`, part]));
  const { prices } = z.parse(anchors, JSON.parse(readFileSync(new URL('./data/price-anchors.json', import.meta.url), 'utf8')));
  return prices.map(({ manufacturer, number, quantity, price }) => {
    const part = byNumber.get(`${manufacturer} ${number}`);
    if (!part) throw new Error(`${number} is no part of the catalog`);
    const micros = priceAt(piecePrice(part), levelOf(part.category).slope, quantity);
    return { number, quantity, listed: Number(price), ours: (micros * demoRates.USD) / 1e12 };
  });
}

/** Those that differ by less than a factor. */
export const within = (deviations: readonly PriceDeviation[], factor: number): PriceDeviation[] =>
  deviations.filter(({ listed, ours }) => ours < listed * factor && ours > listed / factor);
