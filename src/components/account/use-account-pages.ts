import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { accountPages } from './account-pages.ts';

/** What the account's menu leads to: no quotes where the shop gives none, and no coupons. Old quotes stay at their address and on the overview. */
export function useAccountPages(): readonly (typeof accountPages)[number][] {
  const features = useAppSelector(selectConfig)?.features;
  return accountPages.filter(
    ({ path }) => (path !== '/user/quote' || features?.rfq !== false) && (path !== '/user/coupon' || features?.coupons !== false),
  );
}
