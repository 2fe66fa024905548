import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { getOpenApi } from '#contract/api/openapi.ts';
import { uploadFile } from '#contract/api/upload.ts';
import { localeKeys } from '#contract/locale.ts';
import { ownOrigin } from '#contract/own-origin.ts';
import { feedPath } from '#contract/routes/feed-path.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { adminGate } from './admin-gate.ts';
import { assetAnswer, namesFile } from './assets.ts';
import { createReadStore } from './cache/read-through.ts';
import type { EdgeEnv } from './edge-env.ts';
import type { EdgeOptions } from './edge-options.ts';
import { createWordReader } from './words/edge-words.ts';
import { errorAnswer } from './error-answer.ts';
import { favicon, faviconPath } from './files/favicon.ts';
import { feed } from './files/feed.ts';
import { health } from './health.ts';
import { visitorIp } from './ip.ts';
import { findLocale } from './locale.ts';
import { logTrouble } from './log.ts';
import { countAnswers } from './metrics.ts';
import { page } from './page.ts';
import { requestId } from './request-id.ts';
import { firstReferrer } from './referrer.ts';
import { keepUnlisted, robotsRules } from './files/robots.ts';
import { securityContact, securityContactPath } from './files/security-contact.ts';
import { securityHeaders } from './security-headers.ts';
import { sitemapFile, sitemapFilePath, sitemapIndex, sitemapPath } from './files/sitemap.ts';
import { originsOf, spread } from './spread.ts';
import { storeProxy } from './store/store-proxy.ts';
import { unavailablePage } from './unavailable-page.ts';
import { clearUnreadBody } from './store/unread-body.ts';
import { createAskStore } from './store/upstream.ts';
import { manifestPath, webManifest } from './files/web-manifest.ts';

/** The worker in front of the shop, as one fetch handler that knows no platform. */
export function createEdgeApp(options: EdgeOptions): Hono<EdgeEnv> {
  const { assets, hosts, siteName = 'Partwright', adminAt = 'off', robots = 'on' } = options;
  const origins = originsOf(options.upstream);
  const askStore = createAskStore({ ...options, upstream: origins[0] ?? options.upstream, fetch: spread(origins, options.fetch) });
  const readStore = createReadStore(options, askStore);
  const showPage = page(options, readStore, askStore);
  const app = new Hono<EdgeEnv>();
  if (options.metrics) app.use(countAnswers(options.metrics));
  const wordReader = createWordReader(assets);
  app.use(async (c, next) => {
    c.set('wordReader', wordReader);
    await next();
  });
  app.use(clearUnreadBody, requestId, securityHeaders(options.foreignOrigins), findLocale(hosts), adminGate(adminAt), keepUnlisted(robots));

  app.get('/healthz', health(assets, askStore));
  app.get('/api/get-ip', visitorIp);
  // Where `UPLOAD_URL` names an edge under another name, pages of the shop send their files to it.
  app.use(uploadFile.path, cors({ origin: (origin) => ownOrigin(origin, hosts), allowMethods: ['POST'] }));
  const passOn = storeProxy(askStore, readStore);
  app.all('/api/store/*', passOn);
  app.all(getOpenApi.path, passOn);
  app.all('/api/calc/*', passOn);
  app.all('/api/*', (c) => errorAnswer(c, 'not_found'));
  app.get('/assets/*', async (c) => (await assetAnswer(c, assets)) ?? errorAnswer(c, 'not_found'));
  app.get('/builds/*', async (c) => (await assetAnswer(c, assets)) ?? errorAnswer(c, 'not_found'));
  app.on('GET', [feedPath, ...localeKeys.map((key) => `/${key}${feedPath}`)], etag({ weak: true }), feed(options, readStore));
  app.on('GET', [manifestPath, ...localeKeys.map((key) => `/${key}${manifestPath}`)], webManifest(options, readStore));
  app.get(faviconPath, favicon(options, readStore));
  app.get(securityContactPath, securityContact(options, readStore));
  app.get('/robots.txt', robotsRules(robots));
  app.get(sitemapPath, sitemapIndex(readStore));
  app.on('GET', [sitemapFilePath, ...localeKeys.map((key) => `/${key}${sitemapFilePath}`)], sitemapFile(readStore));
  app.get('*', firstReferrer, async (c) => {
    const mayBeFile = namesFile(c.req.path) && !matchPage(c.get('path'));
    return (mayBeFile ? await assetAnswer(c, assets) : null) ?? showPage(c);
  });

  app.notFound((c) => {
    c.header('Allow', 'GET, HEAD');
    return errorAnswer(c, 'method_not_allowed');
  });
  app.onError((error, c) => {
    logTrouble('error', 'edge_fault', c.get('requestId'), error);
    return c.req.path.startsWith('/api/') ? errorAnswer(c, 'internal') : unavailablePage(c, siteName);
  });
  return app;
}
