import { getProductComments, getProductQuestions, getUserComments, saveComment, saveHelpful, saveQuestion } from '#contract/api/review.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const reviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProductComments: contractQuery(build, getProductComments),
    getProductQuestions: contractQuery(build, getProductQuestions),
    getUserComments: contractQuery(build, getUserComments, { tags: ['Comment'] }),
    // What was rated is no longer offered to be rated on the order and in the account.
    saveComment: contractCommand(build, saveComment, { changes: ['Comment', 'Order'] }),
    saveHelpful: contractCommand(build, saveHelpful),
    saveQuestion: contractCommand(build, saveQuestion),
  }),
});

export const {
  useGetProductCommentsQuery,
  useGetProductQuestionsQuery,
  useGetUserCommentsQuery,
  useSaveCommentMutation,
  useSaveHelpfulMutation,
  useSaveQuestionMutation,
} = reviewApi;
