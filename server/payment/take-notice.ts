/** Notices of payment services (`docs/api.md` 5.5): proved, worked off once, whatever order they come in. */
import { and, eq } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { paymentNotice, paymentTry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { ProviderEvent } from '#server/kernel/payment-provider.ts';
import { bookProviderRefund } from './send-refunds.ts';
import { lockTry } from './settle-try.ts';

/** Takes the raw body of a notice. Throws `access_denied` for a forged one, `not_found` for a service that is not set up. */
export async function takeNotice(deps: StoreDeps, name: string, body: string, headers: Headers): Promise<void> {
  const { cardProvider: provider } = deps;
  if (provider?.name !== name) throw notFound();
  const event = await provider.verify(body, headers, deps.clock());
  if (!event) return;
  await transact(deps.db, async (queries) => {
    const first = await queries
      .insert(paymentNotice)
      .values({ provider: name, eventId: event.id, receivedAt: deps.clock() })
      .onConflictDoNothing()
      .returning();
    if (first.length > 0) await workOff(deps, queries, name, event);
  });
}

async function workOff(deps: StoreDeps, queries: Queries, provider: string, event: ProviderEvent): Promise<void> {
  if (event.kind === 'refund') return bookProviderRefund(deps, queries, event);
  // The service knows its own name for a try before the shop has written it down.
  const paymentNo = event.paymentNo ?? (await nameOf(queries, provider, event.ref));
  const locked = paymentNo === null ? null : await lockTry(queries, paymentNo);
  if (!locked || locked.tried.provider !== provider || (locked.tried.providerRef ?? event.ref) !== event.ref) {
    deps.log.info('payment_notice_unknown', { provider, notice: event.id });
    return;
  }
  await queries
    .update(paymentNotice)
    .set({ paymentNo })
    .where(and(eq(paymentNotice.provider, provider), eq(paymentNotice.eventId, event.id)));
  await applyOutcome(deps, queries, locked.row, locked.tried, event.outcome);
}

async function nameOf(queries: Queries, provider: string, ref: string): Promise<string | null> {
  const [tried] = await queries
    .select({ paymentNo: paymentTry.paymentNo })
    .from(paymentTry)
    .where(and(eq(paymentTry.provider, provider), eq(paymentTry.providerRef, ref)));
  return tried?.paymentNo ?? null;
}
