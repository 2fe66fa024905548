/** The shop while it is being changed: Vite serves the sources, the edge everything else, with the heads, statuses and redirects of a built shop. */
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, type ViteDevServer } from 'vite';
import { createNodeEdge, type NodeEdgeOptions, onAdminPort } from '#edge/node.ts';
import { devAssets, type PageMaker } from './dev-assets.ts';

/** What of Vite answers requests. */
export type SourceServer = PageMaker & Pick<ViteDevServer, 'middlewares'>;

interface Listeners {
  /** For visitors. */
  open: RequestListener;
  /** For the port that the operator's side has for itself. */
  admin: RequestListener;
}

/** Never files of the sources, whatever lies under their names. */
const ofStore = /^\/(api\/|healthz$)/;

type Answer = (request: Request, env: object) => Response | Promise<Response>;

/** What Vite puts into a living page carries no nonce, so the policy of pages would stop it; Chromium's tests run under it. */
function withoutPolicy(answer: Answer): Answer {
  return async (request, env) => {
    const response = await answer(request, env);
    response.headers.delete('Content-Security-Policy');
    return response;
  };
}

export function devListeners(vite: SourceServer, settings: Omit<NodeEdgeOptions, 'assets'>): Listeners {
  const edge = createNodeEdge({ ...settings, assets: devAssets(vite) });
  const behindVite = (answer: Answer): RequestListener => {
    const answerByEdge = getRequestListener(withoutPolicy(answer));
    return (request, response) => {
      const next = () => answerByEdge(request, response);
      if (ofStore.test(request.url ?? '')) void next();
      else vite.middlewares(request, response, next);
    };
  };
  return { open: behindVite(edge.fetch), admin: behindVite(onAdminPort(edge)) };
}

/** Opens no port; who opens one closes `vite` at the end. */
export async function openDevShop(settings: Omit<NodeEdgeOptions, 'assets'>, allowedHosts: string[]) {
  const open: Server = createHttpServer();
  // `custom`: pages are the edge's to answer.
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: open }, allowedHosts } });
  const listeners = devListeners(vite, settings);
  open.on('request', listeners.open);
  return { vite, open, admin: createHttpServer(listeners.admin) };
}
