/** The calls of the operator's page about webhooks. */
import { getWebhookLog, getWebhooks, removeWebhook, replayWebhook, saveWebhook, testWebhook } from '#contract/api/admin/webhook.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const read = { tags: ['Operator'], keepUnusedDataFor: 0 } as const;
const change = { changes: ['Operator'] } as const;

const webhookApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWebhooks: contractQuery(build, getWebhooks, read),
    getWebhookLog: contractQuery(build, getWebhookLog, read),
    saveWebhook: contractCommand(build, saveWebhook, change),
    removeWebhook: contractCommand(build, removeWebhook, change),
    replayWebhook: contractCommand(build, replayWebhook, change),
    testWebhook: contractCommand(build, testWebhook, change),
  }),
});

export const {
  useGetWebhooksQuery,
  useGetWebhookLogQuery,
  useSaveWebhookMutation,
  useRemoveWebhookMutation,
  useReplayWebhookMutation,
  useTestWebhookMutation,
} = webhookApi;
