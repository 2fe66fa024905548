import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { account } from './account.ts';
import { order } from './trade.ts';

const minor = (name: string) => bigint(name, { mode: 'number' });
const list = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);
/** Language -> text. */
const texts = (name: string) => jsonb(name).$type<Record<string, string>>().notNull().default({});

/** What a code is worth and for whom (`docs/api.md` 7.7). */
export const coupon = pgTable(
  'coupon',
  {
    id: text().primaryKey(),
    /** Upper case. */
    code: text().notNull().unique(),
    /** Empty where the shop names it by its worth. */
    title: texts('title'),
    terms: texts('terms'),
    kind: text({ enum: ['percent', 'fixed', 'free_shipping'] }).notNull(),
    percentBp: integer('percent_bp'),
    amount: minor('amount'),
    /** Of all amounts here. */
    currency: text().notNull(),
    maxDiscount: minor('max_discount'),
    minSubtotal: minor('min_subtotal').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    /** Slugs and order codes that it is for; an empty list means all of them. */
    categories: list('categories'),
    manufacturers: list('manufacturers'),
    skus: list('skus'),
    firstOrderOnly: boolean('first_order_only').notNull().default(false),
    /** 0 is without limit. */
    perUserLimit: integer('per_user_limit').notNull().default(1),
    totalLimit: integer('total_limit'),
    /** Orders that have it, paid or waiting. */
    used: integer().notNull().default(0),
    isPublic: boolean('is_public').notNull().default(false),
    disabledAt: moment('disabled_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    check('coupon_used', sql`${t.used} >= 0 and (${t.totalLimit} is null or ${t.used} <= ${t.totalLimit})`),
    check(
      'coupon_worth',
      sql`case ${t.kind} when 'percent' then coalesce(${t.percentBp} between 1 and 10000, false) when 'fixed' then coalesce(${t.amount} > 0, false) else true end`,
    ),
  ],
);

/** One use of a coupon: collected by an account, or taken by an order. */
export const heldCoupon = pgTable(
  'held_coupon',
  {
    id: text().primaryKey(),
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupon.id),
    /** Null for the order of a guest. */
    accountId: text('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** That it has expired or was revoked is told by the coupon. */
    status: text({ enum: ['available', 'reserved', 'used'] }).notNull(),
    orderNo: text('order_no').references(() => order.orderNo, { onDelete: 'set null' }),
    collectedAt: moment('collected_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('held_coupon_by_account').on(t.accountId, t.couponId),
    uniqueIndex('held_coupon_of_order').on(t.orderNo),
    /** Of one coupon an account keeps at most one for later. */
    uniqueIndex('held_coupon_available')
      .on(t.accountId, t.couponId)
      .where(sql`${t.status} = 'available'`),
  ],
);
