import { getUserInfo } from '#contract/api/user.ts';
import { showUser } from '#server/account/show-user.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { userOf } from '#server/caller.ts';
import { contractRoute } from '#server/contract-route.ts';

export function registerUserRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getUserInfo, (_input, call) => showUser(deps.db, userOf(call).id));
}
