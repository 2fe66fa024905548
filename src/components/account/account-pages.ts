import { matchRoute } from '#contract/routes/match.ts';
import { rowName } from '#contract/routes/name.ts';
import { routes } from '#contract/routes/table.ts';

/** Where an account begins. */
export const overview = '/user/userCenter';

/** What the account's menu leads to, in its order: only pages that have a row in the route table. */
export const accountPages = (
  [
    { path: overview, word: 'common:account.overview' },
    { path: '/user/order', word: 'common:account.orders' },
    { path: '/user/quote', word: 'common:account.quotes' },
    { path: '/user/coupon', word: 'common:account.coupons' },
    { path: '/user/address', word: 'common:account.addresses' },
    { path: '/user/changePwd', word: 'common:account.password' },
  ] as const
).filter(({ path }) => matchRoute(path) !== null);

/** True for routes, by their name in a locale, that only open with a session. */
export function isAccountPage(route: string | undefined): boolean {
  const name = rowName(route ?? '');
  return routes.some((row) => row.name === name && row.middleware.some((guard) => guard === 'auth'));
}
