/** One part as it comes in, from the demo catalogue or from an operator's file (`docs/catalogue-import.md`). */
import * as z from 'zod/mini';
import { lifecycles, packaging, rohsStates } from '#contract/api/part.ts';
import { maximumPieces } from '#contract/limits.ts';
import { country, failsAs, slug, sku, text, whole } from '#contract/api/fields.ts';
import { wordLanguages } from '#contract/locale.ts';

const tidy = (longest: number) => text(1, longest);
const price = z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/));
const pieces = whole(1, maximumPieces);
const stockLevel = whole(0, 2_000_000_000);

export const offerRecord = z.object({
  /** Made from maker and part number when left out. */
  sku: z.optional(sku),
  packaging,
  pack_size: z.optional(z.nullable(pieces)),
  moq: pieces,
  multiple: pieces,
  max_quantity: z.optional(z.nullable(pieces)),
  /** Once per line, in the base currency. */
  fee: z.optional(price),
  /** Unit prices in the base currency; none means quote only. */
  price_breaks: z.array(z.object({ quantity: pieces, price })).check(
    z.maxLength(20),
    z.refine((breaks) => breaks.every((one, index) => index === 0 || one.quantity > (breaks[index - 1]?.quantity ?? 0)), {
      ...failsAs('invalid_format'),
    }),
  ),
});
export type OfferRecord = z.output<typeof offerRecord>;

export const stockRecord = z.object({
  on_hand: stockLevel,
  safety: z.optional(stockLevel),
  backorder: z.optional(z.boolean()),
  lead_time_days: z.optional(z.nullable(whole(0, 1000))),
  incoming: z.optional(z.array(z.object({ quantity: pieces, expected_at: z.iso.datetime() })).check(z.maxLength(50))),
  warehouse_country: z.optional(country),
});

/** A file below the folder of the import; an alternative text without a language is English. */
const pictureRecord = z.object({
  file: z.string().check(z.minLength(1), z.maxLength(200)),
  alt: z.optional(z.union([tidy(200), z.partialRecord(z.enum(wordLanguages), tidy(200))])),
});

const attributeKey = z.string().check(z.regex(/^[A-Za-z0-9]{1,60}$/));
/** Numbers in SI units; a text may be a quantity such as `4k7`, an option's key or name, or free text. */
const attributeValue = z.union([
  z.number(),
  z.boolean(),
  tidy(500),
  z.tuple([z.union([z.number(), tidy(40)]), z.union([z.number(), tidy(40)])]),
]);
export type RawAttributeValue = z.output<typeof attributeValue>;

export const partRecord = z.object({
  /** Slug, name or alias of a known maker. */
  manufacturer: tidy(100),
  mpn: z.string().check(
    z.overwrite((value) => value.trim()),
    z.refine((value) => value.length > 0, { ...failsAs('required'), abort: true }),
    z.maxLength(80),
    z.regex(/^[\x21-\x7e\u00a1-\uffff]+( [\x21-\x7e\u00a1-\uffff]+)*$/),
    z.refine((value) => /[a-z0-9]/i.test(value), failsAs('invalid_format')),
  ),
  category: slug,
  series: z.optional(tidy(100)),
  package: z.optional(tidy(60)),
  package_id: z.optional(tidy(60)),
  lifecycle: z.optional(z.enum(lifecycles)),
  rohs: z.optional(z.enum(rohsStates)),
  /** A text is English. */
  description: z.optional(z.union([tidy(500), z.partialRecord(z.enum(wordLanguages), tidy(500))])),
  /** Null takes a value away from a part that is there already. */
  attributes: z.optional(z.record(attributeKey, z.nullable(attributeValue))),
  /** All pictures of the part in their order; none takes those away that are there. */
  images: z.optional(z.array(pictureRecord).check(z.maxLength(20))),
  datasheet: z.optional(z.url({ protocol: /^https?$/ })),
  msl: z.optional(z.enum(['1', '2', '2a', '3', '4', '5', '5a', '6'])),
  weight_g: z.optional(z.number().check(z.positive(), z.maximum(1_000_000))),
  stock: z.optional(stockRecord),
  offers: z.optional(z.array(offerRecord).check(z.maxLength(20))),
  /** Where it stands among its like when sorted by popularity; the shop counts on from here. */
  popularity: z.optional(whole(0, 1_000_000)),
});
/** As read from a file. */
export type PartRecord = z.output<typeof partRecord>;
