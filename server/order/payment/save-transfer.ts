/** The buyer says that a transfer is on its way (`docs/api.md` 5.5). */
import type { Order } from '#contract/api/order.ts';
import type { saveTransfer as saveTransferCall } from '#contract/api/payment.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Call } from '#server/caller/call.ts';
import { transferSlip } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { findOrder } from '#server/order/find-order.ts';
import { moveOrder, stateConflict } from '#server/order/move-order.ts';
import { readOrderRows, showOrder } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { readMinor } from '#server/rules/read-minor.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import { attachFiles } from '#server/upload/attach-files.ts';
import { day } from '#contract/durations.ts';

type Input = ParsedRequestOf<typeof saveTransferCall>;

export async function saveTransfer(input: Input, call: Call): Promise<Order> {
  return transact(call.deps.db, async (queries) => {
    const row = await findOrder(call, queries, input.order_no, 'update');
    if (row.status !== 'pending' || row.paymentMethod !== 'bank_transfer') throw stateConflict(call, row);
    const amount = readAmount(input.amount, row);
    checkDay(input.paid_at, call.now);
    const { file_id: file } = input;
    if (file !== undefined) await attachFiles(queries, call, [file], 'transfer_slip', 'file_id');
    const said = {
      paidOn: input.paid_at,
      amount,
      payer: input.payer,
      reference: input.reference,
      createdAt: call.now,
      // Without a new file the one that was sent before stays.
      ...(file === undefined ? {} : { fileId: file }),
    };
    await queries
      .insert(transferSlip)
      .values({ ...said, orderNo: row.orderNo })
      .onConflictDoUpdate({ target: transferSlip.orderNo, set: said });
    const isNew = row.paymentStatus === 'unpaid' || row.paymentStatus === 'failed';
    const by = { actor: 'customer' as const, code: 'slip_sent', at: call.now };
    const waiting = await moveOrder(queries, row, 'pending', by, isNew ? { paymentStatus: 'pending' } : {});
    return showOrder(await readOrderRows(queries, waiting), call);
  });
}

function readAmount(text: string, { currency }: OrderRow): number {
  const amount = readMinor(text, currency as CurrencyCode); // orders are placed in listed currencies only
  if (amount === null) throw invalidField('amount', { code: 'invalid_format' });
  if (amount === 0) throw invalidField('amount', { code: 'out_of_range', limit: 0 });
  return amount;
}

/** A day that has begun somewhere on earth, and not one of years ago. */
function checkDay(text: string, now: Date): void {
  const at = Date.parse(text);
  if (at > now.getTime() + day || at < now.getTime() - 90 * day) throw invalidField('paid_at', { code: 'out_of_range' });
}
