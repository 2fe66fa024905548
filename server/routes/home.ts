import { getHome } from '#contract/api/catalog.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { showHome } from '#server/finding/home.ts';
import { openView } from '#server/finding/view.ts';

export function registerHomeRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getHome, async (_input, call) => showHome(await openView(call), call.now));
}
