/** The chunks of the pages, found by the name that a row of the route table gives. */
import type { ComponentType } from 'react';
import type { AnyRoute } from '#contract/routes/table.ts';
import type { PageLoader } from './page-loader.ts';

interface PageModule {
  Component: ComponentType;
}
interface LoaderModule {
  loader: PageLoader;
}

const pages = import.meta.glob<PageModule>(['/src/pages/**/*Page.tsx', '!**/*.test.tsx']);
const loaders = import.meta.glob<LoaderModule>('/src/pages/**/*Page.loader.ts');

/** True when the page of a row is written; only an unfinished working copy says no. */
export function hasPage(row: AnyRoute): boolean {
  return `/src/pages/${row.page}.tsx` in pages;
}

export async function loadPage(row: AnyRoute): Promise<ComponentType> {
  const load = pages[`/src/pages/${row.page}.tsx`];
  if (!load) throw new Error(`There is no page file src/pages/${row.page}.tsx`);
  return (await load()).Component;
}

/** The page's loader, or null when it reads nothing. */
export async function loadLoader(row: AnyRoute): Promise<PageLoader | null> {
  const load = loaders[`/src/pages/${row.page}.loader.ts`];
  return load ? (await load()).loader : null;
}
