import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { type RouterServices, servicesContext } from '#src/router/context.ts';
import { createRoutes } from '#src/router/routes.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Layout } from './Layout.tsx';
import { Waiting } from './Waiting.tsx';

export const screens = { Layout, ErrorScreen, Waiting };

/** Gives every navigation the services that guards and loaders ask for. */
export function contextOf(services: RouterServices): () => RouterContextProvider {
  return () => new RouterContextProvider(new Map([[servicesContext, services]]));
}

/** The router of the page; `basename` is the language prefix, `/` without one. */
export function createAppRouter(services: RouterServices, basename: string) {
  return createBrowserRouter(createRoutes(screens, basename), { basename, getContext: contextOf(services) });
}
