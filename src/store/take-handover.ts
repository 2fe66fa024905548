/** Goes on where the visitor came from: a log-in of its own on this host, or the guest's cart. A page loads it when its address says so. */
import { endpoints } from '#src/api/handover.ts';
import type { Handover } from './handover-mark.ts';
import { joinLostCarts } from './join-carts.ts';
import { rememberLostCart } from './lost-carts.ts';
import { sessionOpened } from './session.ts';
import type { AppDispatch, RootState } from './store.ts';

export function goOn({ code, isKept }: Handover) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const own = getState().cart.key;
    const { data } = await dispatch(endpoints.takeHandover.initiate({ code }));
    if (!data) return; // used or past its minute: the visitor is on this host who they were here before
    if (data.login) dispatch(sessionOpened(data.login, isKept));
    if (own === null || data.cart_key === null || own === data.cart_key) return;
    rememberLostCart(own);
    await dispatch(joinLostCarts());
  };
}
