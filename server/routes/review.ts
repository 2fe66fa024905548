import { getProductComments, getProductQuestions, getUserComments, saveComment, saveHelpful, saveQuestion } from '#contract/api/review.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { whileOn } from '#server/http/while-on.ts';
import { askQuestion } from '#server/review/ask-question.ts';
import { listComments, listQuestions } from '#server/review/list-comments.ts';
import { markHelpful } from '#server/review/mark-helpful.ts';
import { listOwnComments } from '#server/review/own-comments.ts';
import { writeComment } from '#server/review/save-comment.ts';

export function registerReviewRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getProductComments, whileOn('reviews', listComments, 'not_found'));
  contractRoute(app, deps, getProductQuestions, whileOn('questions', listQuestions, 'not_found'));
  contractRoute(app, deps, saveComment, whileOn('reviews', writeComment));
  contractRoute(app, deps, getUserComments, whileOn('reviews', listOwnComments, 'not_found'));
  contractRoute(app, deps, saveQuestion, whileOn('questions', askQuestion));
  contractRoute(
    app,
    deps,
    saveHelpful,
    whileOn('reviews', ({ comment_id: id }, call) => markHelpful(id, call)),
  );
}
