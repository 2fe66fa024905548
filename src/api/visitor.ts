import { confirmSubscribe, getConfig, getIp, saveSubscribe, unsubscribe } from '#contract/api/visitor.ts';
import { api } from './base.ts';
import { contractCommand, contractQuery } from './contract-endpoint.ts';

const wholeVisit = Number.POSITIVE_INFINITY;

const visitorApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: contractQuery(build, getConfig, { keepUnusedDataFor: wholeVisit }),
    getIp: contractQuery(build, getIp, { keepUnusedDataFor: wholeVisit }),
    saveSubscribe: contractCommand(build, saveSubscribe),
    confirmSubscribe: contractCommand(build, confirmSubscribe),
    unsubscribe: contractCommand(build, unsubscribe),
  }),
});

export const { endpoints, useSaveSubscribeMutation, useConfirmSubscribeMutation, useUnsubscribeMutation } = visitorApi;
