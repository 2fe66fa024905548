/** A signed mail, looked at as its recipient's server does (RFC 6376, relaxed form of head and body). */
import { createHash, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#server/run/environment.ts';
import { type MailServer, openMailServer } from '#server/testing/mail-server.ts';
import { smtpSender } from './send-outbox.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const domain = 'shop.example';
const mail = { from: `Shop <shop@${domain}>`, to: 'buyer@example.com', subject: 'Ihre Bestellung – danke', text: 'Two  spaces \n\n\n' };
let folder: string;
let server: MailServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'partwright-dkim-'));
  writeFileSync(join(folder, 'key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(join(folder, 'no-key.pem'), 'nothing');
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const settings = (file: string) => ({ domain, selector: 'shop26', keyFile: join(folder, file) });

/** The mail as it came. */
async function sent(dkim: Parameters<typeof smtpSender>[1]): Promise<string> {
  const sender = smtpSender(server.url, dkim);
  // The rest of an envelope is not what is signed or not.
  await sender.send(mail as unknown as Parameters<typeof sender.send>[0]);
  sender.close();
  return server.raw.at(-1) ?? '';
}

const relaxed = (name: string, value: string) =>
  `${name.toLowerCase()}:${value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;

function isSignedBy(raw: string, key: typeof publicKey): boolean {
  const border = raw.indexOf('\r\n\r\n');
  const headers = new Map(raw.slice(0, border).split(/\r\n(?![ \t])/).map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1)] as const)); // prettier-ignore
  const signature = headers.get('dkim-signature') ?? '';
  const tag = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;]*)`).exec(signature)?.[1]?.replaceAll(/\s/g, '') ?? '';
  const lines = raw.slice(border + 4).split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd()); // prettier-ignore
  const body = `${lines.join('\r\n').replace(/(?:\r\n)*$/, '')}\r\n`;
  const isBodyWhole = createHash('sha256').update(body).digest('base64') === tag('bh');
  const head = tag('h').split(':').map((name) => `${relaxed(name, headers.get(name.toLowerCase()) ?? '')}\r\n`).join(''); // prettier-ignore
  const own = relaxed('dkim-signature', signature.replace(/\bb=[^;]*/, 'b='));
  const isHeadWhole = verify('sha256', Buffer.from(head + own), key, Buffer.from(tag('b'), 'base64'));
  return isBodyWhole && isHeadWhole && tag('d') === domain && tag('s') === 'shop26';
}

test('a mail is signed by the key of the shop, subject and text and all, and by no other', async () => {
  const raw = await sent(settings('key.pem'));
  expect(isSignedBy(raw, publicKey)).toBe(true);
  expect(isSignedBy(raw.replace('shop@', 'evil@'), publicKey)).toBe(false);
  expect(isSignedBy(raw.replace('Two', 'Too'), publicKey)).toBe(false);
  expect(isSignedBy(raw, generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)).toBe(false);
});

test('without settings it is not signed', async () => {
  expect(await sent(null)).not.toContain('DKIM-Signature');
});

test.each(['no-key.pem', 'nowhere.pem'])('%s is no key, which the start says', (file) => {
  expect(() => smtpSender(server.url, settings(file))).toThrow(/^DKIM_KEY_FILE must name a file with a private key/);
});

test('the settings come together', () => {
  const given = { DKIM_DOMAIN: domain, DKIM_SELECTOR: 'shop26', DKIM_KEY_FILE: '/etc/key.pem' };
  expect(readEnvironment(given).dkim).toEqual({ domain, selector: 'shop26', keyFile: '/etc/key.pem' });
  expect(() => readEnvironment({ ...given, DKIM_KEY_FILE: '' })).toThrow(
    'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE must be set together.',
  );
});
