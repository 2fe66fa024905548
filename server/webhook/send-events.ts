/** Sends the events that wait (`docs/api.md` 5.6, `webhooks`). */
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { webhookTestType } from '#contract/api/admin/webhook.ts';
import { minute, hour } from '#contract/durations.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { webhook, webhookEvent } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { InsideAddress } from './public-address.ts';
import { type PostEvent, postOutside } from './post-event.ts';
import { openWebhookSecret } from './webhook-secret.ts';

/** From one try to the next; after the last one the event is given up, and stays to be sent again by hand. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** The address says that it is no more. */
const gone = 410;

type Due = { event: typeof webhookEvent.$inferSelect; hook: typeof webhook.$inferSelect };

/** Takes the oldest due event of each address and sends them together; gives how many it took. */
export async function sendEvents(deps: StoreDeps, post: PostEvent = postOutside): Promise<number> {
  const due = await takeDue(deps);
  await Promise.all(due.map((one) => sendOne(deps, one, post)));
  return due.length;
}

/** Each is held back first, so that a crash cannot send it forever. */
async function takeDue({ db, clock }: StoreDeps): Promise<Due[]> {
  const now = clock();
  return transact(db, async (queries) => {
    const oldest = queries
      .select({
        id: sql<string>`(select e.id from ${webhookEvent} e where e.webhook_id = ${webhook}.id and e.next_try_at <= ${now.toISOString()}
          order by e.next_try_at limit 1)`,
      })
      .from(webhook)
      .where(isNull(webhook.stoppedAt));
    const found = await queries
      .select({ event: webhookEvent, hook: webhook })
      .from(webhookEvent)
      .innerJoin(webhook, eq(webhook.id, webhookEvent.webhookId))
      .where(and(inArray(webhookEvent.id, oldest), lte(webhookEvent.nextTryAt, now)))
      .for('update', { of: webhookEvent, skipLocked: true });
    for (const { event } of found) {
      const next = new Date(now.getTime() + (pauses[event.tries] ?? hour));
      // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
      await queries
        .update(webhookEvent)
        .set({ tries: sql`${webhookEvent.tries} + 1`, nextTryAt: next })
        .where(eq(webhookEvent.id, event.id));
    }
    return found;
  });
}

async function sendOne({ db, clock, log, signingKey }: StoreDeps, { event, hook }: Due, post: PostEvent): Promise<void> {
  const { id, body } = event;
  const secret = openWebhookSecret({ signingKey }, hook);
  const answer = await post({ id, url: hook.url, secret, body, at: clock() }).catch(reasonOf);
  const its = eq(webhookEvent.id, id);
  if (typeof answer === 'number' && answer >= 200 && answer < 300) {
    await db
      .update(webhookEvent)
      .set({ sentAt: clock(), nextTryAt: null, failedAt: null, answer: String(answer) })
      .where(its);
    return;
  }
  // Whoever sent a test looks at it now, and sends another.
  const isLast = event.type === webhookTestType || event.tries + 1 >= pauses.length;
  const given = isLast ? { failedAt: clock(), nextTryAt: null } : {};
  await db
    .update(webhookEvent)
    .set({ answer: String(answer), ...given })
    .where(its);
  if (answer === gone) await db.update(webhook).set({ stoppedAt: clock() }).where(eq(webhook.id, hook.id));
  log.warn('webhook_failed', {
    id,
    webhook: hook.id,
    tries: event.tries + 1,
    reason: String(answer),
    outcome: isLast ? 'given_up' : 'tried_again',
  });
}

/** In a word that says nothing of what is at the address. */
function reasonOf(error: unknown): string {
  if (error instanceof InsideAddress) return 'address inside the network';
  const { code, name } = error as { code?: unknown; name?: unknown }; // Node's own errors have them
  return name === 'TimeoutError' || name === 'AbortError' ? 'no answer in time' : typeof code === 'string' ? code : 'no connection';
}
