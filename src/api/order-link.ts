import { sendOrderLink } from '#contract/api/order-link.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const orderLinkApi = api.injectEndpoints({
  endpoints: (build) => ({ sendOrderLink: contractCommand(build, sendOrderLink) }),
});

export const { useSendOrderLinkMutation } = orderLinkApi;
