import type { i18n as I18n } from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Locale } from '#contract/locale.ts';
import { isEmbedded } from '#src/components/is-embedded.ts';
import { createPrefetch } from '#src/router/prefetch.ts';
import type { Store } from '#src/store/store.ts';
import { App } from './App.tsx';
import { watchBuild } from './build-watch.ts';
import { createAppRouter } from './create-app-router.ts';
import { followOwnTexts } from './follow-own-texts.ts';
import { leavePage } from './leave-page.ts';
import { watchLostCode } from './lost-code.ts';

/** Until the first page has its code, words and data, the place keeps what the edge has put there. */
function untilReady(router: ReturnType<typeof createAppRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((done) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

interface Start {
  store: Store;
  words: I18n;
  locale: Locale;
  /** Language prefix, `/` without one. */
  basename: string;
}

/** Opens the page of the address and draws it, once it has all it needs, in place of what the edge painted. */
export async function showApp(place: HTMLElement, { store, words, locale, basename }: Start): Promise<void> {
  const frame = isEmbedded() ? await import('./embedded/EmbeddedLayout.tsx') : null;
  followOwnTexts(store, words);
  watchLostCode();
  const services = { store, words, leave: leavePage };
  const router = createAppRouter(services, basename, frame?.EmbeddedLayout);
  const app = <App store={store} words={words} locale={locale} router={router} prefetch={createPrefetch(services)} />;
  if (document.querySelector('.notices')) await (await import('./open-notices.ts')).openNotices(store);
  await untilReady(router);
  // As a transition React draws in slices of 5 ms; all at once it would hold up the visitor for a long task.
  startTransition(() => createRoot(place).render(app));
  const buildId = import.meta.env['VITE_BUILD_ID'];
  if (typeof buildId === 'string') watchBuild(store, buildId);
}
