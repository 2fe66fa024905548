import {
  getWebhookLog,
  getWebhooks,
  removeWebhook as removeCall,
  replayWebhook,
  saveWebhook as saveCall,
  testWebhook as testCall,
} from '#contract/api/admin/webhook.ts';
import { actingOf } from '#server/caller/acting.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { requireFactorOrConsole } from '#server/admin/access/fresh-factor.ts';
import { listWebhooks, readWebhookLog, removeWebhook, replayEvent, saveWebhook, testWebhook } from '#server/webhook/webhooks.ts';

/** Addresses that are told what happens in the shop (`docs/api.md` 5.6). */
export function registerAdminWebhookRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getWebhooks, () => listWebhooks(deps.db));
  contractRoute(app, deps, saveCall, async (request, call) => {
    await requireFactorOrConsole(call);
    return saveWebhook(actingOf(call), request);
  });
  contractRoute(app, deps, removeCall, ({ id }, call) => removeWebhook(actingOf(call), id));
  contractRoute(app, deps, getWebhookLog, (query) => readWebhookLog(deps.db, query));
  contractRoute(app, deps, testCall, ({ id }, call) => testWebhook(actingOf(call), id));
  contractRoute(app, deps, replayWebhook, ({ event }, call) => replayEvent(actingOf(call), event));
}
