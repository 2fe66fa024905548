import type { AdminOrder, confirmPayment as endpoint } from '#contract/api/admin/order.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { transact } from '#server/db/transact.ts';
import { bookPayment } from '#server/order/payment/book-payment.ts';
import { readEntries } from '#server/order/payment/ledger.ts';
import { readMinor } from '#server/rules/read-minor.ts';
import { StoreError, invalidField } from '#server/kernel/store-error.ts';
import type { Acting } from '#server/caller/acting.ts';
import { namedPerson, writeAudit } from '#server/caller/audit.ts';
import { notInFuture } from './read-day.ts';
import { findAnyOrder, showAdminOrder } from './show-admin-order.ts';

type Request = ParsedRequestOf<typeof endpoint>;

/** An amount as it was typed, in minor units above zero. */
export function readPaidAmount(text: string, currency: CurrencyCode, path: string): number {
  const amount = readMinor(text, currency);
  if (amount === null) throw invalidField(path, { code: 'invalid_format' });
  if (amount === 0) throw invalidField(path, { code: 'out_of_range', limit: 1 });
  return amount;
}

const plain = (words: string | null) => words?.replaceAll(/\s/g, '').toLowerCase();

/** Whether the order's ledger has the same transfer; how its reference is spaced and cased does not count, nor the day it was typed. */
async function isBooked(queries: Queries, orderNo: string, amount: number, reference: string): Promise<boolean> {
  const booked = await readEntries(queries, orderNo, 'payment');
  return booked.some((entry) => entry.amount === amount && plain(entry.reference) === plain(reference));
}

/** Books a transfer that has arrived (`docs/api.md` 5.6, `payment-confirm`). */
export async function confirmPayment(acting: Acting, request: Request): Promise<AdminOrder> {
  const { order_no: orderNo, version, amount: text, currency, paid_at: day, reference, again } = request;
  const amount = readPaidAmount(text, currency, 'amount');
  const at = notInFuture(day, acting.now, 'paid_at');
  return transact(acting.deps.db, async (queries) => {
    const row = await findAnyOrder(queries, orderNo, 'update');
    if (version !== undefined && version !== row.version) throw new StoreError('version_conflict', { data: { version: row.version } });
    if (currency !== row.currency) throw invalidField('currency', { code: 'mismatch' });
    if (!again && (await isBooked(queries, orderNo, amount, reference))) throw invalidField('reference', { code: 'not_unique' });
    const booked = await bookPayment(acting.deps, queries, row, {
      amount,
      method: 'bank_transfer',
      reference,
      at,
      actor: 'operator',
      person: namedPerson(acting.actor),
      paymentNo: null,
    });
    const detail = { amount, currency, reference, paid_at: day, ...(again && { again }) };
    await writeAudit(queries, { actor: acting.actor, action: 'order.payment', target: orderNo, detail, at: acting.now });
    const shown = await showAdminOrder(acting, queries, booked);
    await acting.keepAnswer(queries, shown);
    return shown;
  });
}
