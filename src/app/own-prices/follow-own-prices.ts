/** Shows a customer the prices of their own price list in lists and at the part. Fetched by who has one. */
import type { QueryCacheKey } from '@reduxjs/toolkit/query';
import { api } from '#src/api/base.ts';
import { endpoints } from '#src/api/own-prices.ts';
import type { Store } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { layPrices, offerKey, type Offer, offersIn, type OwnBreaks } from './lay-prices.ts';

/** As many as one call takes. */
const mostSkus = 100;
/** Prices may change, or the list of the customer. */
const freshMilliseconds = 60_000;

const ownerIn = (store: Store): string | null => {
  const user = selectUser(store.getState());
  return user?.has_price_list === true ? user.id : null;
};

/**
 * Lays own prices over each answer with offers that comes into the cache: those that are known at once, the others when `own-prices` has told them.
 * What others may see again, after a log-out, is asked anew. Returns how to stop.
 */
export function followOwnPrices(store: Store): () => void {
  let owner: string | null = null;
  const known = new Map<string, OwnBreaks>();
  const asked = new Map<string, number>();
  let seen = new WeakSet<object>();

  async function ask(offers: readonly Offer[], of: string | null) {
    const skus = offers.map(({ sku }) => sku);
    const told = await store.dispatch(endpoints.getOwnPrices.initiate({ skus: skus.join(',') }, { subscribe: false, forceRefetch: true }));
    if (!told.data || of !== owner) return;
    for (const one of offers) known.delete(offerKey(one));
    for (const one of told.data.list) known.set(offerKey(one), one.price_breaks);
    seen = new WeakSet();
    look();
  }

  function layOver(): Offer[] {
    const wanted: Offer[] = [];
    const now = Date.now();
    for (const [key, entry] of Object.entries(store.getState().api.queries)) {
      const data: unknown = entry?.data;
      if (typeof data !== 'object' || data === null || entry?.endpointName === endpoints.getOwnPrices.name || seen.has(data)) continue;
      for (const offer of offersIn(data)) {
        if (now - (asked.get(offerKey(offer)) ?? 0) < freshMilliseconds) continue;
        asked.set(offerKey(offer), now);
        wanted.push(offer);
      }
      const value = layPrices(data, known);
      seen.add(data);
      if (typeof value === 'object' && value !== null) seen.add(value);
      if (value === data) continue;
      const queryCacheKey = key as QueryCacheKey; // the library's own list of them has plain strings
      store.dispatch(api.internalActions.queryResultPatched({ queryCacheKey, patches: [{ op: 'replace', path: [], value }] }));
    }
    return wanted;
  }

  function look() {
    const former = owner;
    owner = ownerIn(store);
    if (owner !== former) {
      known.clear();
      asked.clear();
      seen = new WeakSet();
      if (former !== null) store.dispatch(api.util.invalidateTags(['Currency']));
    }
    if (owner === null) return;
    const wanted = layOver();
    for (let start = 0; start < wanted.length; start += mostSkus) void ask(wanted.slice(start, start + mostSkus), owner);
  }

  look();
  return store.subscribe(look);
}
