import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import { picture } from './picture.ts';

export const category = pgTable('category', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  parentId: integer('parent_id'),
  /** Root first, itself last: one array test finds all descendants. */
  path: integer().array().notNull(),
  position: integer().notNull(),
  defaultSort: text('default_sort').notNull().default('mpn_asc'),
  /** Other words by which people look for it, in any language. */
  synonyms: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** What its parts are to calculators, bills and search (`contract/part-classes.ts`), with what lies below it; null says nothing. */
  partClass: text('part_class').unique(),
  pictureId: text('picture_id').references(() => picture.id),
  /** Since when search words and filter values of its parts have been waiting to follow a change of words or parameters. */
  staleSince: moment('stale_since'),
});

export const categoryText = pgTable(
  'category_text',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
    /** One part of the category in the singular, to begin a part's description with. */
    itemName: text('item_name').notNull(),
    description: text(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.language] })],
);

/** Parameter names are shared by categories; kind and unit never differ for one key. */
export const attribute = pgTable('attribute', {
  id: smallint().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull().unique(),
  kind: text({ enum: ['number', 'range', 'option', 'boolean', 'text'] }).notNull(),
  unit: text().notNull(),
});

export const attributeText = pgTable(
  'attribute_text',
  {
    attributeId: smallint('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeId, t.language] })],
);

export const attributeOption = pgTable(
  'attribute_option',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    attributeId: smallint('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex('attribute_option_key').on(t.attributeId, t.key)],
);

export const attributeOptionText = pgTable(
  'attribute_option_text',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => attributeOption.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.language] })],
);

export const categoryAttribute = pgTable(
  'category_attribute',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    attributeId: smallint('attribute_id')
      .notNull()
      .references(() => attribute.id, { onDelete: 'cascade' }),
    /** How it narrows: a range of numbers, a list of values, or not at all. */
    facet: text({ enum: ['range', 'choice'] }),
    column: boolean('is_column').notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.attributeId] })],
);

export const manufacturer = pgTable('manufacturer', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  country: text(),
  homepage: text(),
  aliases: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  /** Language -> text. */
  description: jsonb().$type<Record<string, string>>().notNull().default({}),
  featured: boolean().notNull().default(false),
  logoId: text('logo_id').references(() => picture.id),
});

/** Slugs of makers that were merged into another one: their addresses lead there. */
export const manufacturerSlug = pgTable('manufacturer_slug', {
  slug: text().primaryKey(),
  manufacturerId: integer('manufacturer_id')
    .notNull()
    .references(() => manufacturer.id, { onDelete: 'cascade' }),
});

/** Package outlines by id; a product may carry its own dimensions instead. */
export const packageOutline = pgTable('package_outline', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The contract's `outline` without id and name. */
  shape: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** One value of an attribute as the catalog holds it: number, [min, max], option key, yes/no, or text. */
export type AttributeValue = number | [number, number] | string | boolean;

export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    mpn: text().notNull(),
    /** Upper case, every character but A–Z and 0–9 removed; numbers of one key may be of different parts. */
    mpnKey: text('mpn_key').notNull(),
    /** Upper case, without blanks and hyphens; numbers of one code are one number (`rules/part-number.ts`). */
    mpnCode: text('mpn_code')
      .notNull()
      .generatedAlwaysAs(sql`regexp_replace(upper(mpn collate "C"), '[[:space:]-]+', '', 'g')`),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturer.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
    /** Of one piece, with 14 digits as GS1 writes it in files (`contract/gtin.ts`); null where nobody has told it. */
    gtin: text(),
    series: text(),
    package: text(),
    packageId: text('package_id').references(() => packageOutline.id),
    lifecycle: text({ enum: ['preview', 'active', 'nrnd', 'last_time_buy', 'obsolete', 'unknown'] }).notNull(),
    /** Until when its maker takes last orders; null where nobody has told it. */
    lastBuyDate: date('last_buy_date', { mode: 'string' }),
    rohs: text({ enum: ['compliant', 'exempt', 'non_compliant', 'unknown'] }).notNull(),
    /** Attribute key -> value. */
    attributes: jsonb().$type<Record<string, AttributeValue>>().notNull(),
    /** Language -> text; where missing, the description is composed from category and parameters. */
    description: jsonb().$type<Record<string, string>>().notNull().default({}),
    datasheet: text(),
    /** Number, name and type of each pin, as `contract/pinout.ts` writes them. */
    pinout: text(),
    /** Who says so. */
    pinoutSource: text('pinout_source'),
    /** The same for parts with the same pins (`rules/stand-in/pin-map.ts`). */
    pinMap: text('pin_map'),
    weightG: doublePrecision('weight_g'),
    msl: text(),
    eccnUs: text('eccn_us'),
    eccnEu: text('eccn_eu'),
    hts: text(),
    countryOfOrigin: text('country_of_origin'),
    leadFree: boolean('lead_free'),
    hazardous: boolean().notNull().default(false),
    popularity: integer().notNull().default(0),
    hidden: boolean().notNull().default(false),
    search: tsvector().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('product_maker_mpn').on(t.manufacturerId, t.mpnKey, t.mpn),
    index('product_mpn_prefix').on(t.mpnKey.op('text_pattern_ops')),
    index('product_mpn_code').on(t.mpnCode.op('text_pattern_ops')),
    index('product_mpn_similar').using('gin', t.mpnKey.op('gin_trgm_ops')),
    index('product_search').using('gin', t.search),
    index('product_by_category').on(t.categoryId, t.id),
    index('product_hidden')
      .on(t.categoryId, t.id)
      .where(sql`hidden`),
    // Which parts a drawing is of.
    index('product_by_outline')
      .on(t.packageId, t.id)
      .where(sql`package_id is not null`),
    index('product_by_maker').on(t.manufacturerId, t.categoryId, t.id),
    index('product_by_gtin')
      .on(t.gtin)
      .where(sql`gtin is not null`),
    index('product_by_pin_map')
      .on(t.pinMap)
      .where(sql`pin_map is not null`),
  ],
);

/** In the order they are shown; the first stands for the product in lists. */
export const productPicture = pgTable(
  'product_picture',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    pictureId: text('picture_id')
      .notNull()
      .references(() => picture.id),
    /** Language -> what it shows. */
    alt: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.productId, t.position] }), index('product_picture_by_picture').on(t.pictureId)],
);

/** Slugs that a product had before. */
export const productSlug = pgTable('product_slug', {
  slug: text().primaryKey(),
  productId: integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' }),
});

/**
 * One row per filterable value of a product, narrow on purpose: counts and filters read its covering indexes only.
 * A number stands in `low` and `high`, a range in both ends, a boolean as 0 or 1, an option by its id in `option_id`.
 */
export const productFacet = pgTable(
  'product_facet',
  {
    categoryId: integer('category_id').notNull(),
    attributeId: smallint('attribute_id').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    optionId: integer('option_id'),
    low: doublePrecision(),
    high: doublePrecision(),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.attributeId, t.productId] }),
    index('product_facet_by_value').on(t.categoryId, t.attributeId, t.low, t.high, t.optionId, t.productId),
    index('product_facet_by_product').on(t.productId),
  ],
);

export const productDocument = pgTable(
  'product_document',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['datasheet', 'drawing', 'pcn', 'certificate', 'model_3d', 'footprint', 'app_note', 'other'] }).notNull(),
    title: text().notNull(),
    url: text().notNull(),
    language: text(),
    size: integer(),
    updatedAt: moment('updated_at'),
  },
  (t) => [index('product_document_by_product').on(t.productId)],
);
