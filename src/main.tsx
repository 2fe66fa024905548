import { createRoot } from 'react-dom/client';
import { locales } from '#contract/locale.ts';
import { App } from '#src/app/App.tsx';
import { watchBuild } from '#src/app/build-watch.ts';
import { createAppRouter } from '#src/app/create-app-router.ts';
import { leavePage } from '#src/app/leave-page.ts';
import { readPageLocale } from '#src/app/page-locale.ts';
import { startUp } from '#src/app/start-up.ts';
import { installIssueText } from '#src/i18n/issue-text.ts';
import { createWords } from '#src/i18n/words.ts';
import { createPrefetch } from '#src/router/prefetch.ts';
import { mirrorCookies, readKnownState } from '#src/store/cookie-mirror.ts';
import { createStore } from '#src/store/store.ts';
import { applyThemeChoice, readThemeChoice } from '#src/ui/theme-choice.ts';

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

async function start(place: HTMLElement): Promise<void> {
  applyThemeChoice(readThemeChoice());
  const { key, basename } = readPageLocale(document, location, navigator.languages);
  const locale = locales[key];
  const store = createStore(readKnownState(key));
  mirrorCookies(store);
  void store.dispatch(startUp());
  const showsKeys = import.meta.env.DEV && new URLSearchParams(location.search).has('keys');
  const words = await createWords(showsKeys ? 'keys' : locale.words);
  installIssueText(words);
  const services = { store, words, leave: leavePage };
  const router = createAppRouter(services, basename);
  const app = <App store={store} words={words} locale={locale} router={router} prefetch={createPrefetch(services)} />;
  await untilReady(router);
  createRoot(place).render(app);
  const buildId = import.meta.env['VITE_BUILD_ID'];
  if (typeof buildId === 'string') watchBuild(store, buildId);
}

const place = document.getElementById('app');
if (place) void start(place);
