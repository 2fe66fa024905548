/** Tax exemptions of companies by certificate (`docs/api.md` 7.2). */
import { and, desc, eq, gte, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TaxExemption } from '#contract/api/admin/tax-exemption.ts';
import { day } from '#contract/durations.ts';
import type { Queries } from '#server/db/client.ts';
import { taxExemption } from '#server/db/schema.ts';

type Row = typeof taxExemption.$inferSelect;

/** The operator is told of the end so many days before. */
const noticeDays = 30;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const noticeEnd = (now: Date): string => dayOf(new Date(now.getTime() + noticeDays * day));

/** Those that end within the notice with no later one of the same company and country. */
export function isEnding(queries: Queries, now: Date): SQL | undefined {
  const later = alias(taxExemption, 'later');
  const its = queries
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.companyId, taxExemption.companyId),
        eq(later.country, taxExemption.country),
        sql`${later.endsOn} > ${taxExemption.endsOn}`,
      ),
    );
  return and(gte(taxExemption.endsOn, dayOf(now)), lte(taxExemption.endsOn, noticeEnd(now)), notExists(its));
}

export function showExemption({ id, country, number, startsOn, endsOn }: Row, now: Date): TaxExemption {
  const today = dayOf(now);
  const state = endsOn < today ? 'expired' : startsOn > today ? 'scheduled' : endsOn <= noticeEnd(now) ? 'ending' : 'valid';
  return { id, country, number, starts_on: startsOn, ends_on: endsOn, state };
}

export async function readExemptions(queries: Queries, companyId: string, now: Date): Promise<TaxExemption[]> {
  const rows = await queries
    .select()
    .from(taxExemption)
    .where(eq(taxExemption.companyId, companyId))
    .orderBy(desc(taxExemption.endsOn), desc(taxExemption.createdAt));
  return rows.map((row) => showExemption(row, now));
}
