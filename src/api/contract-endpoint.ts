import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query';
import type { AnyEndpoint, RequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { ApiError } from './api-error.ts';
import type { Call, CallHeaders, NamedCall } from './axios-base-query.ts';
import type { CallMeta } from './client-state.ts';
import type { Tag } from './tags.ts';

type Build = EndpointBuilder<BaseQueryFn<Call, unknown, ApiError, NamedCall, CallMeta>, Tag, 'api'>;

/** Arguments of a call: its request, beside it the header fields; nothing at all where every field may be left out. */
export type ArgsOf<E extends AnyEndpoint> =
  Record<string, never> extends RequestOf<E> ? (RequestOf<E> & CallHeaders) | void : RequestOf<E> & CallHeaders;

function callOf<E extends AnyEndpoint>(endpoint: E) {
  return (args: ArgsOf<E>): Call => ({ endpoint, args: (args as object | undefined) ?? {} }); // a request is an object, or left out
}

/** A contract call of kind `query` as a cached query whose answer is checked by the contract. */
export function contractQuery<E extends AnyEndpoint>(
  build: Build,
  endpoint: E,
  options: { tags?: readonly Tag[]; keepUnusedDataFor?: number } = {},
) {
  const { tags = [], ...rest } = options;
  return build.query<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    extraOptions: { call: endpoint },
    responseSchema: endpoint.response as never, // zod and RTK spell the same standard schema with different generics
    providesTags: ['Currency', ...tags],
    ...rest,
  });
}

/** A contract call of kind `command` as a mutation; a successful one makes the answers with the given tags load again. */
export function contractCommand<E extends AnyEndpoint>(build: Build, endpoint: E, options: { changes?: readonly Tag[] } = {}) {
  const { changes = [] } = options;
  return build.mutation<ResponseOf<E>, ArgsOf<E>>({
    query: callOf(endpoint),
    responseSchema: endpoint.response as never, // as above
    invalidatesTags: (_answer, error) => (error ? [] : changes),
  });
}
