/** The way out that newsletter and alert mails name in their header (RFC 2369 and RFC 8058). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { leaveByMail } from '#contract/api/visitor.ts';
import { hashOf } from '#server/kernel/hash-of.ts';

/** One press in the mail program posts to this address, without a page and without a log-in. */
export function leaveHeaders(home: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${home}${leaveByMail.path.replace(':token', token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const ofAlerts = 'ua_';
const signatureOf = (key: Uint8Array, addressHash: string) => createHmac('sha256', key).update(`alerts ${addressHash}`).digest('base64url');

/** Ends the stock alerts of an address; it names only the hash of it. */
export function alertToken(key: Uint8Array, email: string): string {
  const hash = hashOf(email.toLowerCase());
  return `${ofAlerts}${hash}${signatureOf(key, hash)}`;
}

/** SHA-256 of the address that an alert token is for; null for any other token. */
export function alertAddress(key: Uint8Array, token: string): string | null {
  if (!token.startsWith(ofAlerts)) return null;
  const hash = token.slice(ofAlerts.length, ofAlerts.length + 64);
  const given = Buffer.from(token.slice(ofAlerts.length + 64));
  const expected = Buffer.from(signatureOf(key, hash));
  return given.length === expected.length && timingSafeEqual(given, expected) ? hash : null;
}
