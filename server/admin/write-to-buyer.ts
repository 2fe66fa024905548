/** Writes to the buyer of an order by mail; the words stay in its history (`docs/api.md` 5.6, `order-message`). */
import type { writeToBuyer as endpoint } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { namedPerson } from '#server/caller/audit.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import { orderEvent } from '#server/db/schema.ts';
import { tellBuyer } from '#server/order/payment/tell-buyer.ts';
import { findAnyOrder, showAdminOrder, stepConflict } from './show-admin-order.ts';

export async function writeToBuyer(
  acting: Acting,
  { order_no, text }: ParsedRequestOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>> {
  return audited(acting, {
    action: 'order.message',
    target: order_no,
    run: async (queries) => {
      const row = await findAnyOrder(queries, order_no, 'update');
      // Of a buyer who was erased nobody has an address.
      if (!row.email.includes('@')) throw await stepConflict(queries, row);
      const by = { actor: 'operator' as const, person: namedPerson(acting.actor) };
      await queries.insert(orderEvent).values({ orderNo: order_no, at: acting.now, ...by, code: 'message', note: text });
      await tellBuyer(acting.deps, queries, 'order_message', row, { text });
      const answer = await showAdminOrder(acting, queries, row);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
