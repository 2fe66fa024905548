import { beginHandover, takeHandover } from '#contract/api/handover.ts';
import { giveHandover, takeOver } from '#server/account/handover.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';

export function registerHandoverRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, beginHandover, giveHandover);
  contractRoute(app, deps, takeHandover, takeOver);
}
