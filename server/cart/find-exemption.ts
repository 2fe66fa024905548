/** Whether the buyer's company pays no tax of a country, by certificate (`docs/api.md` 7.2). */
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import { account, taxExemption } from '#server/db/schema.ts';

/** Number of the certificate by which an account's company pays no tax of a country today; null where it has none. */
export async function findExemption(
  { deps: { db }, account: caller, now }: Pick<Call, 'deps' | 'account' | 'now'>,
  country: string | undefined,
): Promise<string | null> {
  if (!caller || country === undefined) return null;
  const today = now.toISOString().slice(0, 10);
  const [row] = await db
    .select({ number: taxExemption.number })
    .from(taxExemption)
    .innerJoin(account, eq(account.companyId, taxExemption.companyId))
    .where(
      and(eq(account.id, caller.id), eq(taxExemption.country, country), lte(taxExemption.startsOn, today), gte(taxExemption.endsOn, today)),
    )
    .orderBy(desc(taxExemption.endsOn), desc(taxExemption.createdAt))
    .limit(1);
  return row?.number ?? null;
}
