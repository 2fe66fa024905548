import { and, desc, eq, gte, ilike, lt } from 'drizzle-orm';
import type { getAudit } from '#contract/api/admin/audit.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { audit } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { day as dayMs } from '#contract/durations.ts';

/** Kept for two years (`docs/api.md` 5.6). */
const keptDays = 730;

/** Newest first; an action may be given by its beginning, such as `order.`. */
export async function findAudit(queries: Queries, query: ParsedRequestOf<typeof getAudit>): Promise<ResponseOf<typeof getAudit>> {
  const page = readPage(query);
  const { actor, target, action, from, to } = query;
  const matching = and(
    actor ? eq(audit.actor, actor) : undefined,
    target ? eq(audit.target, target) : undefined,
    action ? ilike(audit.action, `${action.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    from === undefined ? undefined : gte(audit.at, new Date(from)),
    to === undefined ? undefined : lt(audit.at, new Date(Date.parse(to) + dayMs)),
  );
  const rows = await queries
    .select()
    .from(audit)
    .where(matching)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map(({ at, actor: who, role, action: what, target: whom, detail }) => {
    return { at: at.toISOString(), actor: who, role, action: what, target: whom, detail };
  });
  return showPage(list, await queries.$count(audit, matching), page);
}

export async function forgetOldAudit({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(audit).where(lt(audit.at, new Date(clock().getTime() - keptDays * dayMs)));
}
