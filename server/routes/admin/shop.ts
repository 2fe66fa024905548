import { customerAction, getAdminCoupons, getAudit, getCustomer, getCustomers, saveCouponDef } from '#contract/api/admin/shop.ts';
import { mergeAccounts as mergeCall, previewMerge } from '#contract/api/admin/merge.ts';
import { beginImpersonation as beginCall, endImpersonation as endCall, getImpersonations } from '#contract/api/admin/impersonation.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { actingOf } from '#server/caller/acting.ts';
import { requireFactorOrConsole } from '#server/operator/access/fresh-factor.ts';
import { beginImpersonation } from '#server/operator/impersonation/begin-impersonation.ts';
import { endImpersonation } from '#server/operator/impersonation/end-impersonation.ts';
import { listImpersonations } from '#server/operator/impersonation/show-impersonations.ts';
import { listCoupons, saveCoupon } from '#server/operator/coupons.ts';
import { actOnCustomer, findCustomers, showCustomer } from '#server/operator/customers.ts';
import { findAudit } from '#server/operator/find-audit.ts';
import { mergeAccounts, showMerge } from '#server/operator/merge-accounts.ts';

/** Coupons, customers and the audit for those who run the shop (`docs/api.md` 5.6). */
export function registerAdminShopRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getAdminCoupons, (query, call) => listCoupons(query, actingOf(call)));
  contractRoute(app, deps, saveCouponDef, (request, call) => saveCoupon(actingOf(call), request));
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
  contractRoute(app, deps, getAudit, (query) => findAudit(deps.db, query));
}
