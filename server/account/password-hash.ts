/** Passwords as they are stored (`docs/api.md` 7.8): scrypt, with the parameters beside the hash. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordCost } from '#server/kernel/settings.ts';
import { normalPassword } from '#server/rules/password.ts';
import { openTurns } from '#server/kernel/turns.ts';

/** A hash takes 32 MiB and one of Node's four worker threads; one stays free for the files that the edge reads. */
export const inTurn = openTurns({ atOnce: Math.min(3, availableParallelism()), mostWaiting: 40 });

const saltBytes = 16;
const keyBytes = 32;
const format = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

function derive(password: string, salt: Buffer, { logN, r, p }: PasswordCost): Promise<Buffer> {
  const N = 2 ** logN;
  // Twice what the numbers need: Node refuses what touches its limit.
  const options = { N, r, p, maxmem: 256 * N * r };
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(normalPassword(password), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
      }),
  );
}

/** `scrypt$logN$r$p$salt$key`. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.logN, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function read(hash: string) {
  const [, logN, r, p, salt = '', key = ''] = format.exec(hash) ?? [];
  if (logN === undefined) return null;
  return {
    cost: { logN: Number(logN), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** Compares with a stored hash. Without one as much work is done, so that time does not tell whether an account exists. */
export async function isPassword(password: string, hash: string | null, cost: PasswordCost): Promise<boolean> {
  const stored = hash === null ? null : read(hash);
  const key = await derive(password, stored?.salt ?? randomBytes(saltBytes), stored?.cost ?? cost);
  return stored !== null && timingSafeEqual(key, stored.key);
}

/** Made when hashing was to cost less than today. */
export function isWeakHash(hash: string, { logN, r, p }: PasswordCost): boolean {
  const stored = read(hash)?.cost;
  return !stored || stored.logN < logN || stored.r < r || stored.p < p;
}
