/** Uses the libraries as the shop does, and tells what a visitor would see: `lean-libraries.test.ts` runs it with all of them and without what is left out. */
import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { createInstance, type i18n as I18n } from 'i18next';
import {
  Component,
  lazy,
  memo,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useState,
  useTransition,
} from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  Outlet,
  redirect,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createGlobalStyle, keyframes, styled } from 'styled-components';

/** The scenario has words of its own. */
const speakerOf = (i18n: I18n) => i18n.t.bind(i18n) as unknown as (key: string, values?: object) => string;

type Say = (what: string) => void;

const counts: Record<string, number> = {};
const api = createApi({
  baseQuery: async (path: string) => {
    counts[path] = (counts[path] ?? 0) + 1;
    await Promise.resolve();
    return path === 'bad' ? { error: { code: 'bad' } } : { data: { path, asked: counts[path] } };
  },
  tagTypes: ['Part'],
  endpoints: (build) => ({
    part: build.query<{ path: string; asked: number }, string>({ query: (path) => path, providesTags: ['Part'] }),
    change: build.mutation<unknown, string>({ query: (path) => path, invalidatesTags: ['Part'] }),
  }),
});

const turn = keyframes`from { rotate: 0deg; } to { rotate: 90deg; }`;
const Everywhere = createGlobalStyle`body { margin: 0; user-select: none; }`;
const Box = styled.div<{ $wide?: boolean }>`
  display: flex;
  width: ${({ $wide }) => ($wide ? '20rem' : '10rem')};
  animation: ${turn} 1s;
  &:hover > span {
    color: red;
  }
  @media (width < 40rem) {
    display: none;
  }
`;

const Late = lazy(async () => ({ default: await Promise.resolve(() => <em>late</em>) }));
const Still = memo(({ text }: { text: string }) => <i>{text}</i>);

class Net extends Component<{ children: ReactNode }, { broken: string }> {
  override state = { broken: '' };
  static getDerivedStateFromError(error: Error) {
    return { broken: error.message };
  }
  override render() {
    return this.state.broken === '' ? this.props.children : <b>caught {this.state.broken}</b>;
  }
}

function Broken(): ReactNode {
  throw new Error('a broken part');
}

function Act({ id, onClick }: { id: string; onClick: () => void }) {
  return (
    <button id={id} onClick={onClick}>
      {id}
    </button>
  );
}

function Part() {
  const { web_url = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const t = speakerOf(i18n);
  const { data: part, error, refetch } = api.usePartQuery(web_url);
  const { data: bad, error: fault } = api.usePartQuery('bad');
  const [change] = api.useChangeMutation();
  const [typed, setTyped] = useState('');
  const deferred = useDeferredValue(typed);
  const [isPending, start] = useTransition();
  const [unit, setUnit] = useState('mm');
  const id = useId();
  const loaded: unknown = useLoaderData();
  const revalidator = useRevalidator();
  return (
    <Box $wide={typed !== ''}>
      <title>{`Part ${web_url}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('shop:title', { name: '<web>', count: search.size })}</h1>
      <p>
        {String(loaded)} {part?.path} {part?.asked} {JSON.stringify(error)} {bad?.path} {JSON.stringify(fault)} {deferred}{' '}
        {String(isPending)} {id}
      </p>
      <input id={id} value={typed} onChange={(event) => setTyped(event.target.value)} />
      <select value={unit} onChange={(event) => setUnit(event.target.value)}>
        <option value="mm">mm</option>
        <option value="in">in</option>
      </select>
      <Act id="search" onClick={() => setSearch({ page: '2', view: 'list' }, { replace: true })} />
      <Act id="old" onClick={() => void navigate('/old')} />
      <Act id="gone" onClick={() => void navigate('/gone')} />
      <Act id="refetch" onClick={() => void refetch()} />
      <Act id="change" onClick={() => void change('changed')} />
      <Act id="again" onClick={() => void revalidator.revalidate()} />
      <Act id="late" onClick={() => start(() => setTyped('later'))} />
      <Suspense fallback="waits">
        <Late />
      </Suspense>
      <Still text={unit} />
      <Net>{typed === 'break' ? <Broken /> : <span>whole</span>}</Net>
      <svg viewBox="0 0 1 1">
        <path d="M0 0" strokeWidth={2} />
      </svg>
    </Box>
  );
}

function Link({ to }: { to: string }) {
  const href = useHref(to);
  const click = useLinkClickHandler(to);
  return (
    <a href={href} onClick={click}>
      {to}
    </a>
  );
}

function Frame() {
  const { state } = useNavigation();
  useEffect(() => {
    document.body.dataset['drawn'] = 'yes';
  }, []);
  return (
    <>
      <Everywhere />
      <Link to="/product/one?a=1#b" /> <Link to="/product/two" /> {state}
      <Outlet />
    </>
  );
}

function Fault() {
  const error = useRouteError();
  return <b>{isRouteErrorResponse(error) ? `${error.status} ${String(error.data)}` : String(error)}</b>;
}

const pause = () => new Promise((done) => setTimeout(done, 20));

function routes(say: Say) {
  const guard: MiddlewareFunction = ({ request }, next) => {
    say(`asks for ${new URL(request.url).pathname}`);
    return next();
  };
  return [
    {
      id: 'layout',
      Component: Frame,
      middleware: [guard],
      children: [
        { path: '/', Component: () => <p>home</p> },
        {
          path: '/product/:web_url',
          Component: Part,
          ErrorBoundary: Fault,
          loader: async ({ params }: { params: { web_url?: string } }) => {
            await pause();
            return `loaded ${params.web_url}`;
          },
        },
        { path: '/old', loader: () => redirect('/product/one'), Component: () => null },
        {
          path: '*',
          ErrorBoundary: Fault,
          Component: () => null,
          loader: () => {
            throw data('No such page', { status: 404 });
          },
        },
      ],
    },
  ];
}

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
