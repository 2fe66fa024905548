/**
 * How soon a phone answers a touch (`npm run bench:interactions [address]`): Interaction to Next Paint of five things that one does all day, with the processor
 * slowed down fourfold, and the way from a list to a part and back with what was fetched ahead. Without an address it starts a shop of 60,000 parts.
 */
import type { Page } from 'playwright-core';
import { openBrowser, visit } from './chromium.ts';
import { openShop } from './shop.ts';
import { wordsOf } from './words.ts';

/** Milliseconds; web.dev calls an interaction good up to 200, and 100 is what one takes for at once. */
const budget = { interaction: 200, navigation: 100 };
const slowness = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** The facet is ticked in the largest category. */
const largest = '/category/resistors/chip-resistors';

const t = wordsOf('en');

interface Interaction {
  name: string;
  path: string;
  act: (page: Page) => Promise<void>;
}

async function again(times: number, act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await act();
}

const interactions: Interaction[] = [
  {
    name: 'typing in the search box',
    path: '/',
    act: (page) => page.getByRole('combobox', { name: t('common:search.label') }).pressSequentially('rc0603', { delay: 120 }),
  },
  {
    name: 'ticking a facet',
    path: largest,
    act: async (page) => {
      await page
        .getByRole('button', { name: t('catalog:filters') })
        .first()
        .tap();
      await page.getByRole('dialog').getByRole('checkbox').first().tap();
    },
  },
  {
    name: 'changing a quantity',
    path: '/product/yageo-rc0603fr-0710kl',
    act: async (page) => {
      const quantity = page.getByRole('main').getByRole('textbox').first();
      await quantity.tap();
      await quantity.pressSequentially('00', { delay: 120 });
    },
  },
  {
    name: "moving a calculator's input",
    path: '/tool/Microstrip',
    act: async (page) => {
      const input = page.getByRole('main').getByRole('textbox').first();
      await input.tap();
      await again(5, () => input.press('ArrowUp'));
    },
  },
  { name: 'opening the menu', path: '/', act: (page) => page.getByRole('button', { name: t('common:header.menu') }).tap() },
];

/** Slowest interaction since the page was opened, ms; 0 for those that the browser does not even list (below 16). */
async function slowest(page: Page): Promise<number> {
  await page.waitForTimeout(600); // events are listed with the paint after them
  return page.evaluate(() => (globalThis as unknown as { slowestInteraction: number }).slowestInteraction);
}

function watchInteractions() {
  const seen = globalThis as unknown as { slowestInteraction: number };
  seen.slowestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const report = (name: string, milliseconds: number, most: number) => {
  console.log(`${name.padEnd(36)} ${String(Math.round(milliseconds)).padStart(5)} ms  ${milliseconds > most ? `more than ${most}` : 'ok'}`);
  return milliseconds <= most;
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
}

/** Has the page note the milliseconds from the next event of that kind to the paint with the element that a selector finds, where it says that text. */
async function untilPainted(page: Page, event: 'click' | 'popstate', selector: string, text: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([kind, wanted, said]) => {
      const isThere = () =>
        [...document.querySelectorAll(wanted)].some((element) => element.checkVisibility() && element.textContent.includes(said));
      const seen = Promise.withResolvers<number>();
      Object.assign(globalThis, { painted: seen.promise });
      const watch = () => {
        const start = performance.now();
        const look = () => {
          if (!isThere()) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => seen.resolve(performance.now() - start)); // comes after the paint of this frame
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      globalThis.addEventListener(kind, watch, { once: true, capture: true });
    },
    [event, selector, text] as const,
  );
  return () => page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted); // set above
}

const given = process.argv[2];
const shop = given ? null : await openShop({ parts: 60_000 });
const address = given ?? shop?.address('en') ?? '';
const browser = await openBrowser();
const good: boolean[] = [];
try {
  for (const { name, path, act } of interactions) {
    const { page, close } = await visit(browser, phone);
    await page.addInitScript(watchInteractions);
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    await slowDown(page);
    await act(page);
    good.push(report(name, await slowest(page), budget.interaction));
    await close();
  }
  const { page, close } = await visit(browser, {});
  await page.goto(`${address}${largest}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000); // code is fetched ahead a second after the start
  const link = page.getByRole('main').locator('a[href*="/product/"]').first();
  const number = (await link.innerText()).trim();
  const fetched = page.waitForResponse((answer) => answer.url().includes('/product-detail'));
  await link.hover();
  await fetched;
  await page.waitForTimeout(500); // what hangs on the answer
  const toPart = await untilPainted(page, 'click', 'h1', number);
  await link.click();
  good.push(report('from a list to a part', await toPart(), budget.navigation));
  const back = await untilPainted(page, 'popstate', 'main tr', number);
  await page.goBack();
  good.push(report('and back', await back(), budget.navigation));
  await close();
} finally {
  await browser.close();
  await shop?.remove();
}
process.exitCode = good.every(Boolean) ? 0 : 1;
