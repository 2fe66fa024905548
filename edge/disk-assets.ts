import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Assets } from './edge-options.ts';

/** A built folder as assets, with the `.br` and `.gz` files that lie beside the originals. The folder may be built later. */
export function diskAssets(folder: string): Assets {
  let files: Hono | null = null; // made when first asked: the middleware complains about a folder that is not there yet
  return {
    fetch: (request) => {
      files ??= new Hono().use(serveStatic({ root: folder, precompressed: true }));
      return files.fetch(request);
    },
  };
}
