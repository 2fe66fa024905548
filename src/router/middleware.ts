import { type MiddlewareFunction, redirect } from 'react-router';
import { endpoints } from '#src/api/user-info.ts';
import { loginPath, returnPath } from '#src/components/account/return-path.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import type { Store } from '#src/store/store.ts';
import { servicesContext } from './context.ts';
import { pathOf } from './path-of.ts';

interface Visit {
  store: Store;
  /** Path without language prefix, and query, of the page that is asked for. */
  path: string;
  search: URLSearchParams;
}

/** Keeps a visitor out by throwing a redirect. */
export type Guard = (visit: Visit) => Promise<void> | void;

/** A token may have ended since it was stored: only the server knows, and a refusal clears it. */
async function hasSession(store: Store): Promise<boolean> {
  if (selectIsLoggedIn(store.getState())) await store.dispatch(endpoints.getUserInfo.initiate(undefined, { subscribe: false }));
  return selectIsLoggedIn(store.getState());
}

/** Guards that a row of the route table names. */
const guards: Record<string, Guard> = {
  /** For those with an account: others log in first and come back. */
  auth: async ({ store, path }) => {
    if (!(await hasSession(store))) throw redirect(loginPath(path));
  },
  /** For those without a session: others are where the log-in would lead. */
  guest: async ({ store, search }) => {
    if (await hasSession(store)) throw redirect(returnPath(search.get('redirect')));
  },
};

/** The guard with this name, as the router calls it; a row that names none of them is a mistake in the table. */
export function namedMiddleware(name: string, basename = '/', known: Record<string, Guard> = guards): MiddlewareFunction {
  const guard = known[name];
  if (!guard) throw new Error(`Unknown route middleware: ${name}`);
  return async ({ request, context }, next) => {
    const url = new URL(request.url);
    await guard({ store: context.get(servicesContext).store, path: pathOf(url, basename) + url.search, search: url.searchParams });
    return next();
  };
}
