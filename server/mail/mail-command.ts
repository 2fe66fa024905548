/** `npm run -s shop -- mails`: what is in the outbox, and what became of it. */
import { desc, eq, isNotNull } from 'drizzle-orm';
import { getMailPreview } from '#contract/api/admin/mail.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { outbox } from '#server/db/schema.ts';
import { asTable, ConsoleProblem, parsed, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import type { Mail } from './envelope.ts';
import { retryMail } from './outbox-mails.ts';
import { mailKinds, previewMail } from './preview-mail.ts';

export const mailHelp = `lists the newest mails of the outbox; "mails 12" shows number 12 in full
             mails --failed      those that are not tried any more, with the reason
             mails retry 12      tries number 12 anew
             mails preview order_paid de   how a kind reads in a language`;

const newest = 50;

/** Where a mail stands, in words. */
function stateOf({ sentAt, failure, tries }: Pick<Mail, 'sentAt' | 'failure' | 'tries'>): string {
  if (sentAt) return 'sent';
  if (failure) return failure === 'refused' ? 'refused' : 'given up';
  return tries === 0 ? 'waits' : `failed ${tries}×, is tried again`;
}

/** Runs the words after "mails". */
export function runMails(deps: StoreDeps, words: string[]): Promise<void> {
  const { db } = deps;
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { failed: { type: 'boolean' } });
    const [first] = positionals;
    if (first === 'retry') return retry(deps, readCount(wordAt(positionals, 1, 'The number of the mail'), 'mail'));
    if (first === 'preview') return preview(deps, wordAt(positionals, 1, `The kind (${mailKinds.join(', ')})`), positionals[2]);
    if (first !== undefined) return showMail(db, readCount(first, 'mail'));
    return listMails(db, values.failed === true);
  });
}

type Database = StoreDeps['db'];

async function listMails(db: Database, isFailed: boolean): Promise<void> {
  const mails = await db
    .select()
    .from(outbox)
    .where(isFailed ? isNotNull(outbox.failedAt) : undefined)
    .orderBy(desc(outbox.id))
    .limit(newest);
  const rows = mails.map((mail) => [
    String(mail.id),
    mail.createdAt.toISOString(),
    stateOf(mail),
    mail.kind,
    mail.recipient,
    mail.subject,
    mail.lastError ?? '',
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (mails.length === 0) console.log(isFailed ? 'No mail has failed.' : 'The outbox is empty.');
}

async function showMail(db: Database, id: number): Promise<void> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw new ConsoleProblem(`There is no mail ${id}.`);
  const { recipient, subject, tries, nextTryAt, lastError, text } = mail;
  const isTried = !mail.sentAt && !mail.failedAt && tries > 0;
  const facts = [
    `To: ${recipient}`,
    `Subject: ${subject}`,
    `State: ${stateOf(mail)}${isTried ? ` at ${nextTryAt.toISOString()}` : ''}`,
    ...(lastError === null ? [] : [`Reason: ${lastError}`]),
  ];
  console.log(`${facts.join('\n')}\n\n${text}`);
}

function preview(deps: StoreDeps, kind: string, locale = 'en'): void {
  const { subject, text } = previewMail(deps, parsed(getMailPreview, { kind, locale }));
  console.log(`Subject: ${subject}\n\n${text}`);
}

async function retry(deps: StoreDeps, id: number): Promise<void> {
  const [mail] = await deps.db.select().from(outbox).where(eq(outbox.id, id));
  if (!mail) throw new ConsoleProblem(`There is no mail ${id}.`);
  if (mail.sentAt) throw new ConsoleProblem(`Mail ${id} was sent at ${mail.sentAt.toISOString()}.`);
  await retryMail(actingOnConsole(deps), id);
  console.log(`Mail ${id} is tried anew.`);
}
