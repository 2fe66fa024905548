/** Tells the operator of mails that did not go out and are not tried again (`docs/operate.md`, "Mails"). */
import { and, asc, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { outbox } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { formatCount } from '#server/kernel/format.ts';
import { post } from './post.ts';
import { day } from '#contract/durations.ts';

const kind = 'mail_trouble';
const mostShown = 20;

/** Posts one mail a day at most, and none while the last one waits; gives how many mails it tells of. */
export async function tellFailedMails(deps: StoreDeps): Promise<number> {
  const { email: to } = deps.settings.site;
  if (to === '') return 0;
  return transact(deps.db, async (queries) => {
    const [last] = await queries.select().from(outbox).where(eq(outbox.kind, kind)).orderBy(desc(outbox.id)).limit(1);
    if (last && (last.sentAt === null || last.createdAt.getTime() > deps.clock().getTime() - day)) return 0;
    const failed = await readFailed(queries, last?.createdAt ?? new Date(0));
    if (failed.length === 0) return 0;
    await post(deps, queries, {
      kind,
      to,
      locale: 'en',
      values: { mails: formatCount(failed.length, 'en') },
      blocks: ({ say }) => [
        {
          kind: 'table',
          head: [say(`${kind}.number`), say(`${kind}.about`), say(`${kind}.recipient`), say(`${kind}.reason`)],
          rows: failed.slice(0, mostShown).map((mail) => [String(mail.id), mail.kind, mail.recipient, mail.lastError ?? '']),
        },
        { kind: 'text', text: say(`${kind}.advice`) },
      ],
    });
    return failed.length;
  });
}

async function readFailed(queries: Queries, since: Date) {
  return queries
    .select({ id: outbox.id, kind: outbox.kind, recipient: outbox.recipient, lastError: outbox.lastError })
    .from(outbox)
    .where(and(isNotNull(outbox.failedAt), gt(outbox.failedAt, since), ne(outbox.kind, kind)))
    .orderBy(asc(outbox.id));
}
