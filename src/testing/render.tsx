import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { createMemoryRouter } from 'react-router';
import { getCartNumber } from '#contract/api/cart.ts';
import { getCategories, getPartClasses } from '#contract/api/catalog.ts';
import { getPage } from '#contract/api/content.ts';
import { getOrderReturns } from '#contract/api/returns.ts';
import { getConfig, getIp } from '#contract/api/visitor.ts';
import { partClasses } from '#contract/part-classes.ts';
import { type LocaleKey, type WordLanguage, locales } from '#contract/locale.ts';
import { App } from '#src/app/App.tsx';
import { contextOf, screens } from '#src/app/create-app-router.ts';
import { followOwnTexts } from '#src/app/follow-own-texts.ts';
import { startUp } from '#src/app/start-up.ts';
import { createWords } from '#src/i18n/words.ts';
import { createRoutes } from '#src/router/routes.ts';
import { createStore, type RootState } from '#src/store/store.ts';
import { mock } from './mock.ts';
import { contactPage } from './sample-page.ts';
import { server } from './server.ts';
import { testConfig } from './site-config.ts';

/**
 * What the shell of every page asks, the contact page, which many tests open as one of no matter, that nothing of an order comes back, and that
 * the shop has a category for each class of parts;
 * a test's own handlers come first.
 */
function shellHandlers(): RequestHandler[] {
  return [
    mock(getConfig, testConfig()),
    mock(getIp, { ip: '192.0.2.1' }),
    mock(getCartNumber, { cartNum: 0, rfqNum: 0 }),
    mock(getCategories, { list: [] }),
    mock(getPartClasses, { list: partClasses.map((one) => ({ part_class: one, category_web_url: one })) }),
    mock(getPage, contactPage),
    mock(getOrderReturns, { list: [], returnable: [], withdrawal: null }),
  ];
}

export interface RenderOptions {
  locale?: LocaleKey;
  /** Language that the test reads; that of the locale without it. */
  language?: WordLanguage;
  /** Start values of the slices, such as a token. */
  known?: Partial<RootState>;
}

/** Opens a path of the shop as a visitor does, with answers for its calls. Returns the store, the router and a user who types and clicks. */
export async function renderPage(path: string, handlers: RequestHandler[] = [], options: RenderOptions = {}) {
  const locale = locales[options.locale ?? 'en'];
  server.use(...handlers, ...shellHandlers());
  const words = await createWords(options.language ?? locale.words);
  const store = createStore({ visitor: { locale: locale.key, currency: null, referrer: '' }, ...options.known });
  followOwnTexts(store, words);
  const left: string[] = [];
  const services = { store, words, leave: (href: string) => void left.push(href) };
  const router = createMemoryRouter(createRoutes(screens, locale.key), { initialEntries: [path], getContext: contextOf(services) });
  const user = userEvent.setup();
  const view = render(<App store={store} words={words} locale={locale} router={router} prefetch={() => {}} />);
  await store.dispatch(startUp());
  return { ...view, user, store, router, words, left };
}
