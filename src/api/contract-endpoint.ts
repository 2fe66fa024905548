import type { BaseQueryFn, EndpointBuilder, TagDescription } from '@reduxjs/toolkit/query';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { Call, CallHeaders } from './axios-base-query.ts';

type Build<Tags extends string> = EndpointBuilder<BaseQueryFn<Call, unknown, ApiError>, Tags, 'api'>;

/** Arguments of a call: its request, beside it the header fields; nothing at all where every field may be left out. */
export type ArgsOf<E extends AnyEndpoint> = Record<string, never> extends RequestOf<E> ? RequestOf<E> | void : RequestOf<E> & CallHeaders;

function callOf<E extends AnyEndpoint>(endpoint: E) {
  return (args: ArgsOf<E>): Call => ({ endpoint, args: (args as object | undefined) ?? {} });
}

/** A contract call of kind `query` as a cached query whose answer is checked by the contract. */
export function contractQuery<E extends AnyEndpoint, Tags extends string>(
  build: Build<Tags>,
  endpoint: E,
  options: { providesTags?: TagDescription<Tags>[]; keepUnusedDataFor?: number } = {},
) {
  return build.query<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    responseSchema: endpoint.response as never, // zod and RTK spell the same standard schema with different generics
    ...options,
  });
}

/** A contract call of kind `command` as a mutation; a successful one makes the given tags load again. */
export function contractCommand<E extends AnyEndpoint, Tags extends string>(
  build: Build<Tags>,
  endpoint: E,
  options: { invalidatesTags?: readonly TagDescription<Tags>[] } = {},
) {
  const { invalidatesTags } = options;
  return build.mutation<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    responseSchema: endpoint.response as never, // as above
    ...(invalidatesTags ? { invalidatesTags: (_, error) => (error ? [] : invalidatesTags) } : {}),
  });
}
