/** The calls of the account's settings: e-mail address, keys, export and deletion. */
import { changeEmail, confirmEmail, deleteAccount, exportAccount } from '#contract/api/account-change.ts';
import { deleteApiKey, getApiKeys, saveApiKey } from '#contract/api/api-key.ts';
import { confirmPassword, endSession, getSessions } from '#contract/api/session.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const accountChangeApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeEmail: contractCommand(build, changeEmail, { changes: ['User'] }),
    confirmEmail: contractCommand(build, confirmEmail, { changes: ['User'] }),
    /** Not kept: it is large, and old as soon as it is there. */
    exportAccount: contractQuery(build, exportAccount, { keepUnusedDataFor: 0 }),
    deleteAccount: contractCommand(build, deleteAccount),
    getApiKeys: contractQuery(build, getApiKeys, { tags: ['ApiKey'] }),
    saveApiKey: contractCommand(build, saveApiKey, { changes: ['ApiKey'] }),
    confirmPassword: contractCommand(build, confirmPassword),
    getSessions: contractQuery(build, getSessions, { tags: ['Session'] }),
    endSession: contractCommand(build, endSession, { changes: ['Session'] }),
    deleteApiKey: contractCommand(build, deleteApiKey, { changes: ['ApiKey'] }),
  }),
});

export const {
  useChangeEmailMutation,
  useConfirmEmailMutation,
  useLazyExportAccountQuery,
  useDeleteAccountMutation,
  useGetApiKeysQuery,
  useSaveApiKeyMutation,
  useDeleteApiKeyMutation,
  useConfirmPasswordMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
} = accountChangeApi;
