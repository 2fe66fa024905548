import { beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from '#src/router/page-files.ts';
import { createWords } from '#src/i18n/words.ts';
import { buildUpdated } from '#src/store/build.ts';
import { createStore } from '#src/store/store.ts';
import { createAppRouter } from './create-app-router.ts';

/** As long as a busy machine may need. */
const soon = { timeout: 20_000 };

vi.mock('#src/router/page-files.ts', async (original) => {
  const files = await original<typeof import('#src/router/page-files.ts')>();
  return { ...files, loadPage: vi.fn(files.loadPage) };
});
vi.mock('#src/api/page-calls.ts', () => ({ loadPageCalls: () => Promise.resolve({}), loadCallLists: () => Promise.resolve({}) }));

const anchor = '/about/term?from=mail#100%';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

async function openRouter() {
  const store = createStore();
  const leave = vi.fn<(href: string) => void>();
  const router = createAppRouter({ store, words: await createWords('en'), leave }, '/');
  return { store, leave, router };
}

it('takes a new build at the next page, and at the anchor that was asked for', async () => {
  const { store, leave, router } = await openRouter();
  store.dispatch(buildUpdated());
  void router.navigate(anchor);
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(location.origin + anchor), soon);
  router.dispose();
});

it.each(['the first page', 'the next page'])('loads %s anew at its anchor when its code is gone', async (which) => {
  const isFirst = which === 'the first page';
  if (isFirst) history.replaceState(null, '', anchor);
  else vi.mocked(loadPage).mockResolvedValueOnce(() => null); // a page without anything
  vi.mocked(loadPage).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { leave, router } = await openRouter();
  if (!isFirst) {
    await vi.waitFor(() => expect(router.state.initialized).toBe(true), soon);
    void router.navigate(anchor);
  }
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(location.origin + anchor), soon);
  router.dispose();
});
