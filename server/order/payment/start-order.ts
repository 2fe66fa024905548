/** How an order begins by the way it is paid (`docs/api.md` 6.1): open and held for a time, or confirmed at once. */
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { issueDocument } from '#server/order/document/issue-document.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import type { Settings } from '#server/kernel/settings.ts';
import { redirectHoldUntil, transferHoldUntil } from './payment-hold.ts';
import { openTransferTry } from './payment-try.ts';

type Start = Pick<OrderRow, 'status' | 'paymentStatus' | 'expiresAt'>;

export function startOf(settings: Pick<Settings, 'trade'>, method: string, total: number, now: Date): Start {
  if (total === 0) return { status: 'confirmed', paymentStatus: 'paid', expiresAt: null };
  if (method === 'account') return { status: 'confirmed', paymentStatus: 'unpaid', expiresAt: null };
  const expiresAt = method === 'card' ? redirectHoldUntil(now) : transferHoldUntil(settings, now);
  return { status: 'pending', paymentStatus: 'unpaid', expiresAt };
}

/** What a new order is told by: its first events and its mail. */
export function firstWords({ status, paymentMethod, total }: Pick<OrderRow, 'status' | 'paymentMethod' | 'total'>) {
  if (status === 'pending') {
    return { events: ['placed'], mail: paymentMethod === 'card' ? ('order_reserved' as const) : ('order_placed' as const) };
  }
  if (total === 0) return { events: ['placed', 'confirmed'], mail: 'order_confirmed' as const };
  return { events: ['placed', 'accepted'], mail: 'order_accepted' as const };
}

/** Opens what a new order with its lines needs: a try for a transfer, or the invoice of one that is confirmed already. */
export async function beginPayment(deps: StoreDeps, queries: Queries, row: OrderRow, now: Date): Promise<void> {
  if (row.status === 'confirmed') await issueDocument(deps, queries, row, 'invoice', now);
  else if (row.paymentMethod === 'bank_transfer') await openTransferTry(queries, row, now);
}
