import { redirect } from 'react-router';
import type { AnyEndpoint, ResponseOf } from '#contract/api/endpoint.ts';
import type { PageAddress, PageCallsModule, PageStore } from '#contract/pages/page-calls.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { queryOf } from '#src/api/call-queries.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { notFound } from './not-found.ts';

/** Starts a call that lives only as long as somebody shows its answer: the subscription ends with the call. */
async function start(dispatch: AppDispatch, call: AnyEndpoint, request: object): Promise<{ data?: unknown }> {
  const query = queryOf(call);
  if (!query) return {}; // a part of the page that comes later asks for itself
  const asked = dispatch(query.initiate(request));
  try {
    return await asked;
  } finally {
    asked.unsubscribe();
  }
}

const storeOf = (dispatch: AppDispatch): PageStore => ({
  want: (call, request) => start(dispatch, call, request),
  ask: async <E extends AnyEndpoint>(call: E, request: object) =>
    ((await start(dispatch, call, request)).data ?? null) as ResponseOf<E> | null, // the cache holds what this very call answered
});

function errorsIn(result: unknown): ApiError[] {
  if (Array.isArray(result)) return result.flatMap(errorsIn);
  if (typeof result !== 'object' || result === null || !('error' in result)) return [];
  return isApiError(result.error) ? [result.error] : [];
}

/** Throws what a missing record means for the page: its new address when it moved, else the 404 page. */
function refuse({ data }: ApiError, url: URL): never {
  const moved = data?.['moved_to'];
  const topic = data?.['moved_topic'];
  const steps = [topic, moved].filter((step) => typeof step === 'string').map(encodeURIComponent);
  // A whole address, because the router would put the language prefix before a path once more.
  if (typeof moved === 'string')
    throw redirect(url.origin + [...url.pathname.split('/').slice(0, -steps.length), ...steps].join('/') + url.search);
  throw notFound(url.pathname);
}

/** Starts the calls of a page, whose own code must be there. A missing record makes it a 404; every other failure stays with the page, which shows it. */
export async function runCalls({ calls, own }: PageCallsModule, page: PageAddress, url: URL, dispatch: AppDispatch): Promise<void> {
  const store = storeOf(dispatch);
  const answers = await Promise.all([
    ...(calls?.records?.(page) ?? []).map(({ call, request }) => start(dispatch, call, request)),
    calls?.first?.(page, store),
    own?.(page, store),
  ]);
  const missing = errorsIn(answers).find(({ code }) => code === 'not_found');
  if (missing) refuse(missing, url);
}
