import { afterEach, describe, expect, it } from 'vitest';
import { mergeCart } from '#contract/api/cart.ts';
import { takeHandover } from '#contract/api/handover.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { server } from '#src/testing/server.ts';
import { lostCarts } from './lost-carts.ts';
import { createStore } from './store.ts';
import { goOn } from './take-handover.ts';

const guest = { cart: { key: 'ck_here', keysGiven: 0 } };

afterEach(() => localStorage.clear());

describe('arriving from another host', () => {
  const arrival = { code: 'ho_1', isKept: true };

  it('a guest has their cart, and what they had begun here joins it', async () => {
    const joined: (string | undefined)[] = [];
    server.use(
      mock(takeHandover, { login: null, cart_key: 'ck_there' }),
      mock(mergeCart, ({ cart_key }) => {
        joined.push(cart_key);
        return { ...sampleCart(), cart_key: 'ck_there', merged: { cart: 1, rfq: 0 }, results: [] };
      }),
    );
    const store = createStore(guest);
    await store.dispatch(goOn(arrival));
    expect(store.getState().cart.key).toBe('ck_there');
    expect(joined).toEqual(['ck_here']);
    expect(lostCarts()).toEqual([]);
  });

  it('a code that has ended changes nothing', async () => {
    server.use(mockError(takeHandover, 'link_expired'));
    const store = createStore(guest);
    await store.dispatch(goOn(arrival));
    expect(store.getState().cart.key).toBe('ck_here');
    expect(store.getState().user.token).toBeNull();
  });
});
