import { eq } from 'drizzle-orm';
import { getConfig, getIp } from '#contract/api/visitor.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { setting } from '#server/db/schema.ts';
import { readStoredSettings, withFacts } from '#server/settings/stored-settings.ts';
import { siteConfig } from '#server/site/site-config.ts';
import { readSiteChoices } from '#server/settings/site-choices.ts';

/** Row of `setting` that is there while the demo catalog is loaded. */
export const demoSetting = 'demo_catalog';

export function registerVisitorRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getConfig, async (_input, call) => {
    const demo = await deps.db.select({ key: setting.key }).from(setting).where(eq(setting.key, demoSetting));
    const site = withFacts(deps.settings.site, (await readStoredSettings(deps.db)).facts);
    const choices = await readSiteChoices(deps.db, [call.locale.key]);
    const siteName = choices.head.site_name || deps.settings.ownName;
    const viewer = { locale: call.locale, currency: call.currency, demo: demo.length > 0, choices, now: call.now };
    return siteConfig({ ...deps.settings, site, siteName }, viewer);
  });
  contractRoute(app, deps, getIp, (_input, call) => ({ ip: call.ip }));
}
