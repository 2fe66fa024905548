import { readFile, readImage, uploadFile } from '#contract/api/upload.ts';
import type { StoreApp, StoreDeps } from '#server/call.ts';
import { contractRoute } from '#server/contract-route.ts';
import { receiveFile } from '#server/upload/receive-file.ts';
import { serveFile, serveImage } from '#server/upload/serve-file.ts';

export function registerUploadRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, uploadFile, receiveFile);
  contractRoute(app, deps, readFile, serveFile);
  contractRoute(app, deps, readImage, serveImage);
}
