import { getAdminPage, getAdminPages, previewPage as previewCall, savePage as saveCall } from '#contract/api/admin/page.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { listPages, previewPage, savePage, showAdminPage } from '#server/content/save-page.ts';
import { contractRoute } from '#server/http/contract-route.ts';

/** Pages about the shop for those who run it (`docs/api.md` 5.6). */
export function registerAdminPageRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminPages, (_input, { locale }) => listPages(deps, locale));
  contractRoute(app, deps, getAdminPage, ({ code }) => showAdminPage(deps.db, code));
  contractRoute(app, deps, saveCall, (request, call) => savePage(actingOf(call), request));
  contractRoute(app, deps, previewCall, (request) => previewPage(request));
}
