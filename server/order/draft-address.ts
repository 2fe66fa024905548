import { randomUUID } from 'node:crypto';
import type { Address } from '#contract/api/address.ts';
import { findAddress } from '#server/account/address/address-rows.ts';
import { readAddress } from '#server/account/address/read-address.ts';
import type { Call } from '#server/caller/call.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import type { Draft } from './draft.ts';

/** The address that a draft was given: typed in, or one that the account has saved. Null when there is neither. */
export async function draftAddress(call: Call, draft: Draft, kind: 'shipping' | 'billing'): Promise<Address | null> {
  const typed = draft[`${kind}_address`];
  const savedId = draft[`${kind}_address_id`];
  // Defaults say something about an address book; in an order they would only grow stale.
  const inOrder = { default_shipping: false, default_billing: false };
  if (typed) {
    const checked = readAddress(typed, (key) => `${kind}_address.${key}`);
    return { ...checked, ...inOrder, id: randomUUID(), updated_at: call.now.toISOString() };
  }
  if (savedId === undefined) return null;
  const saved = call.account && (await findAddress(call.deps.db, call.account.id, savedId));
  if (!saved) throw new StoreError('address_invalid', { fields: { [`${kind}_address_id`]: [{ code: 'not_allowed' }] } });
  return { ...saved, ...inOrder };
}
