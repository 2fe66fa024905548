/** One visitor in all windows of a browser: each takes what another has written before it calls, and none overwrites what is newer. */
import { isPending } from '@reduxjs/toolkit';
import type { Action, Middleware } from 'redux';
import { cookies } from '#contract/cookies.ts';
import { api } from '#src/api/base.ts';
import { tags } from '#src/api/tags.ts';
import { cartKeyFound } from './cart.ts';
import { rememberLostCart } from './lost-carts.ts';
import { sessionIn, shareCookie, textOfSession } from './shared-cookies.ts';
import type { AppDispatch, RootState } from './store.ts';
import { loggedOut, sessionFound, tokenGiven } from './user.ts';

const ofVisitor = tags.filter((tag) => tag !== 'Currency');

/** What a window tells the others: something of the visitor's changed, or they have logged out. */
export type WindowNews = 'changed' | 'left';

export interface SharedSession {
  middleware: Middleware<object, RootState>;
  /** Takes what another window has written; with `isStale` the visitor's answers are loaded again in any case. */
  look: (isStale?: boolean) => void;
  /** Says who tells the other windows; gives whether there was something to tell already. */
  onNews: (tell: (news: WindowNews) => void) => boolean;
}

function newsOf(type: string): WindowNews | null {
  if (type === loggedOut.type) return 'left';
  return type === 'api/executeMutation/fulfilled' || type === tokenGiven.type ? 'changed' : null;
}

/** The cookies' image in one store. */
function mirror(getState: () => RootState, dispatch: AppDispatch) {
  const token = shareCookie(cookies.token);
  const cartKey = shareCookie(cookies.cartKey);
  let keysGiven = 0;

  /** The server puts a cart that has lost its place together with the one that has taken it. */
  function join(key: string) {
    rememberLostCart(key);
    void import('./join-carts.ts').then(({ joinLostCarts }) => dispatch(joinLostCarts()));
  }
  /** Takes what another window has written; true when there was anything. */
  function take(): boolean {
    const session = token.news();
    const key = cartKey.news();
    const own = getState().cart.key;
    if (session !== null) dispatch(sessionFound(sessionIn(session)));
    if (key === null) return session !== null;
    dispatch(cartKeyFound(key || null));
    if (key !== '' && own !== null && own !== key) join(own);
    return true;
  }
  function giveToken(isLogIn: boolean) {
    const { token: held, isKept } = getState().user;
    const text = textOfSession(held, isKept);
    if (text === token.seen()) return;
    const newer = isLogIn ? null : token.news();
    if (newer !== null) dispatch(sessionFound(sessionIn(newer)));
    else token.write(text, isKept);
  }
  function giveCartKey() {
    const { cart, user } = getState();
    const isGiven = cart.keysGiven !== keysGiven;
    keysGiven = cart.keysGiven;
    if (cart.key !== null && user.token !== null) {
      // Filled before this window learnt of the log-in: the account's cart takes it up.
      join(cart.key);
      dispatch(cartKeyFound(null));
    } else if (!isGiven && (cart.key ?? '') === cartKey.seen()) return;
    const newer = cartKey.news();
    const held = getState().cart.key;
    if (!newer || newer === held || user.token !== null) return cartKey.write(held ?? '');
    dispatch(cartKeyFound(newer));
    if (held !== null) join(held);
  }
  return {
    take,
    give(isLogIn: boolean) {
      giveToken(isLogIn);
      giveCartKey();
    },
  };
}

/** Made once a page, with its store. */
export function shareSession(): SharedSession {
  let tell: ((news: WindowNews) => void) | null = null;
  /** What happened before there was anybody to tell it. */
  let untold: WindowNews | null = null;
  let look: SharedSession['look'] | null = null;
  const middleware: SharedSession['middleware'] = (store) => {
    const { dispatch } = store;
    const image = mirror(() => store.getState(), dispatch);
    let isBusy = false;
    const alone = <Result>(run: () => Result): Result | undefined => {
      if (isBusy) return undefined;
      isBusy = true;
      try {
        return run();
      } finally {
        isBusy = false;
      }
    };
    look = (isStale = false) => {
      if (alone(image.take) || isStale) dispatch(api.util.invalidateTags(ofVisitor));
    };
    return (next) => (action) => {
      const isNew = isPending(action) && alone(image.take);
      const result = next(action);
      alone(() => image.give(tokenGiven.match(action)));
      if (isNew) dispatch(api.util.invalidateTags(ofVisitor));
      const news = newsOf((action as Action).type);
      if (news && tell) tell(news);
      else if (news && untold !== 'left') untold = news;
      return result;
    };
  };
  return {
    middleware,
    look: (isStale) => look?.(isStale),
    onNews: (teller) => {
      tell = teller;
      const wasLate = untold !== null;
      if (untold) tell(untold);
      untold = null;
      return wasLate;
    },
  };
}
