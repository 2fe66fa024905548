/** One-time codes of the second factor (RFC 6238), and their secrets as they are stored. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { StoreDeps } from '#server/caller/call.ts';

/** Bytes, as RFC 4226 recommends. */
const secretBytes = 20;
/** Steps of 30 s that a clock may be late or early. */
const window = 1;

type Signing = Pick<StoreDeps, 'signingKey'>;

function generator(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ issuer, label, algorithm: 'SHA1', digits: 6, period: 30, secret: Secret.fromBase32(secret) });
}

export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What a program for one-time codes reads from the square. */
export function totpUrl(secret: string, shop: string, email: string): string {
  return generator(secret, shop, email).toString();
}

/** The step of time whose code this is; null for a wrong one. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const delta = generator(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? null : Math.floor(now.getTime() / 30_000) + delta;
}

/** Sealed for one person: moved to another row it opens nothing. */
export function sealSecret({ signingKey }: Signing, personId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(signingKey, personId), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function openSecret({ signingKey }: Signing, personId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', sealingKey(signingKey, personId), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}

function sealingKey(signingKey: Uint8Array, personId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', signingKey, personId, 'operator totp', 32));
}
