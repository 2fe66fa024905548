import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchPolicy } from './policy-watch.ts';

const places = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findChromium(): string {
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (!found) throw new Error('No Chromium found: run `apt-get install chromium`, or name one with CHROMIUM=/path/to/chromium');
  return found;
}

/** The same engine without a browser's windows and menus, a package of its own in Debian. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Vitest's global set-up: says in one line what is missing before any journey starts. Journeys bring hundreds of visitors, of which
 * each costs the whole browser a second of a slow processor and the shell a fifth; benches measure the browser that people have.
 */
export function setup(): void {
  if (existsSync(headlessShell)) process.env['CHROMIUM'] ??= headlessShell;
  findChromium();
}

/** A browser; `rules` say where host names lead that no name server knows, such as `MAP *.example 127.0.0.1`. */
export async function openBrowser(rules?: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(rules === undefined ? [] : [`--host-resolver-rules=${rules}`]),
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // A busy machine looks like a slow connection, on which the shop fetches less.
      '--force-effective-connection-type=4G',
    ],
  });
}

export interface Visit {
  page: Page;
  /** What the page wrote to the console as an error, and exceptions nobody caught. */
  errors: string[];
  close: () => Promise<void>;
}

/** A fresh visitor with an empty browser profile. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // A wait ends as soon as it may; on a busy machine that is late.
  context.setDefaultTimeout(120_000);
  await watchPolicy(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors, close: () => context.close() };
}
