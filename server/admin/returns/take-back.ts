import { and, eq, sql } from 'drizzle-orm';
import type { moveReturn } from '#contract/api/admin/returns.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import type { Queries } from '#server/db/client.ts';
import { goodsReturnLine, orderLine, stock, stockMovement } from '#server/db/schema.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { lockLevels } from '#server/order/reserve-stock.ts';
import type { ReturnOfOrder } from './show-admin-return.ts';

type Received = NonNullable<ParsedRequestOf<typeof moveReturn>['received']>;

/** Books pieces that came back: good ones into stock, the others as scrap; never more than the return has. */
export async function takeBack({ now }: Acting, queries: Queries, { row, found }: ReturnOfOrder, received: Received): Promise<void> {
  checkReceived(found, received);
  const lines = await queries
    .select({ id: orderLine.id, productId: orderLine.productId })
    .from(orderLine)
    .where(eq(orderLine.orderNo, row.orderNo));
  const productOf = new Map(lines.map(({ id, productId }) => [id, productId]));
  const restocked = received.flatMap(({ line_id: id, restocked: quantity }) => {
    const productId = productOf.get(id);
    return productId === undefined || quantity === 0 ? [] : [{ productId, quantity }];
  });
  await lockLevels(
    queries,
    restocked.map(({ productId }) => productId),
  );
  for (const { productId, quantity } of restocked) {
    // One connection serves the transaction, so its statements run one after the other anyway.
    // oxlint-disable no-await-in-loop
    const change = { onHand: sql`${stock.onHand} + ${quantity}`, asOf: now };
    await queries.update(stock).set(change).where(eq(stock.productId, productId));
    await queries
      .insert(stockMovement)
      .values({ productId, kind: 'returned', onHand: quantity, reserved: 0, reference: found.returnNo, at: now });
    // oxlint-enable no-await-in-loop
  }
  for (const { line_id: lineId, restocked: good, scrapped } of received) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queries
      .update(goodsReturnLine)
      .set({ restocked: sql`${goodsReturnLine.restocked} + ${good}`, scrapped: sql`${goodsReturnLine.scrapped} + ${scrapped}` })
      .where(and(eq(goodsReturnLine.returnNo, found.returnNo), eq(goodsReturnLine.lineId, lineId)));
  }
}

function checkReceived({ lines }: ReturnOfOrder['found'], received: Received): void {
  const left = new Map(lines.map(({ lineId, quantity, restocked, scrapped }) => [lineId, quantity - restocked - scrapped]));
  const seen = new Set<string>();
  for (const [index, { line_id: lineId, restocked, scrapped }] of received.entries()) {
    const limit = left.get(lineId);
    if (limit === undefined) throw invalidField(`received.${index}.line_id`, { code: 'not_allowed' });
    if (seen.has(lineId)) throw invalidField(`received.${index}.line_id`, { code: 'not_unique' });
    if (restocked + scrapped > limit) throw invalidField(`received.${index}.restocked`, { code: 'out_of_range', limit, bound: 'most' });
    seen.add(lineId);
  }
  if (received.every(({ restocked, scrapped }) => restocked + scrapped === 0)) throw invalidField('received', { code: 'required' });
}
