/** Drafts of the operator: asked of the store each time, and kept by nobody. */
import { getBlogDetail, getComponentDetail, getNewsDetail, getPage, getSolutionDetail, getSupplierDetail } from '#contract/api/content.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { errorStatus } from '#contract/api/error.ts';
import { previewHeader } from '#contract/routes/preview.ts';
import type { AskStore } from '#edge/store/upstream.ts';
import type { ReadStore } from './read-through.ts';
import { storeCallOf } from './store-call.ts';

/** The calls whose answer may be a draft. */
const written: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  getPage,
  getBlogDetail,
  getNewsDetail,
  getSolutionDetail,
  getComponentDetail,
  getSupplierDetail,
]);

/**
 * What a page asks with the token of a draft. Only the store knows whether a token is good, so a made-up one costs the store one call, which counts
 * for the visitor as those do that nobody else shares; everything else of the page comes from the cache.
 */
export function readDrafts(askStore: AskStore, readStore: Pick<ReadStore, 'get'>) {
  return (token: string): Pick<ReadStore, 'get'> => ({
    get: async (c, endpoint, request, patience) => {
      if (!written.has(endpoint)) return readStore.get(c, endpoint, request, patience);
      const asked = await storeCallOf(c, endpoint, request);
      if (!asked) return new Response(null, { status: errorStatus.validation_failed });
      const { path, body, currency } = asked;
      const headers = new Headers({ Accept: '*/*', 'X-Currency': currency, [previewHeader]: token });
      if (body !== null) headers.set('Content-Type', 'application/json');
      return askStore(c, path, patience, { method: endpoint.method, headers, body: body === null ? null : new TextEncoder().encode(body) });
    },
  });
}
