import { deleteAddress, getUserAddresses, saveAddress } from '#contract/api/user.ts';
import { dropAddress, putAddress } from '#server/address/address-book.ts';
import { readAddresses, showAddress } from '#server/address/address-rows.ts';
import { isPaidAddress } from '#server/address/paid-address.ts';
import { requireProof } from '#server/account/sessions.ts';
import type { Call, StoreApp, StoreDeps } from '#server/caller/call.ts';
import { userOf } from '#server/caller/caller.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { transact } from '#server/db/transact.ts';

export function registerAddressBookRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserAddresses, async (_input, call) => ({
    list: (await readAddresses(deps.db, userOf(call).id)).map(showAddress),
  }));
  contractRoute(app, deps, saveAddress, async (input, call) => {
    if (input.id !== undefined) await guard(input.id, call);
    return transact(deps.db, (queries) => putAddress(queries, userOf(call).id, input, call.now));
  });
  contractRoute(app, deps, deleteAddress, async ({ id }, call) => {
    await guard(id, call);
    await dropAddress(deps.db, userOf(call).id, id);
    return { ok: true as const };
  });
}

/** Where paid goods go is nothing for somebody who has only found an open window. */
async function guard(id: string, call: Call): Promise<void> {
  if (await isPaidAddress(call.deps.db, userOf(call).id, id)) await requireProof(call);
}
