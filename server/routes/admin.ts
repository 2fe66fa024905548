import type { StoreApp, StoreDeps } from '#server/call.ts';
import { registerAdminOrderRoutes } from './admin-order.ts';

/** Calls for those who run the shop (`docs/api.md` 5.6); each asks for a key with its scope. */
export function registerAdminRoutes(app: StoreApp, deps: StoreDeps): void {
  registerAdminOrderRoutes(app, deps);
}
