/** What time does to quotes: they are said to end soon, then they end (`docs/api.md` 6.3 and 7.12). */
import { day } from '#contract/durations.ts';
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import { inquiry } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { noticeDays } from './answer-quote.ts';
import { moveInquiry } from './move-inquiry.ts';
import { tellCustomer } from './tell-customer.ts';

const batch = 20;

/** Expires quotes whose last price has ended, some at a time; other servers take others. Gives how many it took. */
export async function expireQuotes(deps: StoreDeps): Promise<number> {
  const now = deps.clock();
  return transact(deps.db, async (queries) => {
    const due = await queries
      .select()
      .from(inquiry)
      .where(and(eq(inquiry.status, 'quoted'), lte(inquiry.validUntil, now)))
      .orderBy(asc(inquiry.validUntil))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of due) {
      // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
      await moveInquiry(queries, row, 'expired', { actor: 'timer', at: now });
    }
    return due.length;
  });
}

/** Tells customers once that their quote ends within three days. Gives how many it told. */
export async function announceEnds(deps: StoreDeps): Promise<number> {
  const now = deps.clock();
  const soon = new Date(now.getTime() + noticeDays * day);
  return transact(deps.db, async (queries) => {
    const due = await queries
      .select()
      .from(inquiry)
      .where(and(eq(inquiry.status, 'quoted'), isNull(inquiry.endToldAt), gt(inquiry.validUntil, now), lte(inquiry.validUntil, soon)))
      .orderBy(asc(inquiry.validUntil))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of due) {
      // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
      await queries.update(inquiry).set({ endToldAt: now }).where(eq(inquiry.inquiryNo, row.inquiryNo));
      // oxlint-disable-next-line no-await-in-loop -- as above
      await tellCustomer(deps, queries, 'quote_ending', row);
    }
    return due.length;
  });
}
