import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CartWithResults } from '#contract/api/cart.ts';
import type { reorder } from '#contract/api/order.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Call } from '#server/caller/call.ts';
import { addItems } from '#server/cart/change-cart.ts';
import { orderLine } from '#server/db/schema.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { findOrder } from './find-order.ts';

/** Puts what was ordered into the cart again. Quantities that are no longer sold are raised: the buyer asked for parts, not for an error. */
export async function reorderLines({ order_no, line_ids }: ParsedRequestOf<typeof reorder>, call: Call): Promise<CartWithResults> {
  const { db } = call.deps;
  const { orderNo } = await findOrder(call, db, order_no);
  const chosen = and(eq(orderLine.orderNo, orderNo), line_ids ? inArray(orderLine.id, line_ids) : undefined);
  const lines = await db.select().from(orderLine).where(chosen).orderBy(asc(orderLine.position));
  if (lines.length === 0) throw notFound();
  const items = lines.map(({ sku, quantity, sold }) => ({
    sku,
    quantity,
    round: true,
    ...(sold.customer_reference !== null && { customer_reference: sold.customer_reference }),
  }));
  return addItems({ items, version: undefined }, call);
}
