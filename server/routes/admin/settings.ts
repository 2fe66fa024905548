import { getSettings, pullRates as pullCall, saveSettings as saveCall } from '#contract/api/admin/settings.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { requireFreshFactor } from '#server/admin/access/fresh-factor.ts';
import { pullRates } from '#server/settings/pull-rates.ts';
import { saveSettings } from '#server/settings/save-settings.ts';
import { showSettings } from '#server/settings/shop-settings.ts';

/** What the operator sets about company and trade (`docs/api.md` 5.6). */
export function registerAdminSettingsRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getSettings, () => showSettings(deps));
  contractRoute(app, deps, saveCall, async (request, call) => {
    const acting = actingOf(call);
    // Whoever moves the account gets the money: a log-in that stands open is not enough.
    if (acting.personId !== null && (request.bank || request.banks)) await requireFreshFactor(call);
    return saveSettings(acting, request);
  });
  contractRoute(app, deps, pullCall, (_, call) => pullRates(actingOf(call)));
}
