/** How long parts wait for their money (`docs/api.md` 7.4). */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '#server/db/client.ts';
import { orderEvent } from '#server/db/schema.ts';
import type { Settings } from '#server/kernel/settings.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Minutes that a buyer has on the page of a payment service. */
export const redirectMinutes = 30;

export function transferHoldUntil({ trade }: Pick<Settings, 'trade'>, from: Date): Date {
  return new Date(from.getTime() + trade.transferHoldDays * day);
}

export function redirectHoldUntil(now: Date): Date {
  return new Date(now.getTime() + redirectMinutes * minute);
}

/** When the parts were reserved, the last time that they were. */
export async function heldSince(queries: Queries, { orderNo, createdAt }: { orderNo: string; createdAt: Date }): Promise<Date> {
  const [last] = await queries
    .select({ at: orderEvent.at })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderNo, orderNo), inArray(orderEvent.code, ['placed', 'renewed'])))
    .orderBy(desc(orderEvent.id))
    .limit(1);
  return last?.at ?? createdAt;
}

/**
 * The end of a hold when a buyer begins to pay: a transfer has its days from when the parts were reserved, a redirect its minutes
 * from now. However often they begin anew, nothing is held for longer than a transfer would be.
 */
export function holdAfter(
  settings: Pick<Settings, 'trade'>,
  method: string,
  { since, until, now }: { since: Date; until: Date; now: Date },
): Date {
  const longest = transferHoldUntil(settings, since).getTime();
  const wanted = method === 'bank_transfer' ? longest : Math.min(longest, redirectHoldUntil(now).getTime());
  return new Date(Math.max(until.getTime(), wanted));
}
