import { afterEach, expect, it, vi } from 'vitest';
import { addToCart, getCartNumber } from '#contract/api/cart.ts';
import { endpoints as cart } from '#src/api/cart.ts';
import { endpoints as numbers } from '#src/api/cart-number.ts';
import { readKnownState } from '#src/store/cookie-mirror.ts';
import { shareSession } from '#src/store/shared-session.ts';
import { createStore } from '#src/store/store.ts';
import { openCookieJar } from '#src/testing/cookie-jar.ts';
import { mock } from '#src/testing/mock.ts';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { server } from '#src/testing/server.ts';
import { followWindows } from './follow-windows.ts';

let stop = () => {};
afterEach(() => stop());

/** A window whose app runs, and that does not follow the others yet. */
function openStarting() {
  const jar = openCookieJar({});
  const session = shareSession();
  return { jar, session, store: createStore(readKnownState('de'), [session.middleware]) };
}

it('tells the others what was done while this window was starting', async () => {
  server.use(
    mock(getCartNumber, { cartNum: 1, rfqNum: 0 }),
    mock(addToCart, () => ({ ...sampleCart([]), cart_key: 'ck_mine', results: [] })),
  );
  const { session, store } = openStarting();
  await store.dispatch(cart.addToCart.initiate({ items: [{ sku: 'ABC-1', quantity: 1 }] }));
  const heard: unknown[] = [];
  const other = new BroadcastChannel('visitor');
  other.addEventListener('message', ({ data }) => heard.push(data));
  stop = followWindows(session, store);
  await vi.waitFor(() => expect(heard).toEqual(['changed']), { timeout: 10_000 });
  other.close();
});

it('learns what another has done while this window was starting', async () => {
  const { jar, session, store } = openStarting();
  let lines = 0;
  server.use(mock(getCartNumber, () => ({ cartNum: lines, rfqNum: 0 })));
  const counted = store.dispatch(numbers.getCartNumber.initiate());
  expect((await counted).data?.cartNum).toBe(0);
  lines = 1;
  jar.put('cart_key', 'ck_other');
  stop = followWindows(session, store);
  await vi.waitFor(() => expect(numbers.getCartNumber.select()(store.getState()).data?.cartNum).toBe(1), { timeout: 10_000 });
  counted.unsubscribe();
});

it('counts again after it has changed something itself while it was starting: what others did to the same cart was told to nobody here', async () => {
  const { session, store } = openStarting();
  let lines = 1;
  server.use(
    mock(getCartNumber, () => ({ cartNum: lines, rfqNum: 0 })),
    mock(addToCart, () => ({ ...sampleCart([]), cart_key: 'ck_mine', results: [] })),
  );
  const counted = store.dispatch(numbers.getCartNumber.initiate());
  await store.dispatch(cart.addToCart.initiate({ items: [{ sku: 'ABC-1', quantity: 1 }] }));
  await vi.waitFor(() => expect(numbers.getCartNumber.select()(store.getState()).isSuccess).toBe(true), { timeout: 10_000 });
  lines = 3;
  stop = followWindows(session, store);
  await vi.waitFor(() => expect(numbers.getCartNumber.select()(store.getState()).data?.cartNum).toBe(3), { timeout: 10_000 });
  counted.unsubscribe();
});
