import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { getCartNumber } from '#contract/api/cart.ts';
import { getUserInfo } from '#contract/api/user-info.ts';
import { getConfig, getIp } from '#contract/api/visitor.ts';
import { selectCounts } from '#src/store/cart-selectors.ts';
import { selectConfig } from '#src/store/config.ts';
import { createStore } from '#src/store/store.ts';
import { selectDisplayName, selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { selectIp } from '#src/store/visitor-selectors.ts';
import { mock, mockError, mockOffline } from '#src/testing/mock.ts';
import { server } from '#src/testing/server.ts';
import { testConfig } from '#src/testing/site-config.ts';
import { startUp } from './start-up.ts';

const account = {
  id: 'u1',
  email: 'marta@example.com',
  first_name: 'Marta',
  last_name: 'Lind',
  phone: null,
  company: null,
  locale: 'de',
  currency: 'EUR',
  email_verified: true,
  newsletter: false,
  created_at: '2026-01-01T00:00:00Z',
  default_address_id: null,
  has_price_list: false,
  member_of: null,
  acted_for: null,
};

const answers = [
  mock(getUserInfo, account),
  mock(getConfig, testConfig()),
  mock(getIp, { ip: '192.0.2.7' }),
  mock(getCartNumber, { cartNum: 3, rfqNum: 2 }),
];

function loggedInStore() {
  return createStore({ user: { token: 'st_secret', isKept: true, hasExpired: false, knownName: '' } });
}

describe('start-up', () => {
  it('loads user info, configuration, IP and counts, in this order, each after the one before', async () => {
    const order: string[] = [];
    server.use(
      http.get('*/api/*', ({ request }) => {
        order.push(new URL(request.url).pathname);
      }),
      ...answers,
    );
    const store = loggedInStore();
    await store.dispatch(startUp());
    expect(order).toEqual([getUserInfo.path, getConfig.path, getIp.path, getCartNumber.path]);
    const state = store.getState();
    expect(selectDisplayName(state)).toBe('Marta Lind');
    expect(selectConfig(state)?.head.site_name).toBe('Partwright');
    expect(selectIp(state)).toBe('192.0.2.7');
    expect(selectCounts(state)).toEqual({ cartNum: 3, rfqNum: 2 });
  });

  it('sends no user call without a token, and the token with every call once there is one', async () => {
    const tokens: (string | null)[] = [];
    server.use(
      http.get('*/api/*', ({ request }) => {
        tokens.push(request.headers.get('authorization'));
      }),
      ...answers,
    );
    await createStore().dispatch(startUp());
    await loggedInStore().dispatch(startUp());
    expect(tokens).toEqual([null, null, null, ...Array.from({ length: 4 }, () => 'Bearer st_secret')]);
  });

  it('clears the token when the server no longer knows it, and goes on', async () => {
    server.use(mockError(getUserInfo, 'token_invalid'), ...answers);
    const store = loggedInStore();
    await store.dispatch(startUp());
    expect(selectIsLoggedIn(store.getState())).toBe(false);
    expect(selectCounts(store.getState()).cartNum).toBe(3);
  });

  it.each([
    ['without a connection', mockOffline(getUserInfo)],
    ['while the server is ill', mockError(getUserInfo, 'internal')],
    ['while the shop is closed', mockError(getUserInfo, 'unavailable')],
    ['behind a limit', mockError(getUserInfo, 'rate_limited')],
  ])('logs nobody out %s, and shows the name as it was last known', async (_when, failure) => {
    server.use(failure, ...answers);
    const store = createStore({ user: { token: 'st_secret', isKept: true, hasExpired: false, knownName: 'Marta Lind' } });
    await store.dispatch(startUp());
    expect(selectIsLoggedIn(store.getState())).toBe(true);
    expect(selectDisplayName(store.getState())).toBe('Marta Lind');
  });

  it('writes the family name first where the language does', async () => {
    server.use(mock(getUserInfo, { ...account, first_name: '花子', last_name: '佐藤' }), ...answers);
    const store = createStore({
      user: { token: 'st_secret', isKept: true, hasExpired: false, knownName: '' },
      visitor: { locale: 'jp', currency: null, referrer: '' },
    });
    await store.dispatch(startUp());
    expect(selectDisplayName(store.getState())).toBe('佐藤 花子');
  });

  it('ignores a failed configuration, and falls back to an empty IP and zero counts', async () => {
    server.use(mockError(getConfig, 'internal'), mockOffline(getIp), mockError(getCartNumber, 'unavailable'));
    const store = createStore();
    await store.dispatch(startUp());
    const state = store.getState();
    expect(selectConfig(state)).toBeNull();
    expect(selectIp(state)).toBe('');
    expect(selectCounts(state)).toEqual({ cartNum: 0, rfqNum: 0 });
  });

  it('sets both counts to 0 when a later count call fails', async () => {
    server.use(...answers);
    const store = createStore();
    await store.dispatch(startUp());
    server.use(http.get(`*${getCartNumber.path}`, () => HttpResponse.error()));
    await store.dispatch(startUp());
    const { endpoints } = await import('#src/api/cart-number.ts');
    await store.dispatch(endpoints.getCartNumber.initiate(undefined, { forceRefetch: true }));
    expect(selectCounts(store.getState())).toEqual({ cartNum: 0, rfqNum: 0 });
  });
});
