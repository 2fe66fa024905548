/** Addresses of private files: who holds one may read the file until it ends. */
import { hour } from '#contract/durations.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFile } from '#contract/api/upload.ts';
import { minute } from '#contract/durations.ts';

const lifetime = hour;

function signatureOf(key: Uint8Array, id: string, expires: number): string {
  return createHmac('sha256', key).update(`file ${id} ${expires}`).digest('base64url');
}

/** What opens a file for an hour, as the query of its address. */
export function signFile(key: Uint8Array, id: string, now: Date): { query: string; expiresAt: Date } {
  const expires = Math.ceil((now.getTime() + lifetime) / minute);
  const query = new URLSearchParams({ expires: String(expires), signature: signatureOf(key, id, expires) });
  return { query: query.toString(), expiresAt: new Date(expires * minute) };
}

/** A path that opens the file for an hour. */
export function signedPath(key: Uint8Array, id: string, now: Date): { url: string; expiresAt: Date } {
  const { query, expiresAt } = signFile(key, id, now);
  return { url: `${readFile.path.replace(':file_id', id)}?${query}`, expiresAt };
}

export function isSigned(key: Uint8Array, id: string, given: { expires: number; signature: string }, now: Date): boolean {
  const expected = Buffer.from(signatureOf(key, id, given.expires));
  const signature = Buffer.from(given.signature);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return given.expires * minute > now.getTime();
}
