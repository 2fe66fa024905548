import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { UploadPurpose } from '#contract/api/upload.ts';
import type { Call } from '#server/caller/call.ts';
import { findCart } from '#server/caller/cart-access.ts';
import type { Queries } from '#server/db/client.ts';
import { storedFile } from '#server/db/schema.ts';
import { StoreError } from '#server/kernel/store-error.ts';

/** What belongs to the caller: to their account, or to the cart whose key they show. */
export async function mine(queries: Queries, call: Call) {
  const { account } = call;
  if (account) return eq(storedFile.accountId, account.id);
  const held = await findCart(call, queries);
  return held ? and(isNull(storedFile.accountId), eq(storedFile.cartId, held.row.id)) : undefined;
}

/**
 * Keeps the caller's files for good because something refers to them now. A file that is not theirs, was sent for another
 * purpose or is gone is `validation_failed` at `<field>.N`.
 */
export async function attachFiles(
  queries: Queries,
  call: Call,
  fileIds: readonly string[],
  purpose: UploadPurpose,
  field = 'files',
): Promise<void> {
  if (fileIds.length === 0) return;
  const whose = await mine(queries, call);
  const isUsable = and(or(whose), eq(storedFile.purpose, purpose), inArray(storedFile.id, [...fileIds]));
  const rows = whose ? await queries.update(storedFile).set({ attachedAt: call.now }).where(isUsable).returning({ id: storedFile.id }) : [];
  const usable = new Set(rows.map(({ id }) => id));
  const wrong = fileIds.flatMap((id, at) => (usable.has(id) && fileIds.indexOf(id) === at ? [] : [at]));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map((at) => [`${field}.${at}`, [{ code: 'not_allowed' as const }]]));
  throw new StoreError('validation_failed', { fields });
}

/** Nothing refers to these files any more: they go with the next cleaning. */
export async function looseFiles(queries: Queries, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await queries
    .update(storedFile)
    .set({ attachedAt: null })
    .where(inArray(storedFile.id, [...fileIds]));
}
