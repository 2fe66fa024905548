/** Codes that stand in for the second factor of whoever has lost the device: each works once. */
import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Queries } from '#server/db/client.ts';
import { operatorRecoveryCode } from '#server/db/schema.ts';
import { hashOf } from '#server/kernel/hash-of.ts';

const howMany = 10;
/** 120 bits, so that a plain hash keeps them safe: 24 letters and digits. */
const codeBytes = 15;

/** Takes the place of all codes that the person had. */
export async function writeRecoveryCodes(queries: Queries, personId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => new Secret({ buffer: new Uint8Array(randomBytes(codeBytes)).buffer }).base32);
  await queries.delete(operatorRecoveryCode).where(eq(operatorRecoveryCode.personId, personId));
  await queries.insert(operatorRecoveryCode).values(codes.map((code) => ({ codeHash: hashOf(code), personId })));
  return codes.map((code) => code.replace(/(.{6})(?=.)/g, '$1-').toLowerCase());
}

/** Uses a code up; false when the person has none like it. */
export async function useRecoveryCode(queries: Queries, personId: string, code: string): Promise<boolean> {
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  const its = and(eq(operatorRecoveryCode.personId, personId), eq(operatorRecoveryCode.codeHash, hashOf(plain)));
  const used = await queries.delete(operatorRecoveryCode).where(its).returning({ personId: operatorRecoveryCode.personId });
  return used.length > 0;
}
