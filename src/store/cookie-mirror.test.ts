import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { getUserInfo } from '#contract/api/user-info.ts';
import { getIp } from '#contract/api/visitor.ts';
import { api } from '#src/api/base.ts';
import { endpoints as cartEndpoints } from '#src/api/cart.ts';
import { endpoints as userEndpoints } from '#src/api/user-info.ts';
import { endpoints as visitorEndpoints } from '#src/api/visitor.ts';
import { openCookieJar } from '#src/testing/cookie-jar.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import { mirrorCookies, readKnownState } from './cookie-mirror.ts';
import { shareSession } from './shared-session.ts';
import { createStore, type Store } from './store.ts';
import { loggedOut, tokenGiven } from './user.ts';
import { currencyChosen } from './visitor.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

let jar: string[] = [];
let stop = () => {};
afterEach(() => stop());

function cartKeyCookies() {
  return jar.filter((text) => text === 'cart_key=ck_1; Max-Age=604800; Path=/; SameSite=None; Secure');
}

/** A page's store as the app opens it, in a browser that has these cookies. */
function mirrored(cookies: Record<string, string> = {}): Store {
  jar = openCookieJar(cookies).written;
  const store = createStore(readKnownState('de'), [shareSession().middleware]);
  stop = mirrorCookies(store);
  return store;
}

const emptyCart = {
  cart_key: 'ck_1',
  version: 1,
  list: [],
  coupon: null,
  totals: { currency: 'EUR', subtotal: 0, fees: 0, discount: 0, shipping: 0, payment_fee: 0, taxes: [], tax: 0, total: 0 },
  weight_g: 0,
  minimum: null,
  cartNum: 0,
  rfqNum: 0,
  updated_at: '2026-01-01T00:00:00Z',
  results: [],
};

describe('cookies', () => {
  it('keep the locale for 365 days, lax, for the whole site', () => {
    mirrored();
    expect(jar).toContain('locale=de; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('keep the token for 168 hours, cross-site and secure, and drop it when the server no longer knows it', async () => {
    const store = mirrored();
    store.dispatch(tokenGiven('st_1'));
    expect(jar).toContain('token=st_1; Max-Age=604800; Path=/; SameSite=None; Secure');
    server.use(mockError(getUserInfo, 'token_invalid'));
    await store.dispatch(userEndpoints.getUserInfo.initiate());
    await vi.waitFor(() => expect(jar.at(-1)).toBe('token=; Max-Age=0; Path=/; SameSite=None; Secure'), soon);
  });

  it('give the token the life of the window when it shall not be kept', () => {
    const store = mirrored();
    store.dispatch(tokenGiven('st_1', false));
    expect(jar).toContain('token=st_1~; Path=/; SameSite=None; Secure');
    expect(readKnownState('de').user).toMatchObject({ token: 'st_1', isKept: false });
    store.dispatch(loggedOut());
    expect(jar.at(-1)).toBe('token=; Max-Age=0; Path=/; SameSite=None; Secure');
  });

  it('keep the cart key whenever the server gives one, each time with a new life', async () => {
    const store = mirrored();
    const add = () => store.dispatch(cartEndpoints.addToCart.initiate({ items: [{ sku: 'ABC-1', quantity: 1 }] }));
    const sent: (string | null)[] = [];
    server.use(
      mock(addToCart, (_, request) => {
        sent.push(request.headers.get('x-cart-key'));
        return emptyCart;
      }),
    );
    await add();
    await vi.waitFor(() => expect(cartKeyCookies()).toHaveLength(1), soon);
    await add();
    expect(sent).toEqual([null, 'ck_1']);
    await vi.waitFor(() => expect(cartKeyCookies()).toHaveLength(2), soon);
  });

  it('keep the IP for 7 days', async () => {
    const store = mirrored();
    server.use(mock(getIp, { ip: '192.0.2.9' }));
    await store.dispatch(visitorEndpoints.getIp.initiate());
    await vi.waitFor(() => expect(jar).toContain('ip=192.0.2.9; Max-Age=604800; Path=/; SameSite=None; Secure'), soon);
  });

  it('tell the referrer that the edge has kept', () => {
    const store = mirrored({ referrer: 'https%3A%2F%2Ffirst.example%2Ffind' });
    expect(store.getState().visitor.referrer).toBe('https://first.example/find');
    expect(jar.join()).not.toContain('referrer');
  });

  it('are not written again while nothing changes', () => {
    const store = mirrored({ token: 'st_old', locale: 'de' });
    store.dispatch(api.util.resetApiState());
    expect(jar).toEqual([]);
    expect(store.getState().user.token).toBe('st_old');
  });
});

it('remembers the chosen currency for the next visit', () => {
  const store = mirrored();
  store.dispatch(currencyChosen('JPY'));
  expect(readKnownState('de').visitor?.currency).toBe('JPY');
});
