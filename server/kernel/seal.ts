/** Texts that the database keeps and only the holder of a secret reads: AES-256-GCM with a key made of the secret, of which the database has a hash at most. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What opens a text again; `salt` and `purpose` keep one secret from opening what was sealed for something else. */
export interface Seal {
  secret: string;
  salt: string;
  purpose: string;
}

function cipherKey({ secret, salt, purpose }: Seal): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, 32));
}

export function sealText(seal: Seal, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(seal), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Throws for a text that was sealed otherwise, or changed. */
export function openSealed(seal: Seal, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv('aes-256-gcm', cipherKey(seal), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString('utf8');
}
