/** The app's start in short tasks: each part is fetched early (`edge-manifest.json`) and run on its own, so that none of them holds up the visitor. */
import { locales } from '#contract/locale.ts';
import { nextTask } from '#src/app/next-task.ts';
import { readPageLocale } from '#src/app/page-locale.ts';
import { isEmbedded } from '#src/components/is-embedded.ts';
import { mayReloadForCode } from '#src/router/reload-guard.ts';
import { applyThemeChoice, readThemeChoice } from '#src/ui/theme-choice.ts';

async function startState(key: keyof typeof locales) {
  const { openStore } = await import('#src/app/open-store.ts');
  await nextTask();
  return openStore(key);
}

async function startWords(language: Parameters<typeof import('#src/i18n/words.ts').createWords>[0]) {
  const { createWords } = await import('#src/i18n/words.ts');
  await nextTask();
  return createWords(language);
}

async function start(place: HTMLElement): Promise<void> {
  if (!isEmbedded()) applyThemeChoice(readThemeChoice());
  const { key, basename } = await readPageLocale(document, location);
  const locale = locales[key];
  const showsKeys = import.meta.env.DEV && new URLSearchParams(location.search).has('keys');
  const store = await startState(key);
  const words = await startWords(showsKeys ? 'keys' : locale.words);
  await nextTask();
  const { showApp } = await import('#src/app/show-app.tsx');
  await nextTask();
  await showApp(place, { store, words, locale, basename });
}

const place = document.getElementById('app');
// Of a build that is gone the page is loaded anew, once; else what the edge has painted stays, whose links work without scripts.
if (place) {
  start(place).catch((error: unknown) => {
    if (!mayReloadForCode(sessionStorage, Date.now())) throw error;
    location.reload();
  });
}
