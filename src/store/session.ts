/** What follows a log-in and a log-out in the store; a page loads it with the calls that need it. */
import type { LoggedIn } from '#contract/api/account.ts';
import { api } from '#src/api/base.ts';
import { cartNumberCache } from '#src/api/cart-number.ts';
import { privateTags } from '#src/api/tags.ts';
import { userCache } from '#src/api/user-info.ts';
import { cartKeyDropped } from './cart.ts';
import type { AppDispatch } from './store.ts';
import { loggedOut, tokenGiven } from './user.ts';

const countless = privateTags.filter((tag) => tag !== 'CartNumber');

/** Stores token, user and counts of an answer; what was loaded for the guest, or for another account, is loaded again. */
export function sessionOpened({ token, user, cartNum, rfqNum }: LoggedIn, isKept: boolean) {
  return (dispatch: AppDispatch): void => {
    dispatch(userCache.upsertQueryEntries([{ endpointName: 'getUserInfo', arg: undefined, value: user }]));
    dispatch(cartNumberCache.upsertQueryEntries([{ endpointName: 'getCartNumber', arg: undefined, value: { cartNum, rfqNum } }]));
    dispatch(cartKeyDropped());
    dispatch(tokenGiven(token, isKept));
    dispatch(api.util.invalidateTags(countless));
  };
}

/** Forgets the token and everything that the account could see; drafts go too, the next person at this window may be another. */
export function sessionClosed() {
  return (dispatch: AppDispatch): void => {
    dispatch(loggedOut());
    sessionStorage.clear();
    dispatch(api.util.invalidateTags(privateTags));
  };
}
