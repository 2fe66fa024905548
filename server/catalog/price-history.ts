/** The dated history of prices: what a reduced price is compared with (`docs/api.md` 7.11). The audit holds it, so it lasts as long. */
import { sql } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';

/** Action of the audit for a changed base price; its detail has `before` and `after`, millionths of the first break's price. */
export const priceAction = 'price.set';

/** A statement that sets what some offers were last sold at: the lowest price of thirty days where it is lower now, else nothing. */
export function comparePrices(which: string, now: string): string {
  return `
    update offer o set prior_micros_30d = fresh.prior
    from (
      select o.id, case when o.break_micros[1] < min((a.detail->>'before')::bigint) then min((a.detail->>'before')::bigint) end as prior
      from offer o left join audit a on a.target = o.sku and a.action = '${priceAction}'
        and a.at > ${now} - interval '30 days' and a.detail->>'before' is not null
      where ${which} group by o.id) fresh
    where fresh.id = o.id and o.prior_micros_30d is distinct from fresh.prior`;
}

export async function refreshPriorPrices(queries: Queries, offerIds: readonly number[], now: Date): Promise<void> {
  if (offerIds.length > 0)
    await queries.execute(sql.raw(comparePrices(`o.id in (${offerIds.join()})`, `timestamptz '${now.toISOString()}'`)));
}

/** Takes comparisons back that are older than thirty days. */
export async function forgetPriorPrices({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  await db.execute(sql.raw(comparePrices('o.prior_micros_30d is not null', `timestamptz '${clock().toISOString()}'`)));
}
