import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Assets } from './edge-env.ts';

/** A built folder as assets, with the `.br` and `.gz` files that lie beside the originals. */
export function diskAssets(folder: string): Assets {
  const files = new Hono().use(serveStatic({ root: folder, precompressed: true }));
  return { fetch: (request) => files.fetch(request) };
}
