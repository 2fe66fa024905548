import { eq } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import { account } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** Refuses an order by somebody who only asks for the company. Where a company's person is a guest, nobody knows of the company. */
export async function requireBuyer({ account: caller, deps: { db } }: Call): Promise<void> {
  if (!caller) return;
  const [row] = await db.select({ role: account.companyRole }).from(account).where(eq(account.id, caller.id));
  if (row?.role === 'requester') throw new StoreError('access_denied', { data: { reason: 'requester' } });
}
