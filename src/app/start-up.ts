import { endpoints as cartNumber } from '#src/api/cart-number.ts';
import { endpoints as user } from '#src/api/user-info.ts';
import { endpoints as visitor } from '#src/api/visitor.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import type { AppDispatch, RootState } from '#src/store/store.ts';

/**
 * Loads, in this order: user info (with a token only), site configuration, visitor IP, cart counts.
 * A step that fails does not stop the next one; the selector of its value supplies the fallback of section 8.
 */
export function startUp() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (selectIsLoggedIn(getState())) await dispatch(user.getUserInfo.initiate(undefined, { subscribe: false })); // the header keeps it
    await dispatch(visitor.getConfig.initiate());
    await dispatch(visitor.getIp.initiate());
    await dispatch(cartNumber.getCartNumber.initiate());
  };
}
