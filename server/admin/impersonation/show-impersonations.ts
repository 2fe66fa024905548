import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { getImpersonations, ShownImpersonation } from '#contract/api/admin/impersonation.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { actAction } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { audit, impersonation } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';

type Row = typeof impersonation.$inferSelect;

const mostActs = 200;
const idOf = sql<string>`${audit.detail} ->> 'impersonation'`;

function wordIn(detail: Record<string, unknown>, ...names: string[]): string | null {
  const found = names.map((name) => detail[name]).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found : null;
}

async function readActs(queries: Queries, ids: readonly string[]): Promise<Map<string, ShownImpersonation['acts']>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: idOf, at: audit.at, detail: audit.detail })
    .from(audit)
    .where(and(eq(audit.action, actAction), inArray(idOf, [...ids])))
    .orderBy(asc(audit.id));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...byId].map(([id, its]) => [
      id,
      its.slice(0, mostActs).map(({ at, detail }) => ({
        at: at.toISOString(),
        call: wordIn(detail, 'call') ?? '',
        about: wordIn(detail, 'return_no', 'order_no', 'inquiry_no'),
        refused: wordIn(detail, 'refused'),
      })),
    ]),
  );
}

function show(
  { id, operator, role, reason, openedAt, endsAt, endedAt }: Row,
  acts: ShownImpersonation['acts'],
  now: Date,
): ShownImpersonation {
  return {
    id,
    operator,
    role,
    reason,
    opened_at: openedAt.toISOString(),
    ends_at: (endedAt ?? endsAt).toISOString(),
    is_open: endedAt === null && endsAt > now,
    acts,
  };
}

export async function showImpersonation(queries: Queries, row: Row, now: Date): Promise<ShownImpersonation> {
  return show(row, (await readActs(queries, [row.id])).get(row.id) ?? [], now);
}

/** When operators acted for a customer, the newest first. */
export async function listImpersonations(
  queries: Queries,
  query: ParsedRequestOf<typeof getImpersonations>,
  now: Date,
): Promise<ResponseOf<typeof getImpersonations>> {
  const page = readPage(query);
  const its = eq(impersonation.accountId, query.account_id);
  const rows = await queries
    .select()
    .from(impersonation)
    .where(its)
    .orderBy(desc(impersonation.openedAt), desc(impersonation.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const acts = await readActs(
    queries,
    rows.map(({ id }) => id),
  );
  const shown = rows.map((row) => show(row, acts.get(row.id) ?? [], now));
  return showPage(shown, await queries.$count(impersonation, its), page);
}
