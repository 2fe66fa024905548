import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { beginHandover } from '#contract/api/handover.ts';
import { endpoints as cart } from '#src/api/cart.ts';
import { createStore } from '#src/store/store.ts';
import { mock, mockError } from '#src/testing/mock.ts';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { server } from '#src/testing/server.ts';
import { goToHost } from './go-to-host.ts';

const guest = { cart: { key: 'ck_here', keysGiven: 0 } };
const href = 'https://shop.de/cart';

afterEach(() => {
  delete document.documentElement.dataset['domain'];
});

describe('leaving for another host', () => {
  it('needs no code where the cookies are read', async () => {
    document.documentElement.dataset['domain'] = 'shop.de';
    const leave = vi.fn();
    await createStore(guest).dispatch(goToHost(href, leave));
    expect(leave).toHaveBeenCalledWith(href);
  });

  it('takes a code along, and says when the log-in is for this window only', async () => {
    const asked: string[] = [];
    server.use(
      mock(beginHandover, ({ host }) => {
        asked.push(host);
        return { code: 'ho_1', expires_at: '2026-11-23T12:01:00Z' };
      }),
    );
    const leave = vi.fn();
    await createStore(guest).dispatch(goToHost(href, leave));
    const known = { user: { token: 'st_1', isKept: false, hasExpired: false, knownName: '' } };
    await createStore(known).dispatch(goToHost(href, leave));
    expect(leave.mock.calls).toEqual([[`${href}#handover=ho_1`], [`${href}#handover=ho_1~`]]);
    expect(asked).toEqual(['shop.de', 'shop.de']);
  });

  it('goes without one when there is none to be had', async () => {
    server.use(mockError(beginHandover, 'unavailable'));
    const leave = vi.fn();
    await createStore(guest).dispatch(goToHost(href, leave));
    expect(leave).toHaveBeenCalledWith(href);
  });

  it('waits for what was just put into the cart, which has no name before its answer', async () => {
    const done: string[] = [];
    server.use(
      mock(addToCart, async () => {
        await new Promise((answer) => setTimeout(answer, 50));
        done.push('put');
        return { ...sampleCart(), cart_key: 'ck_new', results: [] };
      }),
      mock(beginHandover, () => {
        done.push('begun');
        return { code: 'ho_1', expires_at: '2026-11-23T12:01:00Z' };
      }),
    );
    const store = createStore({});
    void store.dispatch(cart.addToCart.initiate({ items: [{ sku: 'R1V3-YG9P-CT', quantity: 10 }] }));
    await store.dispatch(goToHost(href, vi.fn()));
    expect(done).toEqual(['put', 'begun']);
    expect(store.getState().cart.key).toBe('ck_new');
  });
});
