import type { order, orderLine } from '#server/db/schema.ts';

export type OrderRow = typeof order.$inferSelect;

export type OrderLineRow = typeof orderLine.$inferSelect;
