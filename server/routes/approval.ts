import { approveOrder, askApproval, getApproval, getApprovals, refuseOrder, withdrawApproval } from '#contract/api/approval.ts';
import { approveOrder as approve, refuseOrder as refuse, withdrawApproval as withdraw } from '#server/approval/answer-approval.ts';
import { askApproval as ask } from '#server/approval/ask-approval.ts';
import { listApprovals, showApproval } from '#server/approval/show-approval.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';

/** Orders that the approvers of a company decide on (`docs/api.md` 6.7). */
export function registerApprovalRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, askApproval, ask);
  contractRoute(app, deps, getApprovals, listApprovals);
  contractRoute(app, deps, getApproval, ({ id, shortage }, call) => showApproval(call, deps.db, id, shortage));
  contractRoute(app, deps, approveOrder, approve);
  contractRoute(app, deps, refuseOrder, refuse);
  contractRoute(app, deps, withdrawApproval, withdraw);
}
