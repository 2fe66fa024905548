/** Tokens that take one file in each: what goes to another service says nothing about the sender, and opens nothing else. */
import { and, eq, gt } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type beginUpload, type checkUpload, uploadRules } from '#contract/api/upload.ts';
import type { Call } from '#server/caller/call.ts';
import { hashOf, userOf } from '#server/caller/caller.ts';
import { takeCart } from '#server/cart/cart-access.ts';
import { uploadToken } from '#server/db/schema.ts';
import { countedAddress, uploadedBytes } from '#server/caller/rate-limit.ts';
import { newSecret } from '#server/kernel/secret.ts';
import { StoreError, invalidField, notFound } from '#server/kernel/store-error.ts';

/** Milliseconds in which the file has to begin to come. */
const lifetime = 600_000;

export type TokenRow = typeof uploadToken.$inferSelect;

/** Counts the file with what its sender sends in, before a byte of it has come. */
export async function giveToken(
  { purpose, size }: ParsedRequestOf<typeof beginUpload>,
  call: Call,
): Promise<ResponseOf<typeof beginUpload>> {
  // Pictures of comments have an address for everybody, so somebody has to answer for them; only accounts comment.
  if (purpose === 'comment') userOf(call);
  const { maxBytes } = uploadRules[purpose];
  if (size > maxBytes) throw new StoreError('too_large', { data: { limit: maxBytes } });
  if (size === 0) throw invalidField('size', { code: 'required' });
  await call.spend(`bytes ${call.account?.id ?? countedAddress(call.ip)}`, uploadedBytes, size);
  const token = newSecret('ut_');
  const expiresAt = new Date(call.now.getTime() + lifetime);
  const cartKey = await call.deps.db.transaction(async (transaction) => {
    const held = call.account ? null : await takeCart(call, transaction);
    const owner = { accountId: call.account?.id ?? null, cartId: held?.row.id ?? null };
    await transaction.insert(uploadToken).values({ tokenHash: hashOf(token), purpose, size, ...owner, expiresAt });
    return held?.key;
  });
  return { token, expires_at: expiresAt.toISOString(), ...(cartKey ? { cart_key: cartKey } : {}) };
}

function isToken(token: string, now: Date) {
  return and(eq(uploadToken.tokenHash, hashOf(token)), gt(uploadToken.expiresAt, now));
}

/** What a token is for; `not_found` once it is used or has ended. */
export async function showToken(
  { token }: ParsedRequestOf<typeof checkUpload>,
  { deps, now }: Call,
): Promise<ResponseOf<typeof checkUpload>> {
  const [row] = await deps.db.select().from(uploadToken).where(isToken(token, now));
  if (!row) throw notFound();
  const { purpose, size, expiresAt } = row;
  return { purpose, max_bytes: size, types: [...uploadRules[purpose].kinds], expires_at: expiresAt.toISOString() };
}

/** Uses a token up, whatever comes of its file; `access_denied` for one that is used, has ended or was never given. */
export async function useToken(token: string, { deps, now }: Call): Promise<TokenRow> {
  const [row] = await deps.db.delete(uploadToken).where(isToken(token, now)).returning();
  if (!row) throw new StoreError('access_denied');
  return row;
}
