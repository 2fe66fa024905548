/** One part as it comes in, from the demo catalog or from an operator's file (`docs/catalog-import.md`). */
import * as z from 'zod/mini';
import { country, failsAs, slug, text, whole } from '#contract/api/fields.ts';
import {
  arrivals,
  attributeInput,
  attributeKey,
  datasheetAddress,
  gramsPerPiece,
  gtinInput,
  lastBuyDate,
  leadTimeDays,
  moistureLevels,
  mostSubstitutes,
  offerInput,
  partNumber,
  pinoutSource,
  pinoutText,
  stockLevel,
  substituteNote,
  tradeCode,
} from '#contract/api/part-input.ts';
import { crossReferenceKind, lifecycles, rohsStates } from '#contract/api/part.ts';
import { wordLanguages } from '#contract/locale.ts';

const tidy = (longest: number) => text(1, longest);

export type OfferRecord = z.output<typeof offerInput>;

const stockRecord = z.object({
  on_hand: stockLevel,
  safety: z.optional(stockLevel),
  backorder: z.optional(z.boolean()),
  lead_time_days: z.optional(z.nullable(leadTimeDays)),
  incoming: z.optional(arrivals),
  warehouse_country: z.optional(country),
});

/** A file below the folder of the import; an alternative text without a language is English. */
const pictureRecord = z.object({
  file: z.string().check(z.minLength(1), z.maxLength(200)),
  alt: z.optional(z.union([tidy(200), z.partialRecord(z.enum(wordLanguages), tidy(200))])),
});

/** A part of the shop or of the same file; the maker by slug, name or alias. */
const substituteRecord = z.object({
  manufacturer: tidy(100),
  mpn: partNumber,
  kind: crossReferenceKind,
  note: z.optional(substituteNote),
});

const partRecord = z.object({
  /** Slug, name or alias of a known maker. */
  manufacturer: tidy(100),
  mpn: partNumber,
  /** Known parts may leave it out where stock and prices alone are taken. */
  category: z.optional(slug),
  gtin: z.optional(gtinInput),
  series: z.optional(tidy(100)),
  package: z.optional(tidy(60)),
  package_id: z.optional(tidy(60)),
  lifecycle: z.optional(z.enum(lifecycles)),
  last_buy_date: z.optional(lastBuyDate),
  rohs: z.optional(z.enum(rohsStates)),
  /** A text is English. */
  description: z.optional(z.union([tidy(500), z.partialRecord(z.enum(wordLanguages), tidy(500))])),
  /** Null takes a value away from a part that is there already. */
  attributes: z.optional(z.record(attributeKey, z.nullable(attributeInput))),
  /** All pictures of the part in their order; none takes those away that are there. */
  images: z.optional(z.array(pictureRecord).check(z.maxLength(20))),
  datasheet: z.optional(datasheetAddress),
  pinout: z.optional(pinoutText),
  pinout_source: z.optional(pinoutSource),
  /** All parts that take this one's place, in their order; none takes those away that are there. */
  substitutes: z.optional(z.array(substituteRecord).check(z.maxLength(mostSubstitutes))),
  msl: z.optional(z.enum(moistureLevels)),
  weight_g: z.optional(gramsPerPiece),
  hts: z.optional(tradeCode),
  eccn_us: z.optional(tradeCode),
  eccn_eu: z.optional(tradeCode),
  country_of_origin: z.optional(country),
  lead_free: z.optional(z.boolean()),
  hazardous: z.optional(z.boolean()),
  /** Kept from shoppers. */
  hidden: z.optional(z.boolean()),
  stock: z.optional(stockRecord),
  offers: z.optional(z.array(offerInput).check(z.maxLength(20))),
  /** Where it stands among its like when sorted by popularity; the shop counts on from here. */
  popularity: z.optional(whole(0, 1_000_000)),
});
/** As read from a file. */
export type PartRecord = z.output<typeof partRecord>;

/** A row may name a part that the shop has by its GTIN alone. */
export const incomingRecord = z.extend(partRecord, { manufacturer: z.optional(tidy(100)), mpn: z.optional(partNumber) }).check(
  z.refine(({ gtin, manufacturer }) => gtin !== undefined || manufacturer !== undefined, {
    ...failsAs('required'),
    path: ['manufacturer'],
  }),
  z.refine(({ gtin, mpn }) => gtin !== undefined || mpn !== undefined, { ...failsAs('required'), path: ['mpn'] }),
);
export type IncomingRecord = z.output<typeof incomingRecord>;
