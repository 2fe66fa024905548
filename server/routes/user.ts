import { getUserInfo } from '#contract/api/user.ts';
import { showUser } from '#server/account/show-user.ts';
import type { Account, Call, StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { StoreError } from '#server/store-error.ts';

export function registerUserRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserInfo, (_input, call) => showUser(deps.db, userOf(call).id));
}

/** The account of a call that only accounts may make. */
function userOf({ account }: Call): Account {
  if (!account) throw new StoreError('auth_required');
  return account;
}
