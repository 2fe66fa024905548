import { beginHandover, takeHandover } from '#contract/api/handover.ts';
import { api } from './base.ts';
import { contractCommand } from './contract-endpoint.ts';

const handoverApi = api.injectEndpoints({
  endpoints: (build) => ({
    beginHandover: contractCommand(build, beginHandover),
    takeHandover: contractCommand(build, takeHandover),
  }),
});

export const { endpoints } = handoverApi;
