/** The chunks of the pages, found by the name that a row of the route table gives. */
import type { ComponentType } from 'react';
import type { AnyRoute } from '#contract/routes/table.ts';
import { isNamed, loadNamed } from '#src/i18n/named-file.ts';
import type { LoaderModule, PageModule } from './page-lists.ts';
import type { PageLoader } from './page-loader.ts';

/** The list that the pages after the first are found in. */
export const loadPageLists = () => import('./page-lists.ts');

export async function loadPage(row: AnyRoute): Promise<ComponentType> {
  const named = loadNamed<PageModule>(row.page);
  if (named) return (await named).Component;
  const load = (await loadPageLists()).pages[`/src/pages/${row.page}.tsx`];
  if (!load) throw new Error(`There is no page file src/pages/${row.page}.tsx`);
  return (await load()).Component;
}

/** The page's loader, or null when it reads nothing. */
export async function loadLoader(row: AnyRoute): Promise<PageLoader | null> {
  const named = loadNamed<LoaderModule>(`${row.page}.loader`);
  if (named) return (await named).loader;
  if (isNamed(row.page)) return null; // with its page a loader would be named too
  const load = (await loadPageLists()).loaders[`/src/pages/${row.page}.loader.ts`];
  return load ? (await load()).loader : null;
}
