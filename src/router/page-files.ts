/** The chunks of the pages, found by the name that a row of the route table gives. */
import type { ComponentType } from 'react';
import type { AnyRoute } from '#contract/routes/table.ts';
import { loadNamed } from '#src/i18n/named-file.ts';
import type { PageModule, Place } from './page-lists.ts';

/** The list that the pages after the first are found in. */
export const loadPageLists = () => import('./page-lists.ts');

async function loadModule({ page }: AnyRoute): Promise<PageModule> {
  const named = loadNamed<PageModule>(page);
  if (named) return named;
  const load = (await loadPageLists()).pages[`/src/pages/${page}.tsx`];
  if (!load) throw new Error(`There is no page file src/pages/${page}.tsx`);
  return load();
}

/** The page, with all of its files there; null where its own code knows of no such page. */
export async function loadPage(row: AnyRoute, place: Place): Promise<ComponentType | null> {
  const { Component, isThere, loadFiles } = await loadModule(row);
  if (isThere?.(place.params) === false) return null;
  await loadFiles?.(place);
  return Component;
}
