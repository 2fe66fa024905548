import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { visit } from './chromium.ts';

/** One tab of a visitor who opens page after page; hears what goes wrong on each. */
export interface Tab {
  page: Page;
  /** Opens a page and waits until it is whole; gives messages, failed requests and answers that tell of an error. */
  open: (url: string) => Promise<string[]>;
  close: () => Promise<void>;
}

export async function openTab(browser: Browser, options: BrowserContextOptions): Promise<Tab> {
  const { page, errors, close } = await visit(browser, options);
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What was fetched ahead is broken off by going elsewhere.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${request.url()}`);
  });
  page.on('response', (answer) => void (answer.status() >= 400 && errors.push(`${answer.status()} ${answer.url()}`)));
  return {
    page,
    close,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').waitFor();
      await page.locator('main h1').first().waitFor();
      // Chromium names no address in the message that goes with such an answer.
      return errors.splice(0).filter((error) => !error.startsWith('Failed to load resource'));
    },
  };
}

/** Shares the paths out between tabs that are open at the same time: each waits for its page for most of its time. */
export function sharesOf(paths: readonly string[], tabs = 4): string[][] {
  return Array.from({ length: tabs }, (_share, tab) => paths.filter((_path, index) => index % tabs === tab));
}
