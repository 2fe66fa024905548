/** What the scenario of the libraries draws: a shop in small that uses of them what the shop does. */
import { createApi } from '@reduxjs/toolkit/query/react';
import {
  Activity,
  Component,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useState,
  useTransition,
} from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  Outlet,
  redirect,
  useHref,
  useLinkClickHandler,
  useLoaderData,
  useNavigate,
  useLocation,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { createGlobalStyle, keyframes, styled } from 'styled-components';

/** The scenario has words of its own, and `t` is typed by those of the shop. */
export const speakerOf =
  (i18n: I18n) =>
  (key: string, values: Record<string, unknown> = {}): string =>
    String(Reflect.apply(i18n.t, i18n, [key, values]));

export type Say = (what: string) => void;

const counts: Record<string, number> = {};
export const api = createApi({
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
  const { pathname } = useLocation();
  useEffect(() => {
    document.body.dataset['drawn'] = 'yes';
  }, []);
  return (
    <>
      <Everywhere />
      <Link to="/product/one?a=1#b" /> <Link to="/product/two" /> {state}
      <Activity mode={pathname === '/' ? 'visible' : 'hidden'}>
        <i>{pathname}</i>
      </Activity>
      <Outlet />
    </>
  );
}

function Fault() {
  const error = useRouteError();
  return <b>{isRouteErrorResponse(error) ? `${error.status} ${String(error.data)}` : String(error)}</b>;
}

export const pause = () => new Promise((done) => setTimeout(done, 20));

export function routes(say: Say) {
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
