import type { getHome } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Category } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { popularCalculators } from './calculators.ts';
import { showTree } from './categories.ts';
import { hotSorting, sellable } from './hot.ts';
import { listItems } from './listing/list-item.ts';
import { largestMakers } from './manufacturers.ts';
import { scopeOf } from './listing/scope.ts';
import { makeSeo } from './view/seo.ts';
import type { SortKey } from './part-index.ts';
import { readSort } from './listing/sort.ts';
import type { View } from './view/view.ts';

const shownParts = 8;
const shownMakers = 24;
/** Four rows of four. */
const shownCategories = 16;
const shownBelow = 5;

/** What an engineer looks under: where the branches of the tree branch again, what is below them; of many those with most parts, in their order. */
function homeCategories(view: View): Category[] {
  const entries = view.reference.roots.flatMap((root) =>
    root.children.some(({ children }) => children.length > 0) ? root.children : root,
  );
  const all = showTree(view, entries, 2);
  const largest = new Set(all.toSorted((a, b) => b.product_count - a.product_count).slice(0, shownCategories));
  return all.filter((one) => largest.has(one)).map((one) => ({ ...one, children: one.children?.slice(0, shownBelow) }));
}

/** The catalog's share of the start page. */
export async function showHome(
  view: View,
  now: Date,
): Promise<Omit<ResponseOf<typeof getHome>, 'banners' | 'blocks' | 'news' | 'solutions' | 'suppliers'>> {
  const scope = sellable(scopeOf());
  const first = async (sorting: SortKey[]) => listItems(view, await view.index.first(scope, [], sorting, shownParts));
  const [hot, fresh] = await Promise.all([first(await hotSorting(view, scope, now, 30)), first(readSort(view, scope, 'newest'))]);
  const count = view.reference.census.reduce((total, row) => total + row.count, 0);
  return {
    categories: homeCategories(view),
    hot,
    new: fresh,
    manufacturers: largestMakers(view, shownMakers),
    calculators: popularCalculators(view),
    product_count: count,
    seo: makeSeo(view, 'home', buildPath('home'), { count }),
  };
}
