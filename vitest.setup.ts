import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from '#src/testing/server.ts';

/** The library's own way to know that it is asked again and again; its types do not name it. */
const isWaitedFor = () =>
  Object.entries(getConfig()).some(([name, value]) => name === '_disableExpensiveErrorDiagnostics' && value === true);

/** The first page of a file loads its code, which takes its time on a busy machine. */
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 60_000,
  // While something is waited for, each look that fails would print the whole page; the one that gives up still does.
  getElementError: (message, container) => (isWaitedFor() ? new Error(message ?? undefined) : getElementError(message, container)),
});

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Console noise is a fault that nobody has looked at yet; a test that expects it replaces the spy's implementation. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => unexpected.push(parts));
  vi.spyOn(console, 'warn').mockImplementation((...parts: unknown[]) => unexpected.push(parts));
});

const unexpected: unknown[][] = [];

afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0] ?? ''}=; Max-Age=0; Path=/`;
  const seen = unexpected.splice(0);
  expect(seen, 'console.error or console.warn').toEqual([]);
});

/** What jsdom lacks of a browser and the shop uses. */
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
if (!('showModal' in HTMLDialogElement.prototype)) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query, onchange: null, addListener() {}, removeListener() {} });
