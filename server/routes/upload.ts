import { beginUpload, checkUpload, readFile, readImage, uploadFile } from '#contract/api/upload.ts';
import { cors } from 'hono/cors';
import { ownOrigin } from '#contract/own-origin.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { receiveFile } from '#server/upload/receive-file.ts';
import { serveFile, serveImage } from '#server/upload/serve-file.ts';
import { giveToken, showToken } from '#server/upload/upload-token.ts';

export function registerUploadRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, beginUpload, giveToken);
  contractRoute(app, deps, checkUpload, showToken);
  // A store that takes files in under a name of its own is asked by pages of the shop; the token in the form is all that it believes.
  app.use(uploadFile.path, cors({ origin: (origin) => ownOrigin(origin, deps.settings.hosts), allowMethods: ['POST'] }));
  contractRoute(app, deps, uploadFile, receiveFile);
  contractRoute(app, deps, readFile, serveFile);
  contractRoute(app, deps, readImage, serveImage);
}
