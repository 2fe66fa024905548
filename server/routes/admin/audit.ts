import { getAudit } from '#contract/api/admin/audit.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { findAudit } from '#server/admin/find-audit.ts';

/** What those who run the shop have changed (`docs/api.md` 5.6). */
export function registerAdminAuditRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAudit, (query) => findAudit(deps.db, query));
}
