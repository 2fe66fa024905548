import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPage } from '#contract/api/content.ts';
import { createWords } from '#src/i18n/words.ts';
import { createStore } from '#src/store/store.ts';
import { mock } from '#src/testing/mock.ts';
import { contactPage } from '#src/testing/sample-page.ts';
import { server } from '#src/testing/server.ts';
import { whenIdle } from './idle.ts';
import { createPrefetch } from './prefetch.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

function connection(value: { effectiveType?: string; saveData?: boolean } | undefined) {
  Object.defineProperty(navigator, 'connection', { value, configurable: true });
}

async function openShop() {
  const words = await createWords('en');
  const prefetch = createPrefetch({ store: createStore(), words, leave: () => {} });
  return { words, prefetch };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  server.use(mock(getPage, contactPage));
});
afterEach(() => {
  vi.useRealTimers();
  connection(undefined);
});

describe('fetching ahead', () => {
  it('begins 1000 ms after the start and then loads code and words of what was pointed at', async () => {
    const { words, prefetch } = await openShop();
    prefetch('/about/contactUs');
    await vi.advanceTimersByTimeAsync(999);
    expect(words.hasResourceBundle('en', 'about')).toBe(false);
    await vi.advanceTimersByTimeAsync(5);
    await vi.waitFor(() => expect(words.hasResourceBundle('en', 'about')).toBe(true), soon);
  });

  it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'is left out on a connection like %o',
    async (slow) => {
      connection(slow);
      const { words, prefetch } = await openShop();
      await vi.advanceTimersByTimeAsync(1100);
      prefetch('/about/contactUs');
      await vi.advanceTimersByTimeAsync(1000);
      expect(words.hasResourceBundle('en', 'about')).toBe(false);
    },
  );
});

it('loads without a hint only the first two pages that the content leads to', async () => {
  document.body.innerHTML = `
    <header><a data-route="/order/checkout"></a></header>
    <main>
      <nav><a data-route="/about/contactUs"></a></nav>
      <a data-route="/category/resistors"></a><a data-route="/category/capacitors"></a>
      <a data-route="/product/lm358"></a><a data-route="/cart"></a>
    </main>`;
  const { words } = await openShop();
  await vi.advanceTimersByTimeAsync(1100);
  await vi.waitFor(() => expect(words.hasResourceBundle('en', 'product')).toBe(true), soon);
  expect(['catalog', 'about', 'cart', 'order'].map((name) => words.hasResourceBundle('en', name))).toEqual([true, false, false, false]);
  document.body.innerHTML = '';
});

it('has 1 ms of delay and a budget of 50 ms where the browser does not tell when it is idle', () => {
  const work = vi.fn<(deadline: IdleDeadline) => void>();
  whenIdle(work);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  const deadline = work.mock.calls[0]?.[0];
  vi.advanceTimersByTime(20);
  expect(deadline?.timeRemaining()).toBe(30);
  vi.advanceTimersByTime(100);
  expect(deadline?.timeRemaining()).toBe(0);
});
