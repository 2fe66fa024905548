import type { Category, Named, ProductListItem } from '#contract/api/part.ts';
import type { getCategory, getPartClasses } from '#contract/api/catalog.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { showPicture } from '#server/image/picture-address.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { showDefinitions } from './view/attribute-view.ts';
import { countFacets, shortened } from './listing/facets.ts';
import { openListing, showList } from './listing/list.ts';
import { showPage } from '#server/http/list-query.ts';
import { type CategoryEntry, isLeaf } from './reference.ts';
import { findCategory, scopeOf } from './listing/scope.ts';
import { categoryPath, makeSeo } from './view/seo.ts';
import { type View, inWords } from './view/view.ts';

/** Visible parts in a branch of the tree. */
function countParts({ reference }: View, { family }: CategoryEntry): number {
  const ids = new Set(family);
  return reference.census.reduce((total, row) => total + (ids.has(row.categoryId) ? row.count : 0), 0);
}

function showCategory(view: View, entry: CategoryEntry): Category {
  const parent = entry.parentId === null ? undefined : view.reference.categories.get(entry.parentId);
  return {
    id: String(entry.id),
    web_url: entry.slug,
    parent_web_url: parent?.slug ?? null,
    name: inWords(view, entry.names),
    description: inWords(view, entry.descriptions) || null,
    part_class: entry.partClass,
    image: entry.picture && showPicture(view.imageService, entry.picture, inWords(view, entry.names)),
    product_count: countParts(view, entry),
    position: entry.position,
  };
}

/** Branches down to `depth` levels; those without parts are left out unless asked for. */
export function showTree(view: View, entries: readonly CategoryEntry[], depth: number, withEmpty = false): Category[] {
  return entries.flatMap((entry) => {
    const shown = showCategory(view, entry);
    if (shown.product_count === 0 && !withEmpty) return [];
    if (depth <= 1) return [shown];
    return [{ ...shown, children: showTree(view, entry.children, depth - 1, withEmpty) }];
  });
}

/** Which category stands for which class of parts; those without parts offer none. */
export function showPartClasses(view: View): ResponseOf<typeof getPartClasses> {
  const held = [...view.reference.categoryByClass].filter(([, entry]) => countParts(view, entry) > 0);
  return { list: held.map(([partClass, { slug }]) => ({ part_class: partClass, category_web_url: slug })) };
}

/** The way from the top of the tree to a category, itself last. */
export function breadcrumbOf(view: View, { path }: CategoryEntry): Named[] {
  return path.flatMap((id) => {
    const entry = view.reference.categories.get(id);
    return entry ? [{ web_url: entry.slug, name: inWords(view, entry.names) }] : [];
  });
}

function makersOf({ reference }: View, { family }: CategoryEntry): ResponseOf<typeof getCategory>['manufacturers'] {
  const ids = new Set(family);
  const counts = new Map<number, number>();
  for (const { categoryId, manufacturerId, count } of reference.census) {
    if (ids.has(categoryId)) counts.set(manufacturerId, (counts.get(manufacturerId) ?? 0) + count);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id, count]) => {
      const maker = reference.manufacturers.get(id);
      return maker ? [{ web_url: maker.slug, name: maker.name, count }] : [];
    });
}

/** Below another branch than its own a category has moved, or the branch has gone: both are told as they stand in the address now. */
function elsewhere({ reference }: View, { slug, parentId }: CategoryEntry): StoreError {
  const above = parentId === null ? undefined : reference.categories.get(parentId);
  return new StoreError('not_found', { data: { moved_to: slug, moved_topic: above?.slug ?? slug } });
}

/** A category's page: its place in the tree and, where they are wanted, the first parts. `slug` must lie below `branchSlug`. */
export async function showCategoryPage(
  view: View,
  branchSlug: string,
  slug: string | undefined,
  withParts = true,
): Promise<Omit<ResponseOf<typeof getCategory>, 'articles'>> {
  const branch = view.reference.categoryBySlug.get(branchSlug);
  const entry = findCategory(view.reference, slug ?? branchSlug);
  if (!branch?.family.includes(entry.id)) throw elsewhere(view, entry);
  const scope = scopeOf(entry);
  const listing = openListing(view, scope, {});
  const page = withParts ? await showList(listing) : showPage<ProductListItem>([], await view.index.count(scope), listing.page);
  const shown = showCategory(view, entry);
  return {
    ...page,
    category: isLeaf(entry) ? { ...shown, attributes: showDefinitions(view, entry) } : shown,
    breadcrumb: breadcrumbOf(view, entry),
    children: showTree(view, entry.children, 1),
    manufacturers: makersOf(view, entry),
    seo: makeSeo(view, 'category', categoryPath(view.reference, entry), { name: shown.name, count: shown.product_count }),
    facets: withParts ? shortened(await countFacets(view, scope, [])) : [],
  };
}
