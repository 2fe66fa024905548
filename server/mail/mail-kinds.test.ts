/** Every kind of mail in every language, as a real mail server takes it and a mail program reads it. */
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { localeKeys, locales, wordLanguages } from '#contract/locale.ts';
import { outbox } from '#server/db/schema.ts';
import { openTestStore, type TestStore } from '#server/testing/store.ts';
import { type MailKind, post } from './post.ts';
import { type MailSender, sendNextMail, smtpSender } from './send-outbox.ts';

type Words = Record<string, string | Record<string, string>>;
const wordsOf = (language: string): Words =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/mail.json`, import.meta.url), 'utf8')) as Words; // our own file
/** A kind of mail is what has a subject; the compiler knows that every kind has one. */
const kinds = Object.entries(wordsOf('en')).flatMap(([kind, words]) =>
  typeof words === 'object' && 'subject' in words ? [kind as MailKind] : [],
);
/** The locale whose own language it is; others may borrow its words. */
const shopOf = (language: string) =>
  localeKeys.find((key) => locales[key].words === language && locales[key].tag.startsWith(language)) ?? 'en';

let store: TestStore;
let server: SMTPServer;
let sender: MailSender;
const received: Email[] = [];
beforeAll(async () => {
  store = await openTestStore();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const place = server.server.address();
  sender = smtpSender(`smtp://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`, 'shop@example.com');
});
afterAll(async () => {
  sender.close();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await store.close();
});
afterEach(async () => {
  received.length = 0;
  await store.db.delete(outbox);
});

/** A value for whatever the words of a kind name, but for numbers that decide about the plural. */
const valuesFor = (words: string) =>
  Object.fromEntries([...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, name === 'count' ? 3 : `<${name} & Co>`]));

test.each(wordLanguages.flatMap((language) => kinds.map((kind) => [language, kind] as const)))('%s: %s', async (language, kind) => {
  const own = wordsOf(language)[kind];
  const texts = typeof own === 'object' ? own : {};
  const english = wordsOf('en')[kind];
  const values = valuesFor(JSON.stringify(english));
  const parts = [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/, '')))];
  const rest = parts.filter((part) => !['subject', 'title', 'intro'].includes(part));
  await post(store.deps, store.db, {
    kind,
    to: 'reader@example.com',
    locale: shopOf(language),
    values,
    blocks: ({ say, url }) => [
      ...rest.map((part) => ({ kind: 'text' as const, text: say(`${kind}.${part}`, values) })),
      { kind: 'link', label: 'Link', url },
    ],
  });
  expect(await sendNextMail(store.deps, sender)).toBe(true);
  const [mail] = received;
  expect(mail).toMatchObject({ from: { address: 'shop@example.com' }, to: [{ address: 'reader@example.com' }] });
  const { subject = '', text = '', html = '' } = mail ?? {};
  for (const written of [subject, text, html]) {
    expect(written).not.toMatch(/\{\{|undefined|\[object/);
    expect(written).not.toContain(`${kind}.`);
  }
  expect(html).toContain(`<html lang="${locales[shopOf(language)].tag}`);
  // What a value holds is words, never markup.
  expect(html).not.toContain('& Co>');
  expect(text).toContain(`http://${language === 'en' ? '' : `${locales[shopOf(language)].hostLabel}.`}`);
  const title = texts['title'] ?? '';
  if (title && !title.includes('{{')) expect([text, html].every((one) => one.includes(title))).toBe(true);
  if (language !== 'en' && typeof english === 'object') expect(subject).not.toBe(english['subject']);
});
