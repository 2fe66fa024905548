/** Shapes of the catalog: categories, parameters, parts, offers, stock and facets (`docs/api.md` section 4). */
import * as z from 'zod/mini';
import { pinTypes } from '#contract/pin-types.ts';
import { units } from '#contract/units.ts';
import { country, day, id, iso, micros, minor, optional, quantity, slug, text } from './fields.ts';

export const imageSet = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  format: z.literal('webp'),
  srcset: z.array(z.object({ width: z.int(), density: z.int(), url: z.string() })),
  placeholder: z.string(),
});
export type ImageSet = z.output<typeof imageSet>;
const image = z.object({ url: z.string(), alt: z.string(), width: z.nullable(z.int()), height: z.nullable(z.int()) });
const unit = z.enum(units);
export const named = z.object({ web_url: slug, name: z.string() });
export const counted = z.object({ web_url: slug, name: z.string(), count: z.int() });
export type Named = z.output<typeof named>;

export const attributeKinds = ['number', 'range', 'option', 'boolean', 'text'] as const;

export const attributeDefinition = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit,
  filterable: z.boolean(),
  comparable: z.boolean(),
  /** Shown as a column of the category's table. */
  column: z.boolean(),
  position: z.int(),
  options: z.optional(z.array(z.object({ key: z.string(), name: z.string() }))),
});
export type AttributeDefinition = z.output<typeof attributeDefinition>;

/** A class of `contract/part-classes.ts`, whose table first views do without; a newer shop may know more. */
export const partClass = z.string();

export const category = z.object({
  id,
  web_url: slug,
  parent_web_url: z.nullable(slug),
  name: z.string(),
  description: z.nullable(z.string()),
  /** Its own, or that of the nearest category above that has one. */
  part_class: z.nullable(partClass),
  image: z.nullable(imageSet),
  product_count: z.int(),
  position: z.int(),
  get children() {
    return z.optional(z.array(category));
  },
  attributes: z.optional(z.array(attributeDefinition)),
});
export type Category = z.output<typeof category>;

export const productAttribute = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit,
  si: z.nullable(z.number()),
  si_min: z.nullable(z.number()),
  si_max: z.nullable(z.number()),
  option: z.nullable(z.string()),
  bool: z.nullable(z.boolean()),
  /** Localised, in engineering notation. */
  text: z.string(),
});
export type ProductAttribute = z.output<typeof productAttribute>;

/** Nominal dimensions in millimetres, enough to draw a package to scale; `family` names the drawing routine. */
export const outline = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  body: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  pins: z.int(),
  pitch: z.nullable(z.number()),
  lead: z.nullable(z.object({ span: z.nullable(z.number()), width: z.nullable(z.number()), length: z.nullable(z.number()) })),
  diameter: z.nullable(z.number()),
  rows: z.nullable(z.int()),
  standard: z.nullable(z.string()),
});
export type Outline = z.output<typeof outline>;

export const manufacturer = z.object({
  id,
  web_url: slug,
  name: z.string(),
  logo: z.nullable(imageSet),
  description: z.nullable(z.string()),
  country: z.nullable(country),
  homepage: z.nullable(z.string()),
  aliases: z.array(z.string()),
  product_count: z.int(),
  featured: z.boolean(),
  categories: z.optional(z.array(counted)),
});
export type Manufacturer = z.output<typeof manufacturer>;

export const packagings = ['cut_tape', 'tape_and_reel', 'custom_reel', 'tube', 'tray', 'bulk', 'bag', 'box', 'each'] as const;
export const packaging = z.enum(packagings);
export type Packaging = z.output<typeof packaging>;

export const priceBreak = z.object({ quantity: z.int(), unit_micros: micros, unit_price: minor, total: minor });
export type PriceBreak = z.output<typeof priceBreak>;

export const offer = z.object({
  sku: z.string(),
  packaging,
  pack_size: z.nullable(z.int()),
  moq: z.int(),
  multiple: z.int(),
  max_quantity: z.nullable(z.int()),
  fee: minor,
  currency: z.string(),
  /** Ascending; the first quantity is at most `moq`; empty means quote only. */
  price_breaks: z.array(priceBreak),
  prior_price_30d: z.nullable(micros),
  default: z.boolean(),
});
export type Offer = z.output<typeof offer>;

export const stock = z.object({
  available: z.int(),
  incoming: z.array(z.object({ quantity: z.int(), expected_at: iso })),
  lead_time_days: z.nullable(z.int()),
  backorder: z.boolean(),
  warehouse_country: country,
  as_of: iso,
});
export type Stock = z.output<typeof stock>;

export const rohsStates = ['compliant', 'exempt', 'non_compliant', 'unknown'] as const;
export const lifecycles = ['preview', 'active', 'nrnd', 'last_time_buy', 'obsolete', 'unknown'] as const;
export const lifecycle = z.enum(lifecycles);
export type Lifecycle = z.output<typeof lifecycle>;

