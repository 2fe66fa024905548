import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { longestUrl } from '#contract/api/endpoint.ts';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { sendError } from '#server/http/answer.ts';
import type { StoreApp, StoreDeps, StoreEnv } from '#server/caller/call.ts';
import { CallEnded, databaseCode, isDatabaseAway } from '#server/kernel/database-trouble.ts';
import { registerHealthRoute } from '#server/http/health.ts';
import { type StoreMetrics, noMetrics } from '#server/metrics/store-metrics.ts';
import { createRateLimiter } from '#server/limit/rate-limiter.ts';
import { registerCatalogRoutes } from '#server/routes/catalog.ts';
import { registerCategoryRoutes } from '#server/routes/category.ts';
import { registerDocumentRoutes } from '#server/product/part-document.ts';
import { registerPictureRoutes } from '#server/image/serve-picture.ts';
import { registerHandoverRoutes } from '#server/routes/handover.ts';
import { registerHomeRoutes } from '#server/routes/home.ts';
import { registerManufacturerRoutes } from '#server/routes/manufacturer.ts';
import { registerProductRoutes } from '#server/routes/product.ts';
import { registerSearchRoutes } from '#server/routes/search.ts';
import { registerAdminRoutes } from '#server/routes/admin/all.ts';
import { registerFeedbackRoutes } from '#server/routes/feedback.ts';
import { registerAddressRoutes } from '#server/routes/address.ts';
import { registerAddressBookRoutes } from '#server/routes/address-book.ts';
import { registerAlertRoutes } from '#server/routes/alert.ts';
import { registerApprovalRoutes } from '#server/routes/approval.ts';
import { registerBomRoutes } from '#server/routes/bom.ts';
import { registerCartRoutes } from '#server/routes/cart.ts';
import { registerCheckoutRoutes } from '#server/routes/checkout.ts';
import { registerContentRoutes } from '#server/routes/content.ts';
import { registerCouponRoutes } from '#server/routes/coupon.ts';
import { registerPaymentRoutes } from '#server/routes/payment.ts';
import { registerNewsletterRoutes } from '#server/routes/newsletter.ts';
import { registerCalculationRoutes } from '#server/routes/calculation.ts';
import { registerOpenApiRoute } from '#server/routes/openapi.ts';
import { registerOrderRoutes } from '#server/routes/order.ts';
import { registerQuoteRoutes } from '#server/routes/quote.ts';
import { registerPartsListRoutes } from '#server/routes/parts-list.ts';
import { registerSavedCalculationRoutes } from '#server/routes/saved-calculation.ts';
import { registerReviewRoutes } from '#server/routes/review.ts';
import { registerRfqRoutes } from '#server/routes/rfq.ts';
import { registerSitemapRoutes } from '#server/routes/sitemap.ts';
import { registerUploadRoutes } from '#server/routes/upload.ts';
import { registerAccountRoutes } from '#server/routes/account.ts';
import { registerVisitorRoutes } from '#server/routes/visitor.ts';
import { StoreError, asStoreError, notFound } from '#server/kernel/store-error.ts';

export type { StoreApp, StoreDeps } from '#server/caller/call.ts';

const requestIdFormat = /^[A-Za-z0-9_-]{8,64}$/;

/** The store API as one fetch handler; it knows no port and opens no connection. */
export function createStoreApp(deps: StoreDeps, metrics: StoreMetrics = noMetrics): StoreApp {
  const app: StoreApp = new Hono<StoreEnv>();
  observeRequests(app, deps, metrics);
  limitAddress(app);
  registerHealthRoute(app, deps);
  registerVisitorRoutes(app, deps);
  registerUploadRoutes(app, deps);
  registerPictureRoutes(app, deps);
  registerDocumentRoutes(app, deps);
  registerAccountRoutes(app, deps);
  registerAddressRoutes(app, deps);
  registerAddressBookRoutes(app, deps);
  registerNewsletterRoutes(app, deps);
  registerAlertRoutes(app, deps);
  registerCartRoutes(app, deps);
  registerBomRoutes(app, deps);
  registerPartsListRoutes(app, deps);
  registerSavedCalculationRoutes(app, deps);
  registerCouponRoutes(app, deps);
  registerRfqRoutes(app, deps);
  registerCheckoutRoutes(app, deps);
  registerApprovalRoutes(app, deps);
  registerOpenApiRoute(app, deps);
  registerCalculationRoutes(app, deps);
  registerOrderRoutes(app, deps);
  registerContentRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerQuoteRoutes(app, deps);
  registerFeedbackRoutes(app, deps);
  registerAdminRoutes(app, deps);
  registerHandoverRoutes(app, deps);
  registerHomeRoutes(app, deps);
  registerCatalogRoutes(app, deps);
  registerSearchRoutes(app, deps);
  registerCategoryRoutes(app, deps);
  registerManufacturerRoutes(app, deps);
  registerProductRoutes(app, deps);
  registerReviewRoutes(app, deps);
  registerSitemapRoutes(app, deps);
  app.notFound((c) => sendError(c, notFound()));
  app.onError((error, c) => {
    const known = asStoreError(error);
    const where = { request_id: c.get('requestId'), path: c.get('pattern') };
    if (error instanceof CallEnded) deps.log.warn('call_ended', where);
    else if (isDatabaseAway(error)) deps.log.warn('database_away', { ...where, code: databaseCode(error) });
    else if (known !== error) deps.log.error('fault', error, where);
    return sendError(c, known);
  });
  return app;
}

/** Gives each request its id, language and log line. */
function observeRequests(app: StoreApp, deps: StoreDeps, metrics: StoreMetrics): void {
  const limiter = createRateLimiter(deps);
  app.use(async (c, next) => {
    const started = performance.now();
    const given = c.req.header('X-Request-Id') ?? '';
    const requestId = requestIdFormat.test(given) ? given : randomUUID();
    const key = c.req.header('X-Locale');
    const locale = isLocaleKey(key) ? locales[key] : locales.en;
    c.set('requestId', requestId);
    c.set('locale', locale);
    c.set('cache', 'N');
    c.set('pattern', 'unknown');
    c.set('limiter', limiter);
    c.header('X-Request-Id', requestId);
    c.header('Content-Language', locale.tag);
    await next();
    const duration = performance.now() - started;
    metrics.answered(c.get('pattern'), methodOf(c.req.method), c.res.status, duration / 1000);
    deps.log.info('request', {
      method: c.req.method,
      path: c.get('pattern'),
      status: c.res.status,
      ms: Math.round(duration * 10) / 10,
      request_id: requestId,
    });
  });
}

/** A method that nobody knows could be any word. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST'].includes(method) ? method : 'other';
}

function limitAddress(app: StoreApp): void {
  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestUrl) throw new StoreError('too_large', { data: { limit: longestUrl } });
    await next();
  });
}
