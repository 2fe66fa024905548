import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createEdgeApp } from './app.ts';
import { diskAssets } from './disk-assets.ts';
import type { EdgeOptions } from './edge-env.ts';

export interface NodeEdgeOptions extends Omit<EdgeOptions, 'assets' | 'fetch'> {
  /** Folder of the built app. */
  dist: string;
  /** 0 takes any free port. */
  port: number;
  /** Believe the last address of `X-Forwarded-For`: only behind a proxy that writes it. */
  behindProxy?: boolean;
}

/** The edge as a Node server; rejects when the port is taken. `close` lets running answers finish. */
export async function startEdge({ dist, port, behindProxy = false, ...options }: NodeEdgeOptions) {
  const edge = createEdgeApp({ ...options, assets: diskAssets(dist), fetch: (request) => fetch(request) });
  // Files are compressed already; this is for pages and answers of the store.
  const app = new Hono<{ Bindings: HttpBindings }>().use(compress());
  app.all('*', (c) => {
    const socket = c.env.incoming.socket.remoteAddress ?? '';
    const forwarded = behindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    return edge.fetch(c.req.raw, { ip: forwarded ?? socket });
  });
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => new Promise<void>((done) => void server.close(() => done())),
  };
}
