import { expect, it, vi } from 'vitest';
import { createWords } from '#src/i18n/words.ts';
import { buildUpdated } from '#src/store/build.ts';
import { createStore } from '#src/store/store.ts';
import { createAppRouter } from './create-app-router.ts';

it('takes a new build at the next page, and at the anchor that was asked for', async () => {
  const store = createStore();
  const leave = vi.fn<(href: string) => void>();
  const router = createAppRouter({ store, words: await createWords('en'), leave }, '/');
  sessionStorage.clear();
  store.dispatch(buildUpdated());
  void router.navigate('/about/term?from=mail#100%');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(`${location.origin}/about/term?from=mail#100%`));
  router.dispose();
});
