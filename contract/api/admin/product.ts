/** Single parts for those who run the shop: found, shown with everything that is stored, changed and made (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { currencyCodes, wordLanguages } from '#contract/locale.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { country, id, iso, localeKey, micros, optional, pageParameters, paged, slug, text } from '#contract/api/fields.ts';
import {
  arrivals,
  attributeInput,
  attributeKey,
  datasheetAddress,
  documentAddress,
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
  priceBreaks,
  stockLevel,
  substituteNote,
  tradeCode,
} from '#contract/api/part-input.ts';
import { crossReferenceKind, lifecycle, partDocumentKinds, rohsStates } from '#contract/api/part.ts';
import { formOverhead } from '#contract/api/upload.ts';
import { largestPicture } from '#contract/api/picture.ts';

const operator = { access: 'operator', scope: 'catalog', cache: 'N' } as const;

const none = <S extends z.ZodMiniType>(schema: S) => z.nullable(schema);
const code = none(tradeCode);

/** Of one part. */
export const mostPictures = 20;

/** Everything of a part that is changed in its editor; the level of its stock is counted apart. */
export const productFields = z.object({
  /** Slug, name or alias of the maker; told as the slug. */
  manufacturer: text(1, 100),
  mpn: partNumber,
  /** A category without others below it. */
  category: slug,
  gtin: z.optional(none(gtinInput)),
  series: none(text(1, 100)),
  package: none(text(1, 60)),
  package_id: none(text(1, 60)),
  lifecycle,
  last_buy_date: z.optional(none(lastBuyDate)),
  rohs: z.enum(rohsStates),
  msl: none(z.enum(moistureLevels)),
  weight_g: none(gramsPerPiece),
  eccn_us: code,
  eccn_eu: code,
  hts: code,
  country_of_origin: none(country),
  lead_free: none(z.boolean()),
  hazardous: z.boolean(),
  datasheet: none(datasheetAddress),
  pinout: none(pinoutText),
  pinout_source: none(pinoutSource),
  /** Parts that take this one's place by the shop's own word, the one to be listed first in front. */
  substitutes: z.optional(
    z
      .array(z.object({ /** Address of the part. */ part: slug, kind: crossReferenceKind, note: none(substituteNote) }))
      .check(z.maxLength(mostSubstitutes)),
  ),
  documents: z
    .array(z.object({ kind: z.enum(partDocumentKinds), title: text(1, 120), url: documentAddress, language: none(localeKey) }))
    .check(z.maxLength(40)),
  /** The first is the one that lists show; at addresses that `add-product-picture` gives, with what each shows by language. */
  pictures: z.optional(
    z.array(z.object({ path: text(1, 200), alt: z.partialRecord(z.enum(wordLanguages), text(1, 200)) })).check(z.maxLength(mostPictures)),
  ),
  /** In place of the description that the shop composes; null of a language brings that one back. */
  description: z.partialRecord(z.enum(wordLanguages), none(text(1, 500))),
  /** By key; null takes a value away. */
  attributes: z.record(attributeKey, none(attributeInput)),
  hidden: z.boolean(),
  /** The first one that is not hidden is the one that lists show. One that is left out is hidden. */
  offers: z
    .array(
      z.extend(offerInput, {
        hidden: optional(z.boolean()),
        /** Prices of other currencies that do not follow the rate; a currency that is left out or has none follows it, and without the field all stay as they are. */
        own_prices: z.optional(z.partialRecord(z.enum(currencyCodes), priceBreaks)),
      }),
    )
    .check(z.maxLength(20)),
  stock: z.object({
    safety: stockLevel,
    backorder: z.boolean(),
    lead_time_days: none(leadTimeDays),
    incoming: arrivals,
    warehouse_country: country,
  }),
});
export type ProductFields = z.output<typeof productFields>;

export const adminProduct = z.object({
  id,
  /** Changes with whatever of the fields is changed, by whomever. */
  version: z.string(),
  web_url: slug,
  fields: z.extend(productFields, { stock: z.nullable(productFields.shape.stock) }),
  manufacturer_name: z.string(),
  /** As lists and pages of the shop call it. */
  name: z.string(),
  /** What the shop composes in each language where no text stands in its place. */
  built: z.partialRecord(z.enum(wordLanguages), z.string()),
  level: z.nullable(z.object({ on_hand: z.int(), reserved: z.int(), available: z.int() })),
  /** What the substitutes are called, by their addresses. */
  substitute_parts: z.record(z.string(), z.object({ mpn: z.string(), manufacturer: z.string(), hidden: z.boolean() })),
  /** Bytes of the documents that the shop keeps itself, by their addresses. */
  document_sizes: z.record(z.string(), z.int()),
  /** Pixels of the pictures, by their addresses. */
  picture_sizes: z.record(z.string(), z.object({ width: z.int(), height: z.int() })),
  updated_at: iso,
});
export type AdminProduct = z.output<typeof adminProduct>;

