import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { longestUrl } from '#contract/api/endpoint.ts';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { sendError } from './answer.ts';
import type { StoreApp, StoreDeps, StoreEnv } from './call.ts';
import { CallEnded } from './db/call-scope.ts';
import { databaseCode, isDatabaseAway } from './db/trouble.ts';
import { registerHealthRoute } from './health.ts';
import { type StoreMetrics, noMetrics } from './metrics/store-metrics.ts';
import { createRateLimiter } from './limit/rate-limiter.ts';
import { registerCatalogRoutes } from './routes/catalog.ts';
import { registerCategoryRoutes } from './routes/category.ts';
import { registerPictureRoutes } from './image/serve-picture.ts';
import { registerHandoverRoutes } from './routes/handover.ts';
import { registerHomeRoutes } from './routes/home.ts';
import { registerManufacturerRoutes } from './routes/manufacturer.ts';
import { registerProductRoutes } from './routes/product.ts';
import { registerSearchRoutes } from './routes/search.ts';
import { registerAdminRoutes } from './routes/admin.ts';
import { registerAddressRoutes } from './routes/address.ts';
import { registerAddressBookRoutes } from './routes/address-book.ts';
import { registerAlertRoutes } from './routes/alert.ts';
import { registerBomRoutes } from './routes/bom.ts';
import { registerCartRoutes } from './routes/cart.ts';
import { registerCheckoutRoutes } from './routes/checkout.ts';
import { registerContentRoutes } from './routes/content.ts';
import { registerCouponRoutes } from './routes/coupon.ts';
import { registerPaymentRoutes } from './routes/payment.ts';
import { registerNewsletterRoutes } from './routes/newsletter.ts';
import { registerOpenApiRoute } from './routes/openapi.ts';
import { registerOrderRoutes } from './routes/order.ts';
import { registerQuoteRoutes } from './routes/quote.ts';
import { registerPartsListRoutes } from './routes/parts-list.ts';
import { registerReviewRoutes } from './routes/review.ts';
import { registerRfqRoutes } from './routes/rfq.ts';
import { registerSitemapRoutes } from './routes/sitemap.ts';
import { registerUploadRoutes } from './routes/upload.ts';
import { registerUserRoutes } from './routes/user.ts';
import { registerVisitorRoutes } from './routes/visitor.ts';
import { StoreError, asStoreError, notFound } from './store-error.ts';

export type { StoreApp, StoreDeps } from './call.ts';

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
  registerUserRoutes(app, deps);
  registerAddressRoutes(app, deps);
  registerAddressBookRoutes(app, deps);
  registerNewsletterRoutes(app, deps);
  registerAlertRoutes(app, deps);
  registerCartRoutes(app, deps);
  registerBomRoutes(app, deps);
  registerPartsListRoutes(app, deps);
  registerCouponRoutes(app, deps);
  registerRfqRoutes(app, deps);
  registerCheckoutRoutes(app, deps);
  registerOpenApiRoute(app, deps);
  registerOrderRoutes(app, deps);
  registerContentRoutes(app, deps);
  registerPaymentRoutes(app, deps);
  registerQuoteRoutes(app, deps);
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
