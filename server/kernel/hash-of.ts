import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal: how tokens and keys are stored. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
