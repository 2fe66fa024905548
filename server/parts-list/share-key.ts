import { createHmac } from 'node:crypto';

/**
 * A key that only this shop can make and that nobody can guess. It is made again from what it stands for,
 * so the database needs to know its hash alone.
 */
export function shareKey(signingKey: Uint8Array, kind: 'list' | 'cart', what: string): string {
  return `sh_${createHmac('sha256', signingKey).update(`share ${kind} ${what}`).digest('base64url')}`;
}
