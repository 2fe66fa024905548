/** Drafts of the operator: asked of the store each time, and kept by nobody. */
import { errorStatus } from '#contract/api/error.ts';
import { previewHeader } from '#contract/routes/preview.ts';
import type { AskStore } from '#edge/store/upstream.ts';
import type { ReadStore } from './read-through.ts';
import { storeCallOf } from './store-call.ts';

/** What a page asks with the token of a draft. */
export function readDrafts(askStore: AskStore) {
  return (token: string): Pick<ReadStore, 'get'> => ({
    get: async (c, endpoint, request, patience) => {
      const asked = await storeCallOf(c, endpoint, request);
      if (!asked) return new Response(null, { status: errorStatus.validation_failed });
      const { path, body, currency } = asked;
      const headers = new Headers({ Accept: '*/*', 'X-Currency': currency, [previewHeader]: token });
      if (body !== null) headers.set('Content-Type', 'application/json');
      return askStore(c, path, patience, { method: endpoint.method, headers, body: body === null ? null : new TextEncoder().encode(body) });
    },
  });
}
