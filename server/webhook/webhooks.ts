/** Addresses that are told what happens in the shop, and the log of what they were told (`docs/api.md` 5.6). */
import { randomUUID } from 'node:crypto';
import { asc, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import {
  type getWebhookLog,
  type saveWebhook as saveCall,
  type WebhookEvent,
  type WebhookInfo,
  webhookKinds,
  webhookTestType,
} from '#contract/api/admin/webhook.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { day } from '#contract/durations.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { webhook, webhookEvent } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { invalidField, notFound, StoreError } from '#server/kernel/store-error.ts';
import { leadsOutside } from './public-address.ts';
import { newWebhookSecret, sealWebhookSecret } from './webhook-secret.ts';

const mostWebhooks = 20;
/** A test that failed has told its owner already. */
export const isGivenUp: SQL = sql`${webhookEvent.failedAt} is not null and ${webhookEvent.type} <> ${webhookTestType}`;
/** Events hold numbers of orders and customers; this long they help to answer questions. */
const keptDays = 30;

type WebhookRow = typeof webhook.$inferSelect;

async function showWebhook(queries: Queries, row: WebhookRow): Promise<WebhookInfo> {
  const { id, url, kinds, createdAt, stoppedAt } = row;
  const [found] = await queries
    .select({
      waiting: sql<number>`count(*) filter (where ${webhookEvent.nextTryAt} is not null)::int`,
      failed: sql<number>`count(*) filter (where ${isGivenUp})::int`,
    })
    .from(webhookEvent)
    .where(eq(webhookEvent.webhookId, id));
  return {
    id,
    url,
    kinds: webhookKinds.filter((kind) => kinds.includes(kind)),
    created_at: createdAt.toISOString(),
    stopped_at: stoppedAt?.toISOString() ?? null,
    waiting: found?.waiting ?? 0,
    failed: found?.failed ?? 0,
  };
}

export async function listWebhooks(queries: Queries): Promise<{ list: WebhookInfo[] }> {
  const rows = await queries.select().from(webhook).orderBy(asc(webhook.createdAt), asc(webhook.id));
  const list: WebhookInfo[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a handful, and one connection may serve a transaction
  for (const row of rows) list.push(await showWebhook(queries, row));
  return { list };
}

/** Makes one with a secret, or changes one; an address inside the network is refused at its field. */
export async function saveWebhook(acting: Acting, request: ParsedRequestOf<typeof saveCall>): Promise<ResponseOf<typeof saveCall>> {
  const { url } = request;
  if (!(await leadsOutside(new URL(url)))) throw invalidField('url', { code: 'not_allowed' });
  const kinds = webhookKinds.filter((kind) => request.kinds.includes(kind));
  return audited(acting, {
    action: 'webhook.save',
    target: url,
    detail: { kinds, stopped: request.stopped === true },
    run: async (queries) => {
      const change = { url, kinds, stoppedAt: request.stopped ? acting.now : null };
      const made = request.id === undefined ? await makeWebhook(acting, queries, change) : await changeWebhook(queries, request.id, change);
      const answer = { webhook: await showWebhook(queries, made.row), secret: made.secret };
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

type Change = Pick<WebhookRow, 'url' | 'kinds' | 'stoppedAt'>;

async function makeWebhook({ deps, now }: Acting, queries: Queries, change: Change) {
  if ((await queries.$count(webhook)) >= mostWebhooks) throw invalidField('url', { code: 'out_of_range', limit: mostWebhooks });
  const id = randomUUID();
  const secret = newWebhookSecret();
  const sealed = sealWebhookSecret(deps, id, secret);
  const [row] = await queries
    .insert(webhook)
    .values({ ...change, id, secret: sealed, createdAt: now })
    .returning();
  if (!row) throw new Error('The webhook that was just made is not there');
  return { row, secret };
}

async function changeWebhook(queries: Queries, id: string, change: Change) {
  const [row] = await queries.update(webhook).set(change).where(eq(webhook.id, id)).returning();
  if (!row) throw notFound();
  return { row, secret: null };
}

export function removeWebhook(acting: Acting, id: string): Promise<{ list: WebhookInfo[] }> {
  return audited(acting, {
    action: 'webhook.remove',
    target: id,
    run: async (queries) => {
      const gone = await queries.delete(webhook).where(eq(webhook.id, id)).returning({ id: webhook.id });
      if (gone.length === 0) throw notFound();
      const answer = await listWebhooks(queries);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

function showEvent(row: typeof webhookEvent.$inferSelect): WebhookEvent {
  const { id, type, body, createdAt, tries, nextTryAt, failedAt, answer } = row;
  const status = nextTryAt ? 'waiting' : failedAt ? 'failed' : 'sent';
  return { id, type, body, at: createdAt.toISOString(), status, tries, next_try_at: nextTryAt?.toISOString() ?? null, answer };
}

export async function readWebhookLog(
  queries: Queries,
  query: ParsedRequestOf<typeof getWebhookLog>,
): Promise<ResponseOf<typeof getWebhookLog>> {
  const page = readPage(query);
  const its = eq(webhookEvent.webhookId, query.id);
  if ((await queries.$count(webhook, eq(webhook.id, query.id))) === 0) throw notFound();
  const [found] = await queries.select({ events: count() }).from(webhookEvent).where(its);
  const rows = await queries
    .select()
    .from(webhookEvent)
    .where(its)
    .orderBy(desc(webhookEvent.createdAt), desc(webhookEvent.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  return showPage(rows.map(showEvent), found?.events ?? 0, page);
}

/** Lets an event be sent anew, as if it had just happened. */
export function replayEvent(acting: Acting, id: string): Promise<WebhookEvent> {
  return audited(acting, {
    action: 'webhook.replay',
    target: id,
    run: async (queries) => {
      const change = { tries: 0, nextTryAt: acting.now, failedAt: null, sentAt: null, answer: null };
      const [row] = await queries.update(webhookEvent).set(change).where(eq(webhookEvent.id, id)).returning();
      if (!row) throw notFound();
      const answer = showEvent(row);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

/** Notes a test for an address; the job sends it as it sends what happens. */
export function testWebhook(acting: Acting, id: string): Promise<WebhookEvent> {
  return audited(acting, {
    action: 'webhook.test',
    target: id,
    run: async (queries) => {
      const [hook] = await queries.select().from(webhook).where(eq(webhook.id, id));
      if (!hook) throw notFound();
      if (hook.stoppedAt !== null) throw new StoreError('state_conflict');
      const { now } = acting;
      const body = JSON.stringify({ type: webhookTestType, timestamp: now.toISOString(), data: { webhook: id } });
      const event = {
        id: `msg_${randomUUID().replaceAll('-', '')}`,
        webhookId: id,
        type: webhookTestType,
        body,
        createdAt: now,
        nextTryAt: now,
      };
      const [row] = await queries.insert(webhookEvent).values(event).returning();
      if (!row) throw new Error('The test that was just noted is not there');
      const answer = showEvent(row);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

export async function forgetOldEvents({ db, clock }: Pick<StoreDeps, 'db' | 'clock'>): Promise<void> {
  await db.delete(webhookEvent).where(lt(webhookEvent.createdAt, new Date(clock().getTime() - keptDays * day)));
}
