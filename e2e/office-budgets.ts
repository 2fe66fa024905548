/**
 * How long the screens of the operator page take (`npm run bench:office [data folder]`): from the address, or the press on a tab, to the paint after which nothing of the
 * page changes any more, with nothing left to fetch; the median of three. It opens the shop that a data folder holds, or one with the usual parts of journeys.
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { openBrowser, visit } from './chromium.ts';
import { openOffice } from './office.ts';
import { officeScreens } from './office-screens.ts';
import { openShop } from './shop.ts';

/** Milliseconds. */
const budget = 1000;
const rounds = 3;
/** So long nothing has to change before the screen counts as drawn. */
const still = 500;
const patience = 30_000;

interface Drawing {
  /** Times in the page's own clock. */
  pressed: number;
  drawn: number;
}

/** Has each page note when it last drew something in its main part, and when somebody last pressed something. */
function watchDrawing(): void {
  const seen: Drawing = { pressed: 0, drawn: 0 };
  Object.assign(globalThis, { drawing: seen });
  const afterPaint = () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (seen.drawn = performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  const observer = new MutationObserver((changes) => {
    const main = document.querySelector('main');
    const isOfMain = ({ target, addedNodes }: MutationRecord) =>
      main?.contains(target) || [...addedNodes].some((node) => main && node.contains(main));
    if (changes.some(isOfMain)) requestAnimationFrame(afterPaint);
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  globalThis.addEventListener('click', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true });
}

interface Watched {
  page: Page;
  /** Milliseconds from the start of the page, or from what was pressed on it, to its last drawing. */
  settle: () => Promise<number>;
}

async function watch(context: BrowserContext): Promise<Watched> {
  const page = await context.newPage();
  const open = new Set<Request>();
  const refused: string[] = [];
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  const settle = async () => {
    for (const until = Date.now() + patience; Date.now() < until;) {
      // oxlint-disable-next-line no-await-in-loop -- look after look
      await page.waitForTimeout(still / 5);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { pressed, drawn, now } = await page.evaluate(() => ({
        ...(globalThis as unknown as { drawing: Drawing }).drawing,
        now: performance.now(),
      }));
      if (refused.length > 0) throw new Error(refused.join(', '));
      if (open.size === 0 && drawn > pressed && now - drawn > still) return drawn - pressed;
    }
    throw new Error(`still ${open.size} requests after ${patience} ms`);
  };
  return { page, settle };
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;

async function again(act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    times.push(await act());
  }
  return times;
}

function report(name: string, times: readonly number[]): boolean {
  const [middle, all] = [median(times), times.map((time) => Math.round(time)).join(' ')];
  console.log(`${name.padEnd(56)} ${String(Math.round(middle)).padStart(5)} ms  (${all})${middle > budget ? `  more than ${budget}` : ''}`);
  return middle <= budget;
}

async function byAddress(context: BrowserContext, url: string): Promise<number> {
  const { page, settle } = await watch(context);
  try {
    await page.goto(url, { waitUntil: 'commit' });
    await page.getByRole('tabpanel').waitFor();
    return await settle();
  } finally {
    await page.close();
  }
}

/** From the tab before it, or the last one. */
async function byTab(context: BrowserContext, url: string, place: number): Promise<number> {
  const { page, settle } = await watch(context);
  try {
    await page.goto(url);
    await page.getByRole('tabpanel').waitFor();
    await settle();
    await page.getByRole('tab').nth(place).click();
    return await settle();
  } finally {
    await page.close();
  }
}

const [dataDir] = process.argv.slice(2);
const shop = await openShop({ env: { ADMIN: 'on', RATE_LIMITS: 'off' }, ...(dataDir === undefined ? {} : { dataDir }) });
const browser = await openBrowser();
const good: boolean[] = [];
try {
  const token = await openOffice(shop, `Bench${Date.now()}`, 'owner');
  const { screens, missing } = await officeScreens(shop.address(''), token);
  const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  const context = page.context();
  await context.addInitScript((session) => sessionStorage.setItem('operator_session', session), token);
  await context.addInitScript(watchDrawing);
  const address = shop.address('en');
  await byAddress(context, `${address}/admin`); // the browser has the program from here on
  for (const { name, path } of screens) {
    good.push(report(name, await again(() => byAddress(context, address + path))));
  }
  const tabs = screens.filter(({ name }) => /^tab=\w+$/.test(name));
  for (const [place, { name }] of tabs.entries()) {
    const before = tabs.at(place - 1);
    good.push(report(`press on ${name}`, await again(() => byTab(context, address + (before?.path ?? ''), place))));
  }
  for (const name of missing) console.log(`${name.padEnd(56)} the shop has none`);
  await close();
} finally {
  await browser.close();
  await shop.remove();
}
process.exitCode = good.every(Boolean) ? 0 : 1;
