/** The operator's console: `npm run -s shop -- <command>`. Works while the shop runs and while it does not. */
import { desc } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { SetupError } from '#server/db/binaries.ts';
import { outbox } from '#server/db/schema.ts';
import { runOnDatabase } from '#server/open-database.ts';
import { readSiteFacts, saveSiteFacts, siteFacts, withFacts } from '#server/operator-site.ts';
import { defaultSettings } from '#server/settings.ts';
import { contentHelp, runContent } from '#server/content/content-command.ts';
import { couponHelp, runCoupon } from '#server/coupon/coupon-command.ts';

interface Command {
  help: string;
  run: (db: Database, words: string[]) => Promise<void>;
}

const newest = 50;

const commands: Record<string, Command> = {
  content: { help: contentHelp, run: runContent },
  coupon: { help: couponHelp, run: runCoupon },
  mails: { help: 'lists the newest mails of the outbox; "mails 12" shows number 12 in full', run: showMails },
  site: { help: 'shows what the shop tells about the company; "site email sales@example.com" sets one fact', run: tellSite },
};

async function showMails(db: Database, [number]: string[]): Promise<void> {
  const mails = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(newest);
  const chosen = number === undefined ? undefined : mails.find(({ id }) => String(id) === number);
  if (chosen) {
    console.log(`To: ${chosen.recipient}\nSubject: ${chosen.subject}\n\n${chosen.text}`);
    return;
  }
  for (const { id, kind, recipient, subject, createdAt, sentAt } of mails) {
    console.log(`${id}  ${createdAt.toISOString()}  ${sentAt ? 'sent' : 'kept'}  ${kind}  ${recipient}  ${subject}`);
  }
  if (mails.length === 0) console.log('The outbox is empty.');
}

async function tellSite(db: Database, [fact, ...value]: string[]): Promise<void> {
  if (fact !== undefined) {
    const facts = siteFacts.safeParse({ [fact]: value.join(' ') });
    if (!facts.success) throw new SetupError(`"${value.join(' ')}" cannot be the ${fact}.`);
    if (!(fact in facts.data)) throw new SetupError(`There is no fact "${fact}": ${Object.keys(siteFacts.def.shape).join(', ')}.`);
    await saveSiteFacts(db, facts.data);
  }
  for (const [name, text] of Object.entries(withFacts(defaultSettings.site, await readSiteFacts(db)))) {
    if (!Array.isArray(text)) console.log(`${name.padEnd(10)} ${text ?? ''}`);
  }
}

function showHelp(): void {
  console.log('npm run -s shop -- <command>\n');
  for (const [name, { help }] of Object.entries(commands)) console.log(`  ${name.padEnd(10)} ${help}`);
}

async function main([name = '', ...words]: string[]): Promise<void> {
  const command = commands[name];
  if (!command) {
    showHelp();
    process.exitCode = name === '' ? 0 : 1;
    return;
  }
  await runOnDatabase((db) => command.run(db, words));
}

await main(process.argv.slice(2));
