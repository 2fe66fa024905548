import type { getHome } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { showTree } from './categories.ts';
import { hotSorting, sellable } from './hot.ts';
import { findIds } from './list.ts';
import { listItems } from './list-item.ts';
import { largestMakers } from './manufacturers.ts';
import type { Scope } from './scope.ts';
import { makeSeo } from './seo.ts';
import { type Sorting, readSort } from './sort.ts';
import type { View } from './view.ts';

const shownParts = 8;
const shownMakers = 24;

/** The start page. Lists whose content the shop does not have yet are empty, and the page leaves their blocks out. */
export async function showHome(view: View, now: Date): Promise<ResponseOf<typeof getHome>> {
  const everything: Scope = { category: null, manufacturer: null, where: [], rank: [] };
  const first = async (sorting: Sorting) => {
    const scope = sellable(everything);
    const { ids } = await findIds({ view, scope, conditions: [], sorting, page: { page: 1, size: shownParts } });
    return listItems(view, ids);
  };
  const newest = readSort(view, everything, 'newest');
  const [hot, fresh] = await Promise.all([first(hotSorting(now, 30)), first({ ...newest, needsStock: true })]);
  const count = view.reference.census.reduce((total, row) => total + row.count, 0);
  return {
    banners: [],
    categories: showTree(view, view.reference.roots, 2),
    hot,
    new: fresh,
    suppliers: [],
    manufacturers: largestMakers(view, shownMakers),
    news: [],
    solutions: [],
    calculators: [],
    product_count: count,
    seo: makeSeo(view, 'home', buildPath('home'), { count }),
  };
}
