import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { returnKinds, returnOutcomes, returnReasons, returnStatuses } from '#contract/returns.ts';
import { shipment } from './payment.ts';
import { order, orderLine } from './trade.ts';

/** Parts that come back from a buyer (RMA), or that a consumer has withdrawn from (`docs/api.md` 6.6). */
export const goodsReturn = pgTable(
  'goods_return',
  {
    returnNo: text('return_no').primaryKey(),
    version: integer().notNull().default(1),
    orderNo: text('order_no')
      .notNull()
      .references(() => order.orderNo, { onDelete: 'cascade' }),
    kind: text({ enum: returnKinds }).notNull(),
    status: text({ enum: returnStatuses }).notNull(),
    /** Null for a withdrawal, which needs none. */
    reason: text({ enum: returnReasons }),
    note: text(),
    /** Who withdraws, as they wrote it. */
    statement: jsonb().$type<{ name: string; email: string }>(),
    /** Where the parts go: name and address, a line each. */
    returnTo: text('return_to'),
    /** What the shop has said about it. */
    answer: text(),
    outcome: text({ enum: returnOutcomes }),
    /** Minor units of the order's currency that went back for it. */
    refund: bigint({ mode: 'number' }),
    /** The parcel that takes the place of what came back. */
    shipmentNo: text('shipment_no').references(() => shipment.shipmentNo, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [index('goods_return_by_order').on(t.orderNo), index('goods_return_by_status').on(t.status, t.createdAt)],
);

export const goodsReturnLine = pgTable(
  'goods_return_line',
  {
    returnNo: text('return_no')
      .notNull()
      .references(() => goodsReturn.returnNo, { onDelete: 'cascade' }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Pieces that came back: for sale again, and thrown away. */
    restocked: integer().notNull().default(0),
    scrapped: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.returnNo, t.lineId] }), index('goods_return_line_by_line').on(t.lineId)],
);
