/** What may be said of a part by those who run the shop: in a file of parts and in the editor of one (`docs/catalog-import.md`). */
import * as z from 'zod/mini';
import { readGtin } from '#contract/gtin.ts';
import { partDocumentPathForm } from '#contract/routes/part-document-path.ts';
import { maximumPieces } from '#contract/limits.ts';
import { longestPinout, readPinout } from '#contract/pinout.ts';
import { day, failsAs, sku, text, whole } from './fields.ts';
import { packaging } from './part.ts';

/** A unit price as text, exact to the millionth. */
const piecePrice = z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/));
const pieces = whole(1, maximumPieces);

export const stockLevel = whole(0, 2_000_000_000);

/** Unit prices of one currency from quantities on, in ascending order. */
export const priceBreaks = z.array(z.object({ quantity: pieces, price: piecePrice })).check(
  z.maxLength(20),
  z.refine((breaks) => breaks.every((one, index) => index === 0 || one.quantity > (breaks[index - 1]?.quantity ?? 0)), {
    ...failsAs('invalid_format'),
  }),
);

/** How a part is sold; a known code is changed, any other is new. */
export const offerInput = z.object({
  /** Made from maker and part number when left out. */
  sku: z.optional(sku),
  packaging,
  pack_size: z.optional(z.nullable(pieces)),
  moq: pieces,
  multiple: pieces,
  max_quantity: z.optional(z.nullable(pieces)),
  /** Once per line, in the base currency. */
  fee: z.optional(piecePrice),
  /** Unit prices in the base currency; none means quote only. */
  price_breaks: priceBreaks,
});

/** The last day on which the maker of a part takes orders for it; it may have passed. */
export const lastBuyDate = day;

/** What the shop says of a part that takes another one's place, in its own words. */
export const substituteNote = text(1, 200);
/** Of one part. */
export const mostSubstitutes = 20;

export const leadTimeDays = whole(0, 1000);
export const arrivals = z.array(z.object({ quantity: pieces, expected_at: z.iso.datetime() })).check(z.maxLength(50));

export const partNumber = z.string().check(
  z.overwrite((value) => value.trim()),
  z.refine((value) => value.length > 0, { ...failsAs('required'), abort: true }),
  z.maxLength(80),
  z.regex(/^[\x21-\x7e\u00a1-\uffff]+( [\x21-\x7e\u00a1-\uffff]+)*$/),
  z.refine((value) => /[a-z0-9]/i.test(value), failsAs('invalid_format')),
);

/** Of one piece: what is printed under its bar code, with its check digit (`contract/gtin.ts`). */
export const gtinInput = z.string().check(
  z.maxLength(30),
  z.refine((value) => readGtin(value) !== null, failsAs('invalid_format')),
);

export const attributeKey = z.string().check(z.regex(/^[A-Za-z0-9]{1,60}$/));
/** Numbers in SI units; a text may be a quantity such as `4k7`, an option's key or name, or free text. */
export const attributeInput = z.union([
  z.number(),
  z.boolean(),
  text(1, 500),
  z.tuple([z.union([z.number(), text(1, 40)]), z.union([z.number(), text(1, 40)])]),
]);
export type AttributeInput = z.output<typeof attributeInput>;

export const datasheetAddress = z.url({ protocol: /^https?$/ });
/** Elsewhere, or one that the shop keeps. */
export const documentAddress = z.union([datasheetAddress, z.string().check(z.regex(partDocumentPathForm))]);
/** Number, name and type of each pin (`contract/pinout.ts`). */
export const pinoutText = z.string().check(
  z.maxLength(longestPinout),
  z.refine((value) => readPinout(value) !== null, failsAs('invalid_format')),
);
export const pinoutSource = text(1, 200);
export const moistureLevels = ['1', '2', '2a', '3', '4', '5', '5a', '6'] as const;
/** Of customs and export control, such as `8533.21.0030` and `EAR99`. */
export const tradeCode = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.()-]{0,19}$/));
export const gramsPerPiece = z.number().check(z.positive(), z.maximum(1_000_000));
