/** The route table as react-router routes, named for one locale; each call gives fresh ones, because a router writes into them. */
import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, type MiddlewareFunction, type RouteObject, useLoaderData } from 'react-router';
import type { LocaleKey } from '#contract/locale.ts';
import { routeName } from '#contract/routes/name.ts';
import { readParameters } from '#contract/routes/read-parameters.ts';
import { wordsOf } from '#contract/routes/route.ts';
import { type AnyRoute, routes as table } from '#contract/routes/table.ts';
import { loadPageCalls } from '#src/api/page-calls.ts';
import { loadWords } from '#src/i18n/words.ts';
import { selectIsBuildUpdated } from '#src/store/build-selectors.ts';
import { servicesContext } from './context.ts';
import { namedMiddleware } from './middleware.ts';
import { notFound } from './not-found.ts';
import { loadPage } from './page-files.ts';
import { pathOf } from './path-of.ts';
import { mayReload, mayReloadForCode } from './reload-guard.ts';
import { runCalls } from './run-calls.ts';

export interface Screens {
  Layout: ComponentType;
  /** Stands in the layout when a page throws or does not exist. */
  ErrorScreen: ComponentType;
  /** Stands in the layout while the first page loads. */
  Waiting: ComponentType;
}

const never = new Promise<never>(() => {});

/** Takes a new build at a change of page, never at the first page nor in the middle of one, whose address may change as one types; never twice in 10 s. */
function takeNewBuild(): MiddlewareFunction {
  let shown: string | null = null;
  return async ({ request, context }, next) => {
    const { store, leave } = context.get(servicesContext);
    const { pathname } = new URL(request.url);
    const isOtherPage = pathname !== shown;
    shown = pathname;
    if (isOtherPage && selectIsBuildUpdated(store.getState()) && mayReload(sessionStorage, Date.now())) {
      leave(request.url);
      await never;
    }
    return next();
  };
}

function validateParams(row: AnyRoute, basename: string): MiddlewareFunction {
  return ({ request, params }, next) => {
    if (!readParameters(row, params)) throw notFound(pathOf(new URL(request.url), basename));
    return next();
  };
}

/** Chunks that cannot be fetched belong to an old build: the page is loaded anew, once. Offline a reload would lose the page, so the error shows. */
async function orReload<Part>(chunks: Promise<Part>, { context, request }: LoaderFunctionArgs): Promise<Part> {
  try {
    return await chunks;
  } catch (error) {
    if (!mayReloadForCode(sessionStorage, Date.now())) throw error;
    context.get(servicesContext).leave(request.url);
    return never;
  }
}

/** Fetches code, words and data of a page at once; the page itself is the loader's answer, so that all of it arrives together. */
async function openPage(row: AnyRoute, args: LoaderFunctionArgs, basename: string): Promise<ComponentType> {
  const { store, words } = args.context.get(servicesContext);
  const params = readParameters(row, args.params) ?? {};
  const url = new URL(args.request.url);
  const page = loadPage(row, { params, search: url.searchParams, words });
  const files = Promise.all([page, loadPageCalls(row)]);
  const texts = loadWords(words, wordsOf(row, params)).catch(async (error: unknown) => {
    if (await page) throw error; // a page that is not there has no words either
  });
  const code = Promise.all([files, texts]);
  const data = files.then(
    ([, calls]) => runCalls(calls, { params, path: pathOf(url, basename), search: url.searchParams }, url, store.dispatch),
    () => {}, // `orReload` fails with it and decides
  );
  const [[[Page]]] = await Promise.all([orReload(code, args), data]);
  if (!Page) throw notFound(pathOf(url, basename));
  return Page;
}

function LoadedPage() {
  return createElement(useLoaderData() as ComponentType); // what `openPage` answered
}

function pageRoute(row: AnyRoute, screens: Screens, locale: LocaleKey, basename: string): RouteObject {
  return {
    id: routeName(row.name, locale),
    path: row.path,
    caseSensitive: true,
    Component: LoadedPage,
    ErrorBoundary: screens.ErrorScreen,
    HydrateFallback: screens.Waiting,
    middleware: [validateParams(row, basename), ...row.middleware.map((name) => namedMiddleware(name, basename))],
    loader: (args) => openPage(row, args, basename),
  };
}

export function createRoutes(screens: Screens, locale: LocaleKey, basename = '/'): RouteObject[] {
  const pages = table.map((row) => pageRoute(row, screens, locale, basename));
  const missing: RouteObject = {
    id: 'missing',
    path: '*',
    Component: screens.Waiting,
    ErrorBoundary: screens.ErrorScreen,
    HydrateFallback: screens.Waiting,
    loader: ({ request }) => {
      throw notFound(pathOf(new URL(request.url), basename));
    },
  };
  return [
    {
      id: 'layout',
      Component: screens.Layout,
      ErrorBoundary: screens.ErrorScreen,
      middleware: [takeNewBuild()],
      children: [...pages, missing],
    },
  ];
}
