/** What the parts of a category cost and what their price depends on; `data/README.md` says how `price-levels.json` was made. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const factors = z.record(z.string(), z.number());
const driver = z.object({
  /** Value, in the unit of the parameter, at which the price is that of the category. */
  reference: z.number(),
  /** Beyond these the price does not change any more. */
  from: z.number(),
  to: z.number(),
  /** The price follows this power of the value. */
  exponent: z.number(),
  /** Values from which on a further power is added: upwards where the exponent is positive, downwards where it is negative. */
  bends: z.array(z.object({ at: z.number(), exponent: z.number() })),
});
export type PriceDriver = z.output<typeof driver>;

const family = z.object({
  drivers: z.record(z.string(), driver),
  /** Parameter -> its value -> factor. */
  options: z.record(z.string(), factors),
  packages: factors,
  manufacturers: factors,
  /** Maker and series, as `yageo RC`. */
  series: factors,
});
const own = z.partial(family);
/** Those of a family, or of one kind of its parts. */
export type PriceFactors = z.output<typeof own>;
const category = z.object({
  /** Of one piece, in hundredths of the base currency. */
  cents: z.number(),
  /** No part of the category costs less. */
  least: z.number(),
  /** The price falls with this power of the quantity. */
  slope: z.number(),
  /** The maker's usual time of delivery. */
  weeks: z.number(),
  family: z.string(),
  /** What the price of this kind follows besides that of its family. */
  own: z.optional(own),
});
const { categories, families } = z.parse(
  z.object({ categories: z.record(z.string(), category), families: z.record(z.string(), family) }),
  JSON.parse(readFileSync(new URL('./data/price-levels.json', import.meta.url), 'utf8')),
);

/** Price, slope and delivery time of a category; every category has them. */
export function levelOf(slug: string): z.output<typeof category> {
  const level = categories[slug];
  if (!level) throw new Error(`price-levels.json says nothing of ${slug}`);
  return level;
}

/** What the prices of a family of categories depend on. */
export const familyOf = (slug: string): PriceFactors | undefined => families[levelOf(slug).family];
