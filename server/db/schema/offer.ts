import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { product } from './catalog.ts';

export const stock = pgTable(
  'stock',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => product.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
    safety: integer().notNull().default(0),
    backorder: boolean().notNull(),
    leadTimeDays: integer('lead_time_days'),
    incoming: jsonb().$type<{ quantity: number; expected_at: string }[]>().notNull().default([]),
    warehouseCountry: text('warehouse_country').notNull(),
    asOf: moment('as_of').notNull().defaultNow(),
  },
  (t) => [
    // All that tells whether enough is left: parts that sell are looked up by the thousand.
    index('stock_level').on(t.productId, t.onHand, t.reserved, t.safety),
    check('stock_reserved_fits', sql`${t.reserved} <= ${t.onHand} and ${t.reserved} >= 0`),
    index('stock_low')
      .on(t.productId)
      .where(sql`on_hand - reserved < safety`),
    index('stock_none')
      .on(t.productId)
      .where(sql`on_hand - reserved <= safety`),
  ],
);

/**
 * What the pieces on the shelf cost at the price of the least quantity, so that those which bind most money are found without multiplying a
 * million rows; parts without pieces or price have no row. Kept by triggers of `stock` and `offer` (`weigh_stock`).
 */
export const stockWorth = pgTable(
  'stock_worth',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => stock.productId, { onDelete: 'cascade' }),
    /** Millionths of the base currency. */
    micros: doublePrecision().notNull(),
  },
  (t) => [index('stock_worth_most').on(t.micros.desc().nullsFirst(), t.productId)],
);

/**
 * Parts without any level, and without a price to buy at, so that the few among a million are found without looking each one up.
 * Kept by triggers of `product`, `stock` and `offer` (`note_lacks`).
 */
export const productLack = pgTable(
  'product_lack',
  {
    lack: text({ enum: ['level', 'price'] }).notNull(),
    productId: integer('product_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.lack, t.productId] })],
);

/** Every change of a level; `on_hand` and `reserved` equal the sums. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['opening', 'received', 'corrected', 'reserved', 'freed', 'shipped', 'returned'] }).notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull(),
    reference: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('stock_movement_by_product').on(t.productId)],
);

export const offer = pgTable(
  'offer',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    sku: text().notNull().unique(),
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    packaging: text({ enum: ['cut_tape', 'tape_and_reel', 'custom_reel', 'tube', 'tray', 'bulk', 'bag', 'box', 'each'] }).notNull(),
    packSize: integer('pack_size'),
    moq: integer().notNull(),
    multiple: integer().notNull(),
    maxQuantity: integer('max_quantity'),
    /** Once per line, in millionths of the base currency. */
    feeMicros: bigint('fee_micros', { mode: 'number' }).notNull().default(0),
    isDefault: boolean('is_default').notNull(),
    /** Ascending; `width_bucket(quantity, break_quantities)` finds the price. Empty: quote only. */
    breakQuantities: integer('break_quantities').array().notNull(),
    /** Millionths of the base currency, one for each quantity. */
    breakMicros: bigint('break_micros', { mode: 'number' }).array().notNull(),
    priorMicros30d: bigint('prior_micros_30d', { mode: 'number' }),
    hidden: boolean().notNull().default(false),
  },
  (t) => [
    index('offer_by_product').on(t.productId),
    index('offer_priced')
      .on(t.productId)
      .where(sql`not hidden and cardinality(break_micros) > 0`),
    uniqueIndex('offer_default')
      .on(t.productId)
      .where(sql`${t.isDefault}`),
    check('offer_breaks_match', sql`cardinality(${t.breakQuantities}) = cardinality(${t.breakMicros})`),
    check('offer_multiple_divides', sql`${t.multiple} >= 1 and ${t.moq} >= 1 and ${t.moq} % ${t.multiple} = 0`),
  ],
);

/** A price entered for one currency; without a row the base price is converted by the stored rate. */
export const offerPrice = pgTable(
  'offer_price',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    breakQuantities: integer('break_quantities').array().notNull(),
    breakMicros: bigint('break_micros', { mode: 'number' }).array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.currency] })],
);

/** Units of a currency for one unit of the base currency, in millionths. */
export const currencyRate = pgTable('currency_rate', {
  currency: text().primaryKey(),
  rateMicros: bigint('rate_micros', { mode: 'number' }).notNull(),
  /** Calendar day that the figure is of; null for a default. */
  day: date({ mode: 'string' }),
  source: text().notNull().default(''),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
