/** Links to calculators and categories, and the tree of categories. */
import type { ToolName } from '#calculators/names.ts';
import type { Category } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { type FactsView, fillCount, type Markup } from './facts-view.ts';
import { type Linked, linkList } from './link-list.ts';

export function toolLink({ head }: FactsView, name: ToolName): Linked {
  return { name: head.tool(name)?.title ?? name, path: buildPath('tool-ToolName', { ToolName: name }) };
}

/** Categories as links, each with the number of its parts. */
export function categoryLinks(
  view: FactsView,
  categories: readonly Pick<Category, 'web_url' | 'parent_web_url' | 'name' | 'product_count'>[],
): Linked[] {
  return categories.map(({ web_url, parent_web_url, name, product_count: count }) => ({
    name,
    path: categoryPath(web_url, parent_web_url),
    note: fillCount(view, view.words.catalog, 'parts', count, { number: view.integer(count) }),
  }));
}

/** A branch under the name of its root, all of it in one list. */
export function branch(view: FactsView, { web_url, name, children = [] }: Category): Markup {
  const below = children.flatMap((child) => categoryLinks(view, [child, ...(child.children ?? [])]));
  return linkList(view, { name, path: categoryPath(web_url) }, below);
}
