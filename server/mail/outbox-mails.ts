/** The outbox for those who run the shop: what waits, what failed, and trying again (`docs/api.md` 5.6). */
import { and, desc, eq, gt, ilike, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { AdminMail, getMails, MailState } from '#contract/api/admin/mail.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { localeKeys } from '#contract/locale.ts';
import { type Acting, audited } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { operatorPerson, outbox } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { StoreError, notFound } from '#server/kernel/store-error.ts';
import type { Mail } from './envelope.ts';
import { post } from './post.ts';

const isOpen = and(isNull(outbox.sentAt), isNull(outbox.failedAt));
const inState: Record<MailState, SQL | undefined> = {
  waiting: and(isOpen, eq(outbox.tries, 0)),
  retrying: and(isOpen, gt(outbox.tries, 0)),
  sent: isNotNull(outbox.sentAt),
  refused: eq(outbox.failure, 'refused'),
  given_up: eq(outbox.failure, 'given_up'),
};

function showMail(mail: Mail): AdminMail {
  const { id, kind, recipient, subject, tries, failure } = mail;
  const state = mail.sentAt ? 'sent' : (failure ?? (tries === 0 ? 'waiting' : 'retrying'));
  return {
    id,
    kind,
    recipient,
    locale: localeKeys.find((key) => key === mail.locale) ?? 'en',
    subject,
    state,
    tries,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
    next_try_at: state === 'retrying' ? mail.nextTryAt.toISOString() : null,
    reason: mail.lastError,
  };
}

export async function listMails(
  { db, settings }: Pick<StoreDeps, 'db' | 'settings'>,
  query: ParsedRequestOf<typeof getMails>,
): Promise<ResponseOf<typeof getMails>> {
  const page = readPage(query);
  const pattern = `%${(query.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const named = or(ilike(outbox.recipient, pattern), ilike(outbox.subject, pattern), ilike(outbox.kind, pattern));
  const matching = and(query.state && inState[query.state], query.keyword ? named : undefined);
  const rows = await db
    .select()
    .from(outbox)
    .where(matching)
    .orderBy(desc(outbox.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  // Accounts are activated by mail exactly where there is a mail server.
  return { ...showPage(rows.map(showMail), await db.$count(outbox, matching), page), has_server: settings.accountActivation };
}

/** Tries a mail from the start, as if it had just been written. */
export function retryMail(acting: Acting, id: number): Promise<AdminMail> {
  return audited(acting, {
    action: 'mail.retry',
    target: String(id),
    run: async (queries) => {
      const [mail] = await queries.select().from(outbox).where(eq(outbox.id, id)).for('update');
      if (!mail) throw notFound();
      if (mail.sentAt) throw new StoreError('state_conflict');
      const anew = { tries: 0, nextTryAt: acting.now, failure: null, failedAt: null };
      await queries.update(outbox).set(anew).where(eq(outbox.id, id));
      const answer = showMail({ ...mail, ...anew });
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}

/** To the person who asks, so that nobody can have the shop write to strangers. */
export function sendTestMail(acting: Acting): Promise<AdminMail> {
  const { deps, personId, locale } = acting;
  if (personId === null) throw new StoreError('state_conflict');
  return audited(acting, {
    action: 'mail.test',
    target: personId,
    run: async (queries) => {
      const [person] = await queries.select().from(operatorPerson).where(eq(operatorPerson.id, personId));
      if (!person) throw notFound();
      await post(deps, queries, { kind: 'mail_test', to: person.email, locale: locale.key, values: {}, blocks: () => [] });
      const [mail] = await queries.select().from(outbox).where(eq(outbox.recipient, person.email)).orderBy(desc(outbox.id)).limit(1);
      if (!mail) throw notFound();
      const answer = showMail(mail);
      await acting.keepAnswer(queries, answer);
      return answer;
    },
  });
}
