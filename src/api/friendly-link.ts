import { saveFriendlyLink } from '#contract/api/friendly-link.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const friendlyLinkApi = api.injectEndpoints({
  endpoints: (build) => ({ saveFriendlyLink: contractCommand(build, saveFriendlyLink) }),
});

export const { useSaveFriendlyLinkMutation } = friendlyLinkApi;
