import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { tags } from './tags.ts';
import { axiosBaseQuery } from './axios-base-query.ts';

/** The one api object; `src/api/<resource>.ts` injects its calls, so that a page loads only those it uses. */
export const api = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  catchSchemaFailure: (failure): ApiError => {
    console.error(`${failure.schemaName} of an answer breaks the contract`, failure.issues);
    return { status: 200, code: 'bad_answer', message: '' };
  },
});
