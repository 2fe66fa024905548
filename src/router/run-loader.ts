import { redirect } from 'react-router';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import type { AppDispatch } from '#src/store/store.ts';
import { notFound } from './not-found.ts';
import type { PageLoader } from './page-loader.ts';

/** Lets a call live only as long as somebody shows its answer: the loader's own subscription ends with the call. */
export function passing(dispatch: AppDispatch): AppDispatch {
  const pass = (action: Parameters<AppDispatch>[0]) => {
    const result: unknown = dispatch(action);
    if (result instanceof Promise && 'unsubscribe' in result && typeof result.unsubscribe === 'function') {
      void result.finally(() => (result as unknown as { unsubscribe: () => void }).unsubscribe()); // checked in the line above
    }
    return result;
  };
  return pass as AppDispatch; // same arguments, same result
}

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

/** Runs a page's loader and turns a missing record into a 404; every other failure stays with the page, which shows it. */
export async function runLoader(
  loader: PageLoader,
  input: { params: Record<string, string>; url: URL; dispatch: AppDispatch },
): Promise<null> {
  let result: unknown;
  try {
    result = await loader({ ...input, dispatch: passing(input.dispatch) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    result = { error };
  }
  const missing = errorsIn(result).find((error) => error.code === 'not_found');
  if (missing) refuse(missing, input.url);
  return null;
}
