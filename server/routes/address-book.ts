import { deleteAddress, getUserAddresses, saveAddress } from '#contract/api/user.ts';
import { dropAddress, putAddress } from '#server/address/address-book.ts';
import { readAddresses, showAddress } from '#server/address/address-rows.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { userOf } from '#server/caller.ts';
import { contractRoute } from '#server/contract-route.ts';
import { transact } from '#server/db/transact.ts';

export function registerAddressBookRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserAddresses, async (_input, call) => ({
    list: (await readAddresses(deps.db, userOf(call).id)).map(showAddress),
  }));
  contractRoute(app, deps, saveAddress, (input, call) =>
    transact(deps.db, (queries) => putAddress(queries, userOf(call).id, input, call.now)),
  );
  contractRoute(app, deps, deleteAddress, async ({ id }, call) => {
    await dropAddress(deps.db, userOf(call).id, id);
    return { ok: true as const };
  });
}
