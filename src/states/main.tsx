/** `npm run ui`: all components of `src/ui` in all their states, in the language and theme of the address. */
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { fallbackLocale, isLocaleKey, locales } from '#contract/locale.ts';
import { LocaleContext } from '#src/i18n/locale-context.ts';
import { createWords, loadWords } from '#src/i18n/words.ts';
import { GlobalStyle } from '#src/ui/GlobalStyle.ts';
import { nestedConditions } from '#src/ui/nested-conditions.ts';
import { theme } from '#src/ui/theme.ts';
import { themeChoices } from '#src/ui/theme-choice.ts';
import { StateSheet } from './StateSheet.tsx';

/** The files that states take their texts from. */
const spoken = ['address_form', 'addresses', 'cart', 'orders'];

const stylePlugins = [nestedConditions];

async function show(place: HTMLElement, query: URLSearchParams): Promise<void> {
  const key = query.get('locale');
  const locale = locales[isLocaleKey(key) ? key : fallbackLocale];
  document.documentElement.lang = locale.tag;
  const choice = themeChoices.find((one) => one === query.get('theme')) ?? 'system';
  if (choice !== 'system') document.documentElement.dataset['theme'] = choice;
  const words = await createWords(locale.words);
  await loadWords(words, spoken);
  createRoot(place).render(
    <StyleSheetManager stylisPlugins={stylePlugins}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <I18nextProvider i18n={words}>
          <LocaleContext value={locale}>
            <StateSheet locale={locale.key} choice={choice} />
          </LocaleContext>
        </I18nextProvider>
      </ThemeProvider>
    </StyleSheetManager>,
  );
}

const place = document.getElementById('app');
if (place) void show(place, new URLSearchParams(location.search));
