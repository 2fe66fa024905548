/** Saved calculations as their owner sees them. */
import { and, desc, eq, ilike, inArray, or } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { getSavedCalculations, SavedCalculation } from '#contract/api/saved-calculation.ts';
import type { Call } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { savedCalculation } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';

type Row = typeof savedCalculation.$inferSelect;

export function showCalculation({ id, tool, query, name, note, updatedAt }: Row): SavedCalculation {
  return { id, tool, query, name, note, updated_at: updatedAt.toISOString() };
}

export async function listCalculations(
  query: ParsedRequestOf<typeof getSavedCalculations>,
  call: Call,
): Promise<ResponseOf<typeof getSavedCalculations>> {
  const { db } = call.deps;
  const page = readPage(query);
  const words = `%${(query.keyword ?? '').replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = query.keyword ? or(ilike(savedCalculation.name, words), ilike(savedCalculation.note, words)) : undefined;
  const ofTool = query.tool === undefined ? undefined : eq(savedCalculation.tool, query.tool);
  const { id, name } = savedCalculation;
  // An account has few enough to be sorted here, as the language does it; the database knows one order alone.
  const all = await db
    .select({ id, name })
    .from(savedCalculation)
    .where(and(eq(savedCalculation.accountId, userOf(call).id), found, ofTool))
    .orderBy(desc(savedCalculation.updatedAt), desc(id));
  const { compare } = new Intl.Collator(call.locale.tag, { numeric: true });
  const sorted = query.sort === 'name' ? all.toSorted((one, other) => compare(one.name, other.name)) : all;
  const ids = sorted.slice((page.page - 1) * page.size, page.page * page.size).map((one) => one.id);
  const rows = await db.select().from(savedCalculation).where(inArray(id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const list = ids.flatMap((one) => byId.get(one) ?? []).map(showCalculation);
  return showPage(list, all.length, page);
}
