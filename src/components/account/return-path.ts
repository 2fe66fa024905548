import { buildPath } from '#contract/routes/build-path.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { overview } from './account-pages.ts';

const anyOrigin = 'https://shop.invalid';
/** After a log-in nobody wants to be back on these. */
const loginPages = /^\/user\/(?:login|register|activation|findPassword)$/;

/**
 * Where a log-in leads: the path and query of a `redirect` value when they name a page of the shop, else the account or the start page.
 * Everything else that a link could smuggle in, another site above all, is left out.
 */
export function returnPath(wanted: string | null): string {
  const fallback = matchRoute(overview) ? overview : buildPath('home');
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, anyOrigin)) return fallback;
  const { origin, pathname, search } = new URL(wanted, anyOrigin);
  const isOwn = origin === anyOrigin && !loginPages.test(pathname) && matchRoute(pathname) !== null;
  return isOwn ? `${pathname}${search}` : fallback;
}

/** The log-in page, with the path and query to come back to. */
export function loginPath(from: string): string {
  return withReturn(buildPath('user-login'), from);
}

/** A page of the log-in that hands on where to go afterwards. */
export function withReturn(page: string, wanted: string | null): string {
  const target = returnPath(wanted);
  return target === returnPath(null) ? page : `${page}?redirect=${encodeURIComponent(target)}`;
}
