import { randomBytes } from 'node:crypto';

/** A key that nobody can guess: prefix and 32 random bytes. The server keeps only its hash. */
export function newSecret(
  prefix: 'st_' | 'ck_' | 'ak_' | 'ml_' | 'ns_' | 'oc_' | 'un_' | 'sk_' | 'ok_' | 'os_' | 'oi_' | 'ut_' | 'ho_',
): string {
  return prefix + randomBytes(32).toString('base64url');
}
