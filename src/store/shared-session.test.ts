import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addToCart, getCartNumber, mergeCart } from '#contract/api/cart.ts';
import { getUserInfo } from '#contract/api/user-info.ts';
import { endpoints as numbers } from '#src/api/cart-number.ts';
import { endpoints as cart } from '#src/api/cart.ts';
import { endpoints as user } from '#src/api/user-info.ts';
import { type CookieJar, openCookieJar } from '#src/testing/cookie-jar.ts';
import { errorResponse, mock } from '#src/testing/mock.ts';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { sampleUser } from '#src/testing/sample-user.ts';
import { server } from '#src/testing/server.ts';
import { readKnownState } from './cookie-mirror.ts';
import { lostCarts, rememberLostCart } from './lost-carts.ts';
import { shareSession } from './shared-session.ts';
import { createStore, type Store } from './store.ts';
import { loggedOut, tokenGiven } from './user.ts';
import { selectHasExpired, selectIsLoggedIn } from './user-selectors.ts';

let jar: CookieJar;
beforeEach(() => {
  localStorage.clear();
  server.use(mock(getCartNumber, { cartNum: 1, rfqNum: 0 })); // loaded again whenever the cart has changed
});
/** The code that joins carts is fetched when it is needed. */
const soon = { timeout: 10_000 };

function openWindow(cookies: Record<string, string> = {}): Store {
  jar = openCookieJar(cookies);
  return createStore(readKnownState('de'), [shareSession().middleware]);
}

const addPart = (store: Store) => store.dispatch(cart.addToCart.initiate({ items: [{ sku: 'ABC-1', quantity: 1 }] }));
const askName = (store: Store) => store.dispatch(user.getUserInfo.initiate(undefined, { forceRefetch: true }));

/** Answers an addition with this key, after `meanwhile` has happened in another window. */
function answerAddition(key: string, meanwhile: () => void = () => {}) {
  const sent: (string | null)[] = [];
  server.use(
    mock(addToCart, (_, request) => {
      sent.push(request.headers.get('x-cart-key'));
      meanwhile();
      return { ...sampleCart([]), cart_key: key, results: [] };
    }),
  );
  return sent;
}

/** Notes which carts the server joins, and to which; `meanwhile` is what happens in another window before it answers. */
function watchMerges(meanwhile: (joined: string | null) => void = () => {}) {
  const merges: string[] = [];
  server.use(
    mock(mergeCart, ({ cart_key }, request) => {
      const into = request.headers.get('authorization') ?? request.headers.get('x-cart-key');
      merges.push(`${cart_key} > ${into}`);
      meanwhile(cart_key);
      return { ...sampleCart([]), cart_key: into === 'Bearer st_2' ? null : into, merged: { cart: 1, rfq: 0 }, results: [] };
    }),
  );
  return merges;
}

describe('a cart of several windows', () => {
  it('is that of the window that wrote last: its key goes with the next call', async () => {
    const store = openWindow();
    const sent = answerAddition('ck_other');
    jar.put('cart_key', 'ck_other');
    await addPart(store);
    expect(sent).toEqual(['ck_other']);
  });

  it('keeps both parts when two windows add their first at the same moment', async () => {
    const store = openWindow();
    const merges = watchMerges();
    answerAddition('ck_mine', () => jar.put('cart_key', 'ck_other'));
    await addPart(store);
    await vi.waitFor(() => expect(merges).toEqual(['ck_mine > ck_other']), soon);
    expect(jar.get('cart_key')).toBe('ck_other');
    expect(store.getState().cart.key).toBe('ck_other');
    await vi.waitFor(() => expect(lostCarts()).toEqual([]), soon);
  });

  it('takes up a key that another window has overwritten in the very same moment', async () => {
    const store = openWindow();
    const merges = watchMerges();
    answerAddition('ck_mine');
    await addPart(store);
    jar.put('cart_key', 'ck_other');
    await store.dispatch(numbers.getCartNumber.initiate());
    await vi.waitFor(() => expect(merges).toEqual(['ck_mine > ck_other']), soon);
  });

  it('joins the account when another window has logged in meanwhile', async () => {
    const store = openWindow({ cart_key: 'ck_guest' });
    const merges = watchMerges();
    answerAddition('ck_new', () => {
      jar.put('cart_key', null);
      jar.put('token', 'st_2');
    });
    server.use(mock(getUserInfo, sampleUser()));
    await addPart(store);
    await store.dispatch(numbers.getCartNumber.initiate(undefined, { forceRefetch: true }));
    await vi.waitFor(() => expect(merges).toEqual(['ck_new > Bearer st_2']), soon);
    expect(jar.get('cart_key')).toBeUndefined();
  });

  it('is not forgotten when it loses its place while another is being joined', async () => {
    const store = openWindow();
    const merges = watchMerges((joined) => {
      if (joined === 'ck_mine') rememberLostCart('ck_later');
    });
    answerAddition('ck_mine', () => jar.put('cart_key', 'ck_other'));
    await addPart(store);
    await vi.waitFor(() => expect(merges).toEqual(['ck_mine > ck_other', 'ck_later > ck_other']), soon);
  });

  it('is not lost when the server cannot join it now', async () => {
    const store = openWindow();
    server.use(mock(mergeCart, () => errorResponse('unavailable')));
    answerAddition('ck_mine', () => jar.put('cart_key', 'ck_other'));
    await addPart(store);
    await vi.waitFor(() => expect(lostCarts()).toEqual(['ck_mine']), soon);
  });
});

describe('a session of several windows', () => {
  it('is that of the window that logged in last', async () => {
    const store = openWindow({ token: 'st_1' });
    const tokens: (string | null)[] = [];
    server.use(mock(getUserInfo, (_, request) => (tokens.push(request.headers.get('authorization')), sampleUser())));
    jar.put('token', 'st_2');
    await askName(store);
    expect(tokens).toContain('Bearer st_2');
    expect(tokens).not.toContain('Bearer st_1');
  });

  it('survives that the server refuses a former token', async () => {
    const store = openWindow({ token: 'st_1' });
    server.use(
      mock(getUserInfo, (_, request) => {
        if (request.headers.get('authorization') === 'Bearer st_2') return sampleUser();
        jar.put('token', 'st_2');
        return errorResponse('token_invalid');
      }),
    );
    await askName(store);
    expect(jar.get('token')).toBe('st_2');
    expect(store.getState().user.token).toBe('st_2');
  });

  it('ends here when another window has logged out, and never takes another’s log-in along', async () => {
    const store = openWindow({ token: 'st_1' });
    jar.put('token', null);
    await store.dispatch(numbers.getCartNumber.initiate());
    expect([selectIsLoggedIn(store.getState()), selectHasExpired(store.getState())]).toEqual([false, true]);
    store.dispatch(tokenGiven('st_2'));
    jar.put('token', 'st_3');
    store.dispatch(loggedOut());
    expect(jar.get('token')).toBe('st_3');
  });
});
