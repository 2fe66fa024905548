/** The payment of an order as its owner sees it. */
import { eq } from 'drizzle-orm';
import type { Order } from '#contract/api/order.ts';
import type { Queries } from '#server/db/client.ts';
import { storedFile, transferSlip } from '#server/db/schema.ts';
import { creditedOf } from '#server/order/document/credit-notes.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { accountFor } from '#server/settings/bank-account.ts';
import { missingMoney, surplusMoney } from '#server/rules/operator-steps.ts';
import { readEntries } from './ledger.ts';
import { kindOf } from './payment-methods.ts';

type Payment = Order['payment'];
/** What is kept about a payment beside the order's own row. */
export interface PaymentNotes extends Pick<Payment, 'slip' | 'transfer' | 'refunds'> {
  /** Minor units that credit notes have taken off the invoice. */
  credited: number;
}

export async function readPaymentNotes(queries: Queries, { orderNo }: OrderRow): Promise<PaymentNotes> {
  const [said] = await queries
    .select({ slip: transferSlip, name: storedFile.name })
    .from(transferSlip)
    .leftJoin(storedFile, eq(storedFile.id, transferSlip.fileId))
    .where(eq(transferSlip.orderNo, orderNo));
  const refunds = await readEntries(queries, orderNo, 'refund');
  return {
    slip: said?.slip.fileId && said.name !== null ? { file_id: said.slip.fileId, name: said.name } : null,
    transfer: said ? { paid_at: said.slip.paidOn, amount: said.slip.amount, payer: said.slip.payer, reference: said.slip.reference } : null,
    refunds: refunds.map(({ at, amount, status }) => ({ at: at.toISOString(), amount, status })),
    credited: await creditedOf(queries, orderNo),
  };
}

/** Bank details belong to an order that waits for its transfer, and to no other. */
export function showPayment(row: OrderRow, { trade }: Settings, { credited, ...notes }: PaymentNotes = { credited: 0 }): Payment {
  const isOver = row.status === 'cancelled' || row.status === 'expired';
  const payment: Payment = {
    method: row.paymentMethod,
    kind: kindOf(row.paymentMethod),
    status: row.paymentStatus,
    amount: row.total,
    paid: row.paid,
    refunded: row.refunded,
    missing: isOver ? 0 : missingMoney(row),
    surplus: isOver ? 0 : surplusMoney(row, credited),
    ...(row.dueAt && { due_at: row.dueAt.toISOString() }),
    ...notes,
  };
  if (row.status !== 'pending' || row.expiresAt === null || payment.kind !== 'offline') return payment;
  return { ...payment, bank: { ...accountFor(trade, row.totals.currency), reference: row.orderNo, due_at: row.expiresAt.toISOString() } };
}
