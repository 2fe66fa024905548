import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createEdgeApp } from './app.ts';
import { diskAssets } from './disk-assets.ts';
import type { EdgeOptions } from './edge-env.ts';

export interface NodeEdgeOptions extends Omit<EdgeOptions, 'assets' | 'upstream'> {
  /** Folder of the built app. */
  dist?: string;
  /** Origin of the store API; a store in the same process answers `fetch` whatever it is. */
  upstream?: string;
  /** Believe the last address of `X-Forwarded-For`: only behind a proxy that writes it. */
  behindProxy?: boolean;
}

/** The edge for a Node server: files from disk, the visitor's address from the socket, answers compressed. */
export function createNodeEdge({ dist = 'dist', upstream = 'http://store.internal', behindProxy = false, ...options }: NodeEdgeOptions) {
  const edge = createEdgeApp({ ...options, upstream, assets: diskAssets(dist) });
  // Files are compressed already; this is for pages and answers of the store.
  const app = new Hono<{ Bindings: HttpBindings }>().use(compress());
  app.all('*', (c) => {
    const socket = c.env.incoming.socket.remoteAddress ?? '';
    const forwarded = behindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    return edge.fetch(c.req.raw, { ip: forwarded ?? socket });
  });
  return app;
}
