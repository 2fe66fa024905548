import { keyForMail } from '#server/caller/access-key.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { formatMoney } from '#server/kernel/format.ts';
import { type OrderMail, postOrderMail } from '#server/order/order-mail.ts';
import { readerOf, readOrderRows, showOrder } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';

interface Told {
  /** Minor units of the order's currency that the mail is about. */
  amount?: number;
  /** The parcel that the mail is about. */
  shipmentNo?: string;
  /** What the shop says in its own words. */
  text?: string;
}

/** Puts a mail about an order as it is now into the outbox; a guest's carries a key of its own. */
export async function tellBuyer(
  deps: StoreDeps,
  queries: Queries,
  kind: OrderMail,
  row: OrderRow,
  { amount = 0, shipmentNo, text }: Told = {},
): Promise<void> {
  const now = deps.clock();
  const reader = readerOf(deps, row, now);
  const shown = showOrder(await readOrderRows(queries, row), reader);
  const shipments = shown.shipments.filter(({ shipment_no }) => shipmentNo === undefined || shipment_no === shipmentNo);
  const accessKey = await keyForMail(queries, { orderNo: row.orderNo }, row.accountId, now);
  const values = { amount: formatMoney(amount, row.currency, reader.locale.tag) };
  await postOrderMail(deps, queries, kind, { ...shown, shipments }, accessKey, values, text);
}
