import { createEdgeApp } from './app.ts';
import { readAdminAt } from './admin-gate.ts';
import type { Assets } from './edge-env.ts';

interface WorkerBindings {
  ASSETS: Assets;
  UPSTREAM: string;
  SITE_DOMAIN: string;
  SITE_NAME?: string;
  EDGE_SECRET?: string;
  ADMIN?: string;
  ADMIN_HOST?: string;
}

let app: ReturnType<typeof createEdgeApp> | null = null;

/** The edge on Cloudflare; the app lives as long as its isolate, so that what it remembers is of use. */
export default {
  fetch(request: Request, env: WorkerBindings): Response | Promise<Response> {
    app ??= createEdgeApp({
      assets: { fetch: (asked) => env.ASSETS.fetch(asked) },
      upstream: env.UPSTREAM,
      fetch: (asked) => fetch(asked),
      siteDomain: env.SITE_DOMAIN,
      adminAt: readAdminAt(env.ADMIN, env.ADMIN_HOST),
      ...(env.SITE_NAME ? { siteName: env.SITE_NAME } : {}),
      ...(env.EDGE_SECRET ? { edgeSecret: env.EDGE_SECRET } : {}),
    });
    return app.fetch(request, { ip: request.headers.get('CF-Connecting-IP') ?? '' });
  },
};
