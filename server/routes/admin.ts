import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { registerAdminCategoryRoutes } from './admin-category.ts';
import { registerAdminCatalogRoutes } from './admin-catalog.ts';
import { registerAdminKeyRoutes } from './admin-key.ts';
import { registerAdminSourceRoutes } from './admin-source.ts';
import { registerAdminWebhookRoutes } from './admin-webhook.ts';
import { registerAdminMailRoutes } from './admin-mail.ts';
import { registerAdminSettingsRoutes } from './admin-settings.ts';
import { registerAdminShopRoutes } from './admin-shop.ts';
import { registerCompanyRoutes } from './company.ts';
import { registerPriceListRoutes } from './price-list.ts';
import { registerAdminSiteRoutes } from './admin-site.ts';
import { registerAdminOrderRoutes } from './admin-order.ts';
import { registerAdminOverviewRoutes } from './admin-overview.ts';
import { registerAdminPeopleRoutes } from './admin-people.ts';
import { registerAdminProductRoutes } from './admin-product.ts';
import { registerAdminQuoteRoutes } from './admin-quote.ts';
import { registerFeedbackRoutes } from './feedback.ts';
import { registerModerationRoutes } from './admin-content.ts';

/** Calls for those who run the shop (`docs/api.md` 5.6); each asks for a session or a key with its scope. */
export function registerAdminRoutes(app: StoreApp, deps: StoreDeps): void {
  registerAdminPeopleRoutes(app, deps);
  registerAdminOverviewRoutes(app, deps);
  registerAdminOrderRoutes(app, deps);
  registerAdminQuoteRoutes(app, deps);
  registerAdminCatalogRoutes(app, deps);
  registerAdminCategoryRoutes(app, deps);
  registerAdminProductRoutes(app, deps);
  registerAdminSettingsRoutes(app, deps);
  registerAdminMailRoutes(app, deps);
  registerAdminKeyRoutes(app, deps);
  registerAdminSourceRoutes(app, deps);
  registerAdminWebhookRoutes(app, deps);
  registerAdminShopRoutes(app, deps);
  registerPriceListRoutes(app, deps);
  registerCompanyRoutes(app, deps);
  registerAdminSiteRoutes(app, deps);
  registerFeedbackRoutes(app, deps);
  registerModerationRoutes(app, deps);
}
