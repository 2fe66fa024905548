import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type beginImpersonation as endpoint, impersonationMinutes } from '#contract/api/admin/impersonation.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { minute } from '#contract/durations.ts';
import { isLocaleKey } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { giveImpersonation } from '#server/account/handover.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { account, impersonation } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { formatMoment } from '#server/kernel/format.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import { post } from '#server/mail/post.ts';
import { showImpersonation } from './show-impersonations.ts';

interface Opener {
  /** The log-in with which it ends; null for the console. */
  sessionId: string | null;
  /** What the browser calls itself that will open the address; null for any. */
  browser: string | null;
}

/**
 * Opens the shop in a customer's place, in their language and so in their prices. They are told at once by mail.
 * Throws `state_conflict` for an account that is not active.
 */
export async function beginImpersonation(
  acting: Acting,
  { account_id: accountId, reason }: ParsedRequestOf<typeof endpoint>,
  { sessionId, browser }: Opener,
): Promise<ResponseOf<typeof endpoint>> {
  const { deps, actor, now } = acting;
  return transact(deps.db, async (queries) => {
    const [row] = await queries.select().from(account).where(eq(account.id, accountId)).for('update');
    if (!row || row.status === 'erased') throw notFound();
    if (row.status !== 'active') throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
    const endsAt = new Date(now.getTime() + impersonationMinutes * minute);
    const id = randomUUID();
    const values = { id, accountId, operator: actor.name, role: actor.role, sessionId, reason, openedAt: now, endsAt };
    const [opened] = await queries.insert(impersonation).values(values).returning();
    if (!opened) throw new Error('An insert returns what it has inserted');
    await writeAudit(queries, { actor, action: 'customer.impersonate', target: row.email, detail: { impersonation: id, reason }, at: now });
    const locale = isLocaleKey(row.locale) ? row.locale : 'en';
    const base = siteUrl(deps.settings, locale);
    const host = new URL(base).hostname;
    const { code, expiresAt } = await giveImpersonation(queries, { accountId, impersonationId: id, host, browser, now });
    await post(deps, queries, {
      kind: 'acted_for',
      to: row.email,
      accountId,
      locale,
      values: { reason },
      blocks: ({ say, tag, url }) => [
        { kind: 'text', text: say('acted_for.until', { until: formatMoment(endsAt.toISOString(), tag) }) },
        { kind: 'link', label: say('acted_for.open'), url: `${url}${buildPath('user-userCenter')}` },
        { kind: 'text', text: say('acted_for.ignore') },
      ],
    });
    const answer = {
      impersonation: await showImpersonation(queries, opened, now),
      // `~`: the log-in is of the window's session, whatever the browser keeps.
      address: `${base}/#handover=${code}~`,
      opens_until: expiresAt.toISOString(),
    };
    await acting.keepAnswer(queries, answer);
    return answer;
  });
}
