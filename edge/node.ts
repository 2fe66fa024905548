import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createEdgeApp } from './app.ts';
import { memoryStorage } from './cache/memory-storage.ts';
import type { EdgeOptions } from './edge-options.ts';

export interface NodeEdgeOptions extends Omit<EdgeOptions, 'fetch' | 'upstream'> {
  /** Origin of the store API; may be left out when `fetch` itself is the store. */
  upstream?: string;
  /** Sends a request to the store API; over the network unless given. */
  fetch?: (request: Request) => Promise<Response>;
  /** Believe the last `X-Forwarded-For` and `X-Forwarded-Proto`: only behind a proxy that writes them. */
  behindProxy?: boolean;
}

interface NodeEnv {
  Bindings: HttpBindings & { isAdminPort?: boolean };
}

/** What `@hono/node-server` takes for the port that the operator's side has for itself. */
export function onAdminPort(edge: Hono<NodeEnv>): (request: Request, env: object) => Response | Promise<Response> {
  return (request, env) => edge.fetch(request, { ...env, isAdminPort: true });
}

/** The edge for a Node server, as the handler that `@hono/node-server` takes. */
export function createNodeEdge({ behindProxy = false, ...options }: NodeEdgeOptions): Hono<NodeEnv> {
  const edge = createEdgeApp({
    upstream: 'http://store.invalid',
    answers: memoryStorage(),
    fetch: (request) => fetch(request),
    ...options,
  });
  // Files are compressed already; this is for pages and answers of the store.
  const app = new Hono<NodeEnv>().use(compress());
  app.all('*', (c) => {
    if (isAmbiguous(c.env.incoming)) return c.body(null, 400);
    const socket = c.env.incoming.socket.remoteAddress ?? '';
    const forwarded = behindProxy ? c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined;
    const isSecure = behindProxy && c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https';
    return edge.fetch(isSecure ? asSecure(c.req.raw) : c.req.raw, { ip: forwarded ?? socket, isAdminPort: c.env.isAdminPort === true });
  });
  return app;
}

/** The request as the visitor sent it to the proxy, by HTTPS. */
function asSecure(request: Request): Request {
  return new Request(request.url.replace(/^http:/, 'https:'), request);
}

/** A request that this program and one before it could take for two different ones: a whole address as its target, or two hosts. */
function isAmbiguous({ url = '', rawHeaders }: HttpBindings['incoming']): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return !url.startsWith('/') || hosts.length > 1;
}
