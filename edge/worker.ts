import { readSiteHosts } from '#contract/site-hosts.ts';
import { createEdgeApp } from './app.ts';
import { readAdminAt } from './admin-gate.ts';
import { platformStorage, type PlatformCache } from './cache/platform-storage.ts';
import { readForeignOrigins } from './content-policy.ts';
import type { Assets } from './edge-options.ts';
import { readRobots } from './files/robots.ts';

interface WorkerBindings {
  ASSETS: Assets;
  UPSTREAM: string;
  SITE_DOMAIN: string;
  HOSTS?: string;
  SITE_NAME?: string;
  EDGE_SECRET?: string;
  ADMIN?: string;
  ADMIN_HOST?: string;
  ROBOTS?: string;
  IMAGE_ORIGINS?: string;
  UPLOAD_URL?: string;
}

/** What Cloudflare gives beside the web's own: the cache of the data centre, and time after the answer. */
declare const caches: { default: PlatformCache };
interface Lifetime {
  waitUntil: (work: Promise<unknown>) => void;
}

let app: ReturnType<typeof createEdgeApp> | null = null;

/** The edge on Cloudflare; the app lives as long as its isolate, so that what it remembers is of use. */
export default {
  fetch(request: Request, env: WorkerBindings, lifetime: Lifetime): Response | Promise<Response> {
    app ??= createEdgeApp({
      assets: { fetch: (asked) => env.ASSETS.fetch(asked) },
      upstream: env.UPSTREAM,
      fetch: (asked) => fetch(asked),
      hosts: readSiteHosts(env.SITE_DOMAIN, env.HOSTS),
      answers: platformStorage(caches.default, env.SITE_DOMAIN),
      adminAt: readAdminAt(env.ADMIN, env.ADMIN_HOST),
      robots: readRobots(env.ROBOTS),
      foreignOrigins: readForeignOrigins(env.IMAGE_ORIGINS, env.UPLOAD_URL),
      ...(env.SITE_NAME ? { siteName: env.SITE_NAME } : {}),
      ...(env.EDGE_SECRET ? { edgeSecret: env.EDGE_SECRET } : {}),
    });
    const ip = request.headers.get('CF-Connecting-IP') ?? '';
    return app.fetch(request, { ip, waitUntil: (work) => lifetime.waitUntil(work) });
  },
};
