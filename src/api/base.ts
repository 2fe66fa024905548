import { buildCreateApi, coreModule, defaultSerializeQueryArgs, reactHooksModule } from '@reduxjs/toolkit/query/react';
import type { ApiError } from './api-error.ts';
import { axiosBaseQuery } from './axios-base-query.ts';
import { callQueries } from './call-queries.ts';
import { tags } from './tags.ts';

const createApi = buildCreateApi(coreModule(), reactHooksModule(), callQueries);

/** The one api object; `src/api/<resource>.ts` injects its calls, so that a page loads only those it uses. */
export const api = createApi({
  baseQuery: axiosBaseQuery,
  tagTypes: tags,
  endpoints: () => ({}),
  // A request without fields may be left out, and is the same call.
  serializeQueryArgs: ({ queryArgs = {}, ...named }) => defaultSerializeQueryArgs({ ...named, queryArgs }),
  catchSchemaFailure: (failure): ApiError => {
    console.error(`${failure.schemaName} of an answer breaks the contract`, failure.issues);
    return { status: 200, code: 'bad_answer', message: '' };
  },
});
