/** Prices that the shop has agreed on with a company, or gives a group of customers (`docs/api.md` 7.1). */
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { category, manufacturer } from './catalog.ts';
import { offer } from './offer.ts';

export const priceList = pgTable(
  'price_list',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Days of UTC, both included; null is without an end. */
    startsOn: date('starts_on', { mode: 'string' }),
    endsOn: date('ends_on', { mode: 'string' }),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('price_list_name').on(sql`lower(${t.name})`)],
);

/** A percentage off: of everything, of a category with all below it, of a maker, or of a maker's parts in a category. */
export const priceListDiscount = pgTable(
  'price_list_discount',
  {
    priceListId: text('price_list_id')
      .notNull()
      .references(() => priceList.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    percentBp: integer('percent_bp').notNull(),
    categoryId: integer('category_id').references(() => category.id, { onDelete: 'cascade' }),
    manufacturerId: integer('manufacturer_id').references(() => manufacturer.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.priceListId, t.position] }),
    index('price_list_discount_by_category').on(t.categoryId),
    index('price_list_discount_by_maker').on(t.manufacturerId),
    check('price_list_discount_percent', sql`${t.percentBp} between 1 and 9999`),
  ],
);

/** A fixed unit price of a packaging from a quantity on; without one in a currency, that of the base currency is converted. */
export const priceListPrice = pgTable(
  'price_list_price',
  {
    priceListId: text('price_list_id')
      .notNull()
      .references(() => priceList.id, { onDelete: 'cascade' }),
    offerId: integer('offer_id')
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    currency: text().notNull(),
    quantity: integer().notNull(),
    unitMicros: bigint('unit_micros', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.priceListId, t.offerId, t.currency, t.quantity] }),
    index('price_list_price_by_offer').on(t.offerId),
    check('price_list_price_positive', sql`${t.quantity} >= 1 and ${t.unitMicros} >= 1`),
  ],
);
