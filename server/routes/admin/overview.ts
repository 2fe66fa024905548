import { getFigure, getTasks } from '#contract/api/admin/overview.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { countTasks } from '#server/overview/count-tasks.ts';
import { showFigure } from '#server/overview/show-figure.ts';

/** What is to be done, and the shop's figures (`docs/api.md` 5.6). */
export function registerAdminOverviewRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getTasks, (_, { now }) => countTasks(deps.db, now));
  contractRoute(app, deps, getFigure, (query, { now }) => showFigure(deps, query, now));
}
