/** The operator's console: `npm run -s shop -- <command>`. Works while the shop runs and while it does not. */
import { desc } from 'drizzle-orm';
import { type Database, connect } from '#server/db/client.ts';
import { outbox } from '#server/db/schema.ts';
import { readEnvironment } from '#server/environment.ts';
import { joinDatabase } from '#server/open-database.ts';
import { fail } from '#server/shutdown.ts';

interface Command {
  help: string;
  run: (db: Database, words: string[]) => Promise<void>;
}

const newest = 50;

const commands: Record<string, Command> = {
  mails: { help: 'lists the newest mails of the outbox; "mails 12" shows number 12 in full', run: showMails },
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
  const database = await joinDatabase(readEnvironment());
  const { db, close } = connect(database.url, 2);
  try {
    await command.run(db, words);
  } finally {
    await close();
    await database.stop();
  }
}

await main(process.argv.slice(2)).catch(fail);
