import { endpoints } from '#src/api/merge-cart.ts';
import { isServerTrouble } from '#src/api/api-error.ts';
import { forgetLostCart, lostCarts } from './lost-carts.ts';
import type { AppDispatch } from './store.ts';

let isJoining = false;

/** Adds the carts that have lost their place to the visitor's cart, also those that lose it meanwhile; what the server cannot do now is tried again at the next start. */
export function joinLostCarts() {
  return async (dispatch: AppDispatch): Promise<void> => {
    if (isJoining) return;
    isJoining = true;
    const tried = new Set<string>();
    for (let key = lostCarts().at(0); key !== undefined; key = lostCarts().find((one) => !tried.has(one))) {
      tried.add(key);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as each changes the same cart
      const { error } = await dispatch(endpoints.mergeCart.initiate({ cart_key: key }));
      // Refused for good: another window has joined it, or it is past its life. An operator's own cart waits until they act for nobody.
      if (!error || ('status' in error && !isServerTrouble(error) && error.status !== 429 && error.code !== 'customer_only'))
        forgetLostCart(key);
    }
    isJoining = false;
  };
}
