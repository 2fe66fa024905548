import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addToCart } from '#contract/api/cart.ts';
import { endpoints as cart } from '#src/api/cart.ts';
import { createStore, type RootState, type Store } from '#src/store/store.ts';
import { mock } from '#src/testing/mock.ts';
import { sampleCart } from '#src/testing/sample-cart.ts';
import { server } from '#src/testing/server.ts';
import { LanguageAnchor } from './LanguageAnchor.tsx';

// What it does has tests of its own, and ends in leaving the page.
vi.mock('./go-to-host.ts', () => ({ goToHost: () => async () => {} }));

const guest = { cart: { key: 'ck_here', keysGiven: 0 } };
const href = 'https://shop.de/cart';

afterEach(() => {
  delete document.documentElement.dataset['domain'];
});

const addPart = (store: Store) => void store.dispatch(cart.addToCart.initiate({ items: [{ sku: 'R1V3-YG9P-CT', quantity: 10 }] }));

/** Presses a link to another host; true when the browser follows it by itself. */
function follows(known: Partial<RootState>, init: MouseEventInit = {}, before: (store: Store) => void = () => {}): boolean {
  const store = createStore(known);
  before(store);
  render(
    <Provider store={store}>
      <LanguageAnchor link={{ key: 'de', name: 'Deutsch', tag: 'de-DE', href, current: false }} />
    </Provider>,
  );
  let isFollowed = false;
  const look = (event: MouseEvent) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault(); // there is nowhere to go in a test
  };
  window.addEventListener('click', look, { once: true });
  screen.getByRole('link', { name: 'Deutsch' }).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isFollowed;
}

describe('a link to another language', () => {
  it('on a host of another domain is not simply followed by who has a cart or a log-in', () => {
    expect(follows(guest)).toBe(false);
  });

  it('is followed by who has nothing to take along', () => {
    expect(follows({})).toBe(true);
  });

  it('waits for what was just put into a first cart, to every host', () => {
    server.use(mock(addToCart, () => ({ ...sampleCart(), cart_key: 'ck_new', results: [] })));
    expect(follows({}, {}, addPart)).toBe(false);
    cleanup();
    document.documentElement.dataset['domain'] = 'shop.de';
    expect(follows({}, {}, addPart)).toBe(false);
  });

  it('is followed into another window', () => {
    expect(follows(guest, { ctrlKey: true })).toBe(true);
  });

  it('is followed to a host that shares the cookies', () => {
    document.documentElement.dataset['domain'] = 'shop.de';
    expect(follows(guest)).toBe(true);
  });
});