export const compliance = z.object({
  rohs: z.enum(rohsStates),
  reach_svhc: z.enum(['none', 'contains', 'unknown']),
  msl: z.nullable(z.string()),
  eccn_us: z.nullable(z.string()),
  eccn_eu: z.nullable(z.string()),
  hts: z.nullable(z.string()),
  country_of_origin: z.nullable(z.string()),
  lead_free: z.nullable(z.boolean()),
  hazardous: z.boolean(),
});

export const productListItem = z.object({
  id,
  web_url: slug,
  mpn: z.string(),
  name: z.string(),
  description: z.string(),
  manufacturer: named,
  category: named,
  /** The class of its category, or of the nearest above that has one. */
  part_class: z.nullable(partClass),
  images: z.array(image),
  image: z.nullable(imageSet),
  package: z.nullable(z.string()),
  outline: z.nullable(outline),
  lifecycle,
  rohs: z.enum(rohsStates),
  datasheet: z.nullable(z.string()),
  stock: z.object({ available: z.int(), lead_time_days: z.nullable(z.int()), backorder: z.boolean() }),
  offer: z.nullable(offer),
  price_at: z.nullable(z.object({ quantity: z.int(), unit_micros: micros, unit_price: minor, total: minor, currency: z.string() })),
  attributes: z.array(productAttribute),
  rating: z.object({ average: z.number(), count: z.int() }),
  highlight: z.optional(z.object({ mpn: z.optional(z.string()), description: z.optional(z.string()) })),
});
export type ProductListItem = z.output<typeof productListItem>;

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  noindex: z.boolean(),
});
export type Seo = z.output<typeof seo>;

export const crossReferenceKinds = ['direct', 'similar', 'upgrade', 'alternate_packaging', 'successor'] as const;
export const crossReferenceKind = z.enum(crossReferenceKinds);

export const partDocumentKinds = ['datasheet', 'drawing', 'pcn', 'certificate', 'model_3d', 'footprint', 'app_note', 'other'] as const;

export const productDetail = z.extend(productListItem, {
  /** Number under the bar code of one piece, as it is printed; left out where nobody has told it. */
  gtin: z.optional(z.string()),
  series: z.nullable(z.string()),
  /** Until when its maker takes last orders, or took them; left out where nobody has told it. */
  last_buy_date: z.optional(day),
  /** Whether `product-pinout` knows its pins. */
  has_pinout: z.boolean(),
  /** All pictures; the first is `image`. */
  gallery: z.optional(z.array(imageSet)),
  body: z.nullable(z.string()),
  offers: z.array(offer),
  stock,
  breadcrumb: z.array(named),
  compliance,
  /** The number of the customs tariff that the seller declares the part by, named as in their country; null where none is recorded. */
  tariff: z.nullable(z.object({ name: z.string(), code: z.string() })),
  weight_g: z.nullable(z.number()),
  documents: z.array(
    z.object({
      kind: z.enum(partDocumentKinds),
      title: z.string(),
      url: z.string(),
      language: z.nullable(z.string()),
      size: z.nullable(z.int()),
      updated_at: z.nullable(iso),
    }),
  ),
  cross_references: z.array(z.object({ kind: crossReferenceKind, product: productListItem, note: z.nullable(z.string()) })),
  supplier: z.nullable(named),
  quote_only: z.boolean(),
  order_cutoff: z.nullable(iso),
  seo,
  updated_at: iso,
});
export type ProductDetail = z.output<typeof productDetail>;

export const pin = z.object({ number: z.string(), name: z.string(), type: z.enum(pinTypes) });

/** The worst first; `unknown` where the other part does not say, `other` where only the circuit can tell. */
export const partDifferences = z.array(
  z.object({
    key: z.string(),
    name: z.string(),
    from: z.string(),
    to: z.string(),
    effect: z.enum(['worse', 'unknown', 'other', 'better']),
  }),
);
export type PartDifferences = z.output<typeof partDifferences>;

export const facet = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['option', 'number', 'range', 'boolean']),
  unit,
  options: z.optional(
    z.array(
      z.object({ key: z.string(), name: z.string(), count: z.int(), selected: z.boolean(), outline: z.optional(z.nullable(outline)) }),
    ),
  ),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  selected_min: z.optional(z.nullable(z.number())),
  selected_max: z.optional(z.nullable(z.number())),
  buckets: z.optional(z.array(z.object({ from: z.number(), to: z.number(), count: z.int() }))),
  missing: z.int(),
});
export type Facet = z.output<typeof facet>;

export const filter = z.object({
  key: text(1, 60),
  in: optional(z.array(text(1, 120)).check(z.minLength(1), z.maxLength(100))),
  not_in: optional(z.array(text(1, 120)).check(z.maxLength(100))),
  eq: optional(quantity),
  min: optional(quantity),
  max: optional(quantity),
  bool: optional(z.boolean()),
  mode: optional(z.enum(['cover', 'overlap'])),
});
export type Filter = z.input<typeof filter>;
export type ParsedFilter = z.output<typeof filter>;
