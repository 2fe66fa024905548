import { addOperatorKey, getOperatorKeys, revokeOperatorKey } from '#contract/api/admin/key.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { requireFactorOrConsole } from '#server/admin/access/fresh-factor.ts';
import { addKey, listKeys, revokeKey } from '#server/admin/access/operator-keys.ts';

/** Keys of programs that run the shop (`docs/api.md` 5.6). */
export function registerAdminKeyRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getOperatorKeys, () => listKeys(deps.db));
  contractRoute(app, deps, addOperatorKey, async (request, call) => {
    await requireFactorOrConsole(call);
    return addKey(actingOf(call), request);
  });
  contractRoute(app, deps, revokeOperatorKey, ({ name }, call) => revokeKey(actingOf(call), name));
}
