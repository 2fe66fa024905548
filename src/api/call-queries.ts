/** Finds the query of a call, for who knows the contract's call and not the hook: the calls of a page, and its head. */
import type { ApiEndpointQuery, EndpointDefinitions, Module, QueryDefinition } from '@reduxjs/toolkit/query/react';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import type { axiosBaseQuery, NamedCall } from './axios-base-query.ts';
import type { Tag } from './tags.ts';

/** A call as the cache knows it, whatever it asks and answers. */
export type CallQuery = ApiEndpointQuery<QueryDefinition<object, typeof axiosBaseQuery, Tag, unknown, 'api'>, EndpointDefinitions>;

const queries = new Map<AnyEndpoint, CallQuery>();

/** Part of the api object: notes the calls as `src/api/<resource>.ts` injects them. */
export const callQueries: Module<never> = {
  name: 'calls' as never, // it adds nothing to what the api object offers
  init: ({ endpoints }) => ({
    injectEndpoint(name, { extraOptions }) {
      const { call } = (extraOptions ?? {}) as NamedCall; // the base query's own type of them
      // Only queries name their call, and the modules before this one have made them.
      if (call) queries.set(call, (endpoints as Record<string, unknown>)[name] as CallQuery);
    },
  }),
};

/** Undefined until the page, or what else brings the call's resource, is there. */
export const queryOf = (call: AnyEndpoint): CallQuery | undefined => queries.get(call);
