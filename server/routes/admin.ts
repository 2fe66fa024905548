import type { StoreApp, StoreDeps } from '#server/call.ts';
import { registerAdminCatalogueRoutes } from './admin-catalogue.ts';
import { registerAdminShopRoutes } from './admin-shop.ts';
import { registerAdminOrderRoutes } from './admin-order.ts';
import { registerAdminQuoteRoutes } from './admin-quote.ts';
import { registerFeedbackRoutes } from './feedback.ts';
import { registerModerationRoutes } from './admin-content.ts';

/** Calls for those who run the shop (`docs/api.md` 5.6); each asks for a key with its scope. */
export function registerAdminRoutes(app: StoreApp, deps: StoreDeps): void {
  registerAdminOrderRoutes(app, deps);
  registerAdminQuoteRoutes(app, deps);
  registerAdminCatalogueRoutes(app, deps);
  registerAdminShopRoutes(app, deps);
  registerFeedbackRoutes(app, deps);
  registerModerationRoutes(app, deps);
}
