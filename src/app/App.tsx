import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import type { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { StyleSheetManager, ThemeProvider } from 'styled-components';
import { type Locale } from '#contract/locale.ts';
import { PrefetchContext } from '#src/components/RouteLink.tsx';
import { LocaleContext } from '#src/i18n/locale-context.ts';
import type { Store } from '#src/store/store.ts';
import { GlobalStyle } from '#src/ui/GlobalStyle.ts';
import { nestedConditions } from '#src/ui/nested-conditions.ts';
import { theme } from '#src/ui/theme.ts';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

export interface AppProps {
  store: Store;
  words: I18n;
  locale: Locale;
  router: ReturnType<typeof createMemoryRouter>;
  prefetch: (path: string) => void;
}

const stylePlugins = [nestedConditions];

/** Everything that a page can rely on, around the router. */
export function App({ store, words, locale, router, prefetch }: AppProps) {
  return (
    <StyleSheetManager stylisPlugins={stylePlugins}>
      <ThemeProvider theme={theme.raw}>
        <theme.GlobalStyle />
        <GlobalStyle />
        <Provider store={store}>
          <I18nextProvider i18n={words}>
            <AppErrorBoundary>
              <LocaleContext value={locale}>
                <PrefetchContext value={prefetch}>
                  <RouterProvider router={router} />
                </PrefetchContext>
              </LocaleContext>
            </AppErrorBoundary>
          </I18nextProvider>
        </Provider>
      </ThemeProvider>
    </StyleSheetManager>
  );
}
