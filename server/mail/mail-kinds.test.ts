/** Every kind of mail in every language, as a real mail server takes it and a mail program reads it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localeKeys, locales, wordLanguages } from '#contract/locale.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts';
import { envelopeOf } from './envelope.ts';
import { compose, type Letter, type MailKind } from './post.ts';
import { type MailSender, smtpSender } from './send-outbox.ts';

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
const textsOf = (language: string, kind: string) => {
  const own = wordsOf(language)[kind];
  return typeof own === 'object' ? own : {};
};

let server: MailServer;
let sender: MailSender;
beforeAll(async () => {
  server = await openMailServer();
  sender = smtpSender(server.url);
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** A value for whatever the words of a kind name, but for numbers that decide about the plural. */
const valuesFor = (words: string) =>
  Object.fromEntries([...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, name === 'count' ? 3 : `<${name} & Co>`]));

function letterOf(language: string, kind: MailKind): Letter {
  const values = valuesFor(JSON.stringify(textsOf('en', kind)));
  const parts = [...new Set(Object.keys(textsOf(language, kind)).map((key) => key.replace(/_(?:one|few|many|other)$/, '')))];
  const rest = parts.filter((part) => !['subject', 'title', 'intro'].includes(part));
  return {
    kind,
    to: 'reader@example.com',
    locale: shopOf(language),
    values,
    blocks: ({ say, url }) => [
      ...rest.map((part) => ({ kind: 'text' as const, text: say(`${kind}.${part}`, values) })),
      { kind: 'link', label: 'Link', url },
    ],
  };
}

async function send(language: string, kind: MailKind, id: number): Promise<void> {
  const letter = letterOf(language, kind);
  const now = new Date('2026-11-22T10:00:00Z');
  const row = { id, kind, recipient: letter.to, locale: letter.locale, headers: { 'X-Kind': kind }, createdAt: now };
  const state = { accountId: null, sentAt: null, tries: 0, nextTryAt: now, lastError: null, failure: null, failedAt: null };
  await sender.send(envelopeOf({ ...row, ...state, ...compose(defaultSettings, letter) }, defaultSettings));
}

test.each(wordLanguages)('%s: every kind', async (language) => {
  server.received.length = 0;
  await Promise.all(kinds.map((kind, id) => send(language, kind, id)));
  expect(server.received).toHaveLength(kinds.length);
  for (const { from, to, headers, subject = '', text = '', html = '' } of server.received) {
    const kind = headers.find(({ key }) => key === 'x-kind')?.value ?? '';
    const texts = textsOf(language, kind);
    expect(from, kind).toEqual({ name: 'Partwright', address: 'no-reply@localhost' });
    expect(to, kind).toMatchObject([{ address: 'reader@example.com' }]);
    for (const written of [subject, text, html]) {
      expect(written, kind).not.toMatch(/\{\{|undefined|\[object/);
      expect(written, kind).not.toContain(`${kind}.`);
    }
    expect(html, kind).toContain(`<html lang="${locales[shopOf(language)].tag}`);
    // What a value holds is words, never markup.
    expect(html, kind).not.toContain('& Co>');
    expect(text, kind).toContain(`http://${language === 'en' ? '' : `${locales[shopOf(language)].hostLabel}.`}`);
    expect(text, kind).toContain('\n-- \n');
    const title = texts['title'] ?? '';
    if (title && !title.includes('{{'))
      expect(
        [text, html].every((one) => one.includes(title)),
        kind,
      ).toBe(true);
    if (language !== 'en') expect(subject, kind).not.toBe(textsOf('en', kind)['subject']);
  }
});
