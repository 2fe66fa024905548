/** Finds out how tries ended whose notice has not come, and takes back those that nobody will pay any more. */
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { order, paymentTry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { applyOutcome } from './apply-outcome.ts';
import { readOpenTries, type TryRow } from './payment-try.ts';
import { silenceOf } from './provider-silence.ts';
import type { PaymentProvider, TryOutcome } from '#server/kernel/payment-provider.ts';
import { hour } from '#contract/durations.ts';

/** The adapter that a try went through, while it is still set up. */
function providerOf({ cardProvider }: Pick<StoreDeps, 'cardProvider'>, { provider }: Pick<TryRow, 'provider'>): PaymentProvider | null {
  return cardProvider?.name === provider ? cardProvider : null;
}

/** Locks the order of a try, then reads both as they are then. */
export async function lockTry(queries: Queries, paymentNo: string): Promise<{ row: OrderRow; tried: TryRow } | null> {
  const ofTry = queries.select({ orderNo: paymentTry.orderNo }).from(paymentTry).where(eq(paymentTry.paymentNo, paymentNo));
  const [row] = await queries.select().from(order).where(inArray(order.orderNo, ofTry)).for('update');
  const [tried] = await queries.select().from(paymentTry).where(eq(paymentTry.paymentNo, paymentNo));
  return row && tried ? { row, tried } : null;
}

export async function bookOutcome(deps: StoreDeps, paymentNo: string, outcome: TryOutcome): Promise<void> {
  await transact(deps.db, async (queries) => {
    const locked = await lockTry(queries, paymentNo);
    if (locked) await applyOutcome(deps, queries, locked.row, locked.tried, outcome);
  });
}

/** Asks the service about a try that waits; a service that does not answer leaves it as it is. */
export async function askAbout(deps: StoreDeps, tried: TryRow): Promise<void> {
  const provider = providerOf(deps, tried);
  if (!provider || tried.providerRef === null) return;
  const outcome = await provider.ask(tried.providerRef).catch(silenceOf(deps, provider.name, tried.paymentNo, 'ask'));
  if (outcome) await bookOutcome(deps, tried.paymentNo, outcome);
}

/** Takes an open redirect back at the service and books how it ended; false when the service does not answer. */
async function end(deps: StoreDeps, tried: TryRow): Promise<boolean> {
  const provider = providerOf(deps, tried);
  const outcome =
    provider && tried.providerRef !== null
      ? await provider.end(tried.providerRef).catch(silenceOf(deps, provider.name, tried.paymentNo, 'end'))
      : ({ status: 'expired' } as const);
  if (outcome) await bookOutcome(deps, tried.paymentNo, outcome.status === 'open' ? { status: 'expired' } : outcome);
  return outcome !== null;
}

/** Ends the redirects of an order before it is paid in another way; a service that does not answer does not stop the buyer. */
export async function endOpenRedirects(deps: StoreDeps, orderNo: string): Promise<void> {
  const open = (await readOpenTries(deps.db, orderNo)).filter(({ status }) => status === 'redirected');
  await Promise.all(open.map((tried) => end(deps, tried)));
}

/**
 * Takes back at the service what was cancelled here; one that is paid all the same is refunded by its notice. The order is cancelled
 * by then, so what cannot be booked here any more is for the log and not for the buyer.
 */
export async function endCancelledRedirects(deps: StoreDeps, orderNo: string): Promise<void> {
  const isLive = and(eq(paymentTry.orderNo, orderNo), eq(paymentTry.status, 'cancelled'), gt(paymentTry.expiresAt, deps.clock()));
  const cancelled = await deps.db.select().from(paymentTry).where(isLive);
  await Promise.all(
    cancelled.map((tried) =>
      end(deps, tried).catch((error: unknown) => deps.log.error('payment_end_not_booked', error, { payment_no: tried.paymentNo })),
    ),
  );
}

/** Ends redirects whose time is over, some at a time; gives how many. One whose service does not answer waits for an hour at most. */
export async function endOldRedirects(deps: StoreDeps, batch = 20): Promise<number> {
  const now = deps.clock();
  const due = await deps.db
    .select()
    .from(paymentTry)
    .where(and(inArray(paymentTry.status, ['created', 'redirected']), lte(paymentTry.expiresAt, now)))
    .orderBy(asc(paymentTry.expiresAt))
    .limit(batch);
  const ended = await Promise.all(due.map((tried) => endOld(deps, tried, now)));
  return ended.filter(Boolean).length;
}

async function endOld(deps: StoreDeps, tried: TryRow, now: Date): Promise<boolean> {
  if (await end(deps, tried)) return true;
  if (now.getTime() - (tried.expiresAt ?? now).getTime() < hour) return false;
  await bookOutcome(deps, tried.paymentNo, { status: 'expired' });
  return true;
}
