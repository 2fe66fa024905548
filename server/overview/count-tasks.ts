import { sql } from 'drizzle-orm';
import { type getTasks, type TaskKind, taskKinds } from '#contract/api/admin/overview.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { isOverdue } from '#server/account/company/credit.ts';
import { isEnding } from '#server/account/company/exemption.ts';
import { order, taxExemption, webhookEvent } from '#server/db/schema.ts';
import type { Queries } from '#server/db/client.ts';
import { partRows, pullRow } from '#server/settings/stored-settings.ts';
import { isGivenUp } from '#server/webhook/webhooks.ts';
import { importPrefix, longestSilence } from '#server/admin/import-state.ts';

/** What waits for somebody, each kind counted over an index of what is open. A silent import has lost its server, as `job` tells too. */
export async function countTasks(queries: Queries, now: Date): Promise<ResponseOf<typeof getTasks>> {
  const lost = new Date(now.getTime() - longestSilence).toISOString();
  const { rows } = await queries.execute<{ kind: TaskKind; count: number }>(sql`
    select 'orders_' || status as kind, count(*)::int as count from shop_order
      where status in ('pending', 'confirmed', 'processing', 'partially_shipped') group by status
    union all select 'orders_overdue', count(*)::int from ${order} where ${isOverdue(now)}
    union all select 'exemptions_ending', count(*)::int from ${taxExemption} where ${isEnding(queries, now)}
    union all select 'quotes_' || status, count(*)::int from inquiry
      where status in ('submitted', 'in_review', 'revision_requested') group by status
    union all select 'returns_' || status, count(*)::int from goods_return
      where kind = 'return' and status in ('requested', 'received') group by status
    union all select 'withdrawals_' || status, count(*)::int from goods_return
      where kind = 'withdrawal' and status in ('accepted', 'received') group by status
    union all select 'comments', count(*)::int from comment where status = 'pending'
    union all select 'questions', count(*)::int from question where status = 'pending'
    union all select 'links', count(*)::int from friendly_link where status = 'pending'
    union all select 'messages', count(*)::int from feedback where status = 'open'
    union all select 'failed_mails', count(*)::int from outbox where failed_at is not null
    union all select 'failed_imports', count(*)::int from setting where key like ${`${importPrefix}%`}
      and (value->>'status' = 'failed' or (value->>'status' = 'running' and updated_at < ${lost}))
    union all select 'failed_rates', count(*)::int from setting pull, setting rates
      where pull.key = ${pullRow} and pull.value->>'problem' is not null and rates.key = ${partRows.rates} and rates.value->>'rates_from' = 'ecb'
    union all select 'failed_sources', count(*)::int from part_source where failures > 0 and paused_at is null
    union all select 'failed_webhooks', count(*)::int from ${webhookEvent} where ${isGivenUp}`);
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  return { list: taskKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 })) };
}