export const productStates = ['visible', 'hidden', 'no_stock', 'no_price'] as const;

export const adminProductItem = z.object({
  id,
  web_url: slug,
  mpn: z.string(),
  manufacturer: z.string(),
  category: z.string(),
  package: z.nullable(z.string()),
  hidden: z.boolean(),
  sku: z.nullable(z.string()),
  /** Of the first quantity, in the base currency. */
  unit_micros: z.nullable(micros),
  on_hand: z.nullable(z.int()),
  available: z.nullable(z.int()),
});
export type AdminProductItem = z.output<typeof adminProductItem>;

/** Parts by number, order code or words, hidden ones among them; without words the newest first. */
export const getAdminProducts = endpoint({
  summary: 'Parts by number, order code or words, hidden ones too',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/products',
  ...operator,
  request: z.object({
    keyword: optional(text(0, 120)),
    category: optional(slug),
    manufacturer: optional(slug),
    status: optional(z.enum(productStates)),
    ...pageParameters,
  }),
  response: z.extend(paged(adminProductItem), { base_currency: z.enum(currencyCodes) }),
});

export const getAdminProduct = endpoint({
  summary: 'One part with all its fields, as an editor needs it',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/product',
  ...operator,
  request: z.object({ id }),
  response: adminProduct,
});

/** Changes what is sent and leaves the rest; without `id` a new part, which needs maker, number and category. */
export const saveProduct = endpoint({
  summary: 'Changes the fields of a part that are sent, or makes a new part',
  errors: ['not_found', 'version_conflict', 'import_running', 'unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-product',
  ...operator,
  request: z.extend(z.partial(productFields), {
    id: optional(id),
    /** As it was read; what somebody else has changed since is refused by `version_conflict`. */
    version: optional(z.string().check(z.maxLength(40))),
    /** Makes a maker of a name that the shop does not know. */
    new_manufacturer: optional(z.boolean()),
    stock: z.optional(z.partial(productFields.shape.stock)),
  }),
  response: adminProduct,
});

/** Keeps a PNG, JPEG or WebP picture, made anew; one that nothing shows within a day is gone. `save-product` names it at a part. */
export const addProductPicture = endpoint({
  summary: 'Keeps a picture for a part',
  errors: ['unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/add-product-picture',
  ...operator,
  form: true,
  maxBytes: largestPicture + formOverhead,
  request: z.object({ file: z.file() }),
  response: z.object({ path: z.string(), width: z.int(), height: z.int() }),
});

/** Takes a part out that nobody has ordered, quoted, reviewed or chosen; any other is hidden. */
export const removeProduct = endpoint({
  summary: 'Takes a part out of the catalog, or hides one that is in use',
  errors: ['not_found', 'version_conflict', 'import_running'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-product',
  ...operator,
  request: z.object({ id, version: optional(z.string().check(z.maxLength(40))) }),
  response: z.object({ removed: z.boolean() }),
});

const productChange = z.object({
  at: iso,
  actor: z.string(),
  action: z.string(),
  /** Of prices the order code. */
  target: z.string(),
  /** All fields before and after, of changes made in the editor. */
  before: z.nullable(adminProduct.shape.fields),
  after: z.nullable(adminProduct.shape.fields),
  detail: z.record(z.string(), z.unknown()),
});
export type ProductChange = z.output<typeof productChange>;

/** Who changed what of a part, newest first. */
export const getProductChanges = endpoint({
  summary: 'Who changed what of a part, newest first',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/product-changes',
  ...operator,
  request: z.object({ id, ...pageParameters }),
  response: paged(productChange),
});

/** What an editor of parts offers to choose from. */
export const getProductChoices = endpoint({
  summary: 'Categories, manufacturers and packages that an editor offers',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/product-choices',
  ...operator,
  request: z.object({}),
  response: z.object({
    /** Those that hold parts, with the names of those above in front. */
    categories: z.array(z.object({ web_url: slug, path: z.array(z.string()) })),
    manufacturers: z.array(z.object({ web_url: slug, name: z.string() })),
    outlines: z.array(z.object({ id: z.string(), name: z.string() })),
    base_currency: z.enum(currencyCodes),
    /** The other currencies that the shop sells in, in millionths of one for a unit of the base currency. */
    rates: z.array(z.object({ currency: z.enum(currencyCodes), rate_micros: z.int() })),
    /** Where stock lies unless it is said otherwise. */
    country,
  }),
});
