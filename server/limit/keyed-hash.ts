import { createHmac } from 'node:crypto';

/** Stands for a network or mail address in a table: who does not know the secret cannot try addresses against it. */
export function keyedHash(secret: Uint8Array, text: string): string {
  return createHmac('sha256', secret).update(`limit ${text}`).digest('base64url');
}
