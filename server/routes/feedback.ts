import { answerFeedback as answerCall, getAdminFeedback, getFeedback, saveFeedback as saveCall } from '#contract/api/feedback.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { answerFeedback } from '#server/feedback/answer-feedback.ts';
import { allFeedback, ownFeedback } from '#server/feedback/read-feedback.ts';
import { saveFeedback } from '#server/feedback/save-feedback.ts';
import { actingOf } from '#server/operator/acting.ts';

/** Messages to the shop (`docs/api.md` 5.1 and 5.6). */
export function registerFeedbackRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, saveCall, saveFeedback);
  contractRoute(app, deps, getFeedback, ownFeedback);
  contractRoute(app, deps, getAdminFeedback, allFeedback);
  contractRoute(app, deps, answerCall, (request, call) => answerFeedback(actingOf(call), request));
}
