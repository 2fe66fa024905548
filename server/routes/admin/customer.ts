import { customerAction, getCustomer, getCustomers } from '#contract/api/admin/customer.ts';
import { mergeAccounts as mergeCall, previewMerge } from '#contract/api/admin/merge.ts';
import { beginImpersonation as beginCall, endImpersonation as endCall, getImpersonations } from '#contract/api/admin/impersonation.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { requireFactorOrConsole } from '#server/admin/access/fresh-factor.ts';
import { beginImpersonation } from '#server/admin/impersonation/begin-impersonation.ts';
import { endImpersonation } from '#server/admin/impersonation/end-impersonation.ts';
import { listImpersonations } from '#server/admin/impersonation/show-impersonations.ts';
import { actOnCustomer, findCustomers, showCustomer } from '#server/admin/customers.ts';
import { mergeAccounts, showMerge } from '#server/admin/merge-accounts.ts';

/** Customers for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminCustomerRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getCustomers, (query) => findCustomers(deps.db, query));
  contractRoute(app, deps, getCustomer, ({ account_id: id }) => showCustomer(deps.db, id));
  contractRoute(app, deps, customerAction, (request, call) => actOnCustomer(actingOf(call), request));
  contractRoute(app, deps, previewMerge, (query) => showMerge(deps.db, query));
  contractRoute(app, deps, mergeCall, (request, call) => mergeAccounts(actingOf(call), request));
  contractRoute(app, deps, beginCall, async (request, call) => {
    const session = await requireFactorOrConsole(call);
    const opener = session ? { sessionId: session.sessionId, browser: call.browser ?? '' } : { sessionId: null, browser: null };
    return beginImpersonation(actingOf(call), request, opener);
  });
  contractRoute(app, deps, getImpersonations, (query, call) => listImpersonations(deps.db, query, call.now));
  contractRoute(app, deps, endCall, async ({ id }, call) => ({ impersonation: await endImpersonation(actingOf(call), id) }));
}
