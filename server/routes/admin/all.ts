import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { registerAdminCategoryRoutes } from './category.ts';
import { registerAdminCatalogRoutes } from './catalog.ts';
import { registerAdminKeyRoutes } from './key.ts';
import { registerAdminPartSourceRoutes } from './part-source.ts';
import { registerAdminWebhookRoutes } from './webhook.ts';
import { registerAdminMailRoutes } from './mail.ts';
import { registerAdminSettingsRoutes } from './settings.ts';
import { registerAdminAuditRoutes } from './audit.ts';
import { registerAdminCouponRoutes } from './coupon.ts';
import { registerAdminCustomerRoutes } from './customer.ts';
import { registerCompanyRoutes } from './company.ts';
import { registerPriceListRoutes } from './price-list.ts';
import { registerAdminArticleRoutes } from './article.ts';
import { registerAdminSiteRoutes } from './site.ts';
import { registerAdminOrderRoutes } from './order.ts';
import { registerAdminOverviewRoutes } from './overview.ts';
import { registerAdminPeopleRoutes } from './people.ts';
import { registerAdminProductRoutes } from './product.ts';
import { registerAdminQuoteRoutes } from './quote.ts';
import { registerModerationRoutes } from './moderation.ts';

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
  registerAdminPartSourceRoutes(app, deps);
  registerAdminWebhookRoutes(app, deps);
  registerAdminCouponRoutes(app, deps);
  registerAdminCustomerRoutes(app, deps);
  registerAdminAuditRoutes(app, deps);
  registerPriceListRoutes(app, deps);
  registerCompanyRoutes(app, deps);
  registerAdminSiteRoutes(app, deps);
  registerAdminArticleRoutes(app, deps);
  registerModerationRoutes(app, deps);
}
