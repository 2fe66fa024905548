import { getModeration, moderate as moderateCall } from '#contract/api/admin/moderation.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { findModeration, moderate } from '#server/admin/moderation.ts';

/** Comments, questions and links for those who run the shop (`docs/api.md` 5.6). */
export function registerModerationRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getModeration, findModeration);
  contractRoute(app, deps, moderateCall, (request, call) => moderate(actingOf(call), request));
}
