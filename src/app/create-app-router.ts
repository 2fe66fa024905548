import type { ComponentType } from 'react';
import { createBrowserRouter, RouterContextProvider, type RouterState } from 'react-router';
import { type RouterServices, servicesContext } from '#src/router/context.ts';
import { createRoutes } from '#src/router/routes.ts';
import { selectLocaleKey } from '#src/store/visitor-selectors.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Layout } from './Layout.tsx';
import { Waiting } from './Waiting.tsx';

export const screens = { Layout, ErrorScreen, Waiting };

/** Gives every navigation the services that guards and loaders ask for. */
export function contextOf(services: RouterServices): () => RouterContextProvider {
  return () => new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** The hash of the navigation that leads to an address; empty when another one is under way. */
function hashOf(href: string, { navigation, location }: Pick<RouterState, 'navigation' | 'location'>): string {
  const target = navigation.location ?? location;
  const { pathname, search } = new URL(href);
  return target.pathname + target.search === pathname + search ? target.hash : '';
}

/** The router of the page; `basename` is the language prefix, `/` without one. */
export function createAppRouter(services: RouterServices, basename: string, Frame: ComponentType = Layout) {
  // A request has no hash, but the page that is loaded in its place has to arrive at its anchor.
  const leave = (href: string) => services.leave(href + hashOf(href, router.state));
  const router = createBrowserRouter(createRoutes({ ...screens, Layout: Frame }, selectLocaleKey(services.store.getState()), basename), {
    basename,
    getContext: contextOf({ ...services, leave }),
  });
  return router;
}
