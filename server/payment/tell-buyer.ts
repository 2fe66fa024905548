import type { StoreDeps } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { formatMoney } from '#server/mail/format.ts';
import { postOrderMail } from '#server/mail/order-mail.ts';
import { type OrderRow, readerOf, readOrderRows, showOrder } from '#server/order/show-order.ts';

/** Puts a mail about an order as it is now into the outbox. */
export async function tellBuyer(
  deps: StoreDeps,
  queries: Queries,
  kind: Parameters<typeof postOrderMail>[2],
  row: OrderRow,
  { amount = 0, accessKey = null }: { amount?: number; accessKey?: string | null } = {},
): Promise<void> {
  const reader = readerOf(deps, row, deps.clock());
  const order = showOrder(await readOrderRows(queries, row), reader);
  await postOrderMail(deps, queries, kind, order, accessKey, { amount: formatMoney(amount, row.currency, reader.locale.tag) });
}
