import { getFeedback, saveFeedback } from '#contract/api/feedback.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedback: contractQuery(build, getFeedback, { tags: ['Feedback'] }),
    saveFeedback: contractCommand(build, saveFeedback, { changes: ['Feedback'] }),
  }),
});

export const { useGetFeedbackQuery, useSaveFeedbackMutation } = feedbackApi;
