/** The calls of the operator's page about company and trade. */
import { getSettings, pullRates, saveSettings } from '#contract/api/admin/settings.ts';
import { getAudit } from '#contract/api/admin/audit.ts';
import { api } from '#src/api/base.ts';
import { contractCommand, contractQuery } from '#src/api/contract-endpoint.ts';

const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: contractQuery(build, getSettings, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    getSettingsChanges: contractQuery(build, getAudit, { tags: ['Operator'], keepUnusedDataFor: 0 }),
    // What is saved shows on this very page too, such as the company at its foot.
    saveSettings: contractCommand(build, saveSettings, { changes: ['Operator', 'Currency'] }),
    pullRates: contractCommand(build, pullRates, { changes: ['Operator', 'Currency'] }),
  }),
});

export const { useGetSettingsQuery, useGetSettingsChangesQuery, useSaveSettingsMutation, usePullRatesMutation } = settingsApi;
