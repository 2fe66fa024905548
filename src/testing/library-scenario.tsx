/** Uses the libraries as the shop does, and tells what a visitor would see: `lean-libraries.test.ts` runs it with all of them and without what is left out. */
import { configureStore } from '@reduxjs/toolkit';
import { createInstance } from 'i18next';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api, pause, routes, type Say, speakerOf } from './library-scenario-page.tsx';

async function words() {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'ru',
    fallbackLng: 'en',
    ns: ['shop'],
    defaultNS: 'shop',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  const title = {
    title_one: '{{count}} деталь {{name}}',
    title_few: '{{count}} детали {{name}}',
    title_many: '{{count}} деталей {{name}}',
  };
  i18n.addResourceBundle('ru', 'shop', { ...title, deep: { key: 'глубоко' } });
  i18n.addResourceBundle('en', 'shop', { only: 'only {{a.b}}', kind_first: 'the first', kind: 'any' });
  return i18n;
}

function typeInto(input: HTMLElement, value: string): void {
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input); // not the setter with which React watches this one
  input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}

export async function run(): Promise<string[]> {
  const said: string[] = [];
  const say: Say = (what) => void said.push(what);
  const i18n = await words();
  const t = speakerOf(i18n);
  say([t('deep.key'), t('only', { a: { b: 1 } }), t('kind', { context: 'first' }), t('none')].join(' | '));
  i18n.addResource('ru', 'shop', 'deep.key', 'иначе', { silent: true });
  say([1, 3, 5, 0].map((count) => t('shop:title', { count, name: 'x' })).join(' | ') + t('deep.key'));

  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const router = createBrowserRouter(routes(say), { basename: '/de' });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  startTransition(() =>
    root.render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </Provider>,
    ),
  );
  /** Says what is drawn once `text` is, nothing is under way and nothing changes any more. */
  const show = async (step: string, text: string) => {
    for (let [still, before] = [0, '']; still < 3; before = place.innerHTML) {
      // oxlint-disable-next-line no-await-in-loop -- one look after the other
      await pause();
      const isIdle = router.state.navigation.state === 'idle' && router.state.revalidation === 'idle';
      still = isIdle && place.innerHTML.includes(text) && place.innerHTML === before ? still + 1 : 0;
    }
    say(`${step}: ${location.pathname}${location.search}${location.hash} ${document.title} ${place.innerHTML}`);
  };
  const find = (selector: string): HTMLElement => place.querySelector<HTMLElement>(selector) ?? document.createElement('input');
  const steps: [step: string, text: string, act: () => void][] = [
    ['start', 'home', () => {}],
    ['link', 'whole', () => find('a').click()],
    ['search', '2 детали', () => find('#search').click()],
    ['refetch', 'one 2 ', () => find('#refetch').click()],
    ['change', 'one 3 ', () => find('#change').click()],
    ['again', 'whole', () => find('#again').click()],
    ['late', 'value="later"', () => find('#late').click()],
    ['typed', 'value="typed"', () => typeInto(find('input'), 'typed')],
    ['break', 'caught', () => typeInto(find('input'), 'break')],
    ['select', '<i>in</i>', () => typeInto(find('select'), 'in')],
    ['gone', '404', () => find('#gone').click()],
    ['back', 'whole', () => history.back()],
    ['old', '0 деталей', () => find('#old').click()],
    ['by hand', 'one 99', () => void store.dispatch(api.util.updateQueryData('part', 'one', (draft) => void (draft.asked = 99)))],
  ];
  for (const [step, text, act] of steps) {
    act();
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await show(step, text);
  }
  say(document.head.innerHTML.replaceAll(/<style.*?<\/style>/g, ''));
  say([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n'));
  root.unmount();
  await show('end', '');
  return said;
}
