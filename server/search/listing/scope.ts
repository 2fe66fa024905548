/** What a list is of, before filters narrow it. */
import { notFound } from '#server/kernel/store-error.ts';
import type { PartSet, Points } from '#server/search/part-index.ts';
import { type Predicate, nothing } from '#server/search/predicate.ts';
import type { CategoryEntry, ManufacturerEntry, Reference } from '#server/search/reference.ts';
import type { View } from '#server/search/view/view.ts';

export interface Scope extends PartSet {
  /** Comes before the usual ranking when sorted by relevance; less is better. */
  rank: readonly Points[];
}

export function findCategory(reference: Reference, slug: string): CategoryEntry {
  const found = reference.categoryBySlug.get(slug);
  if (!found) throw notFound();
  return found;
}

export function findManufacturer(reference: Reference, slug: string): ManufacturerEntry {
  const found = reference.manufacturerBySlug.get(slug);
  if (!found) throw notFound();
  return found;
}

/** All parts of a branch and a maker. */
export function scopeOf(category: CategoryEntry | null = null, manufacturer: ManufacturerEntry | null = null): Scope {
  return { category, manufacturer, within: [], rank: [] };
}

/** All parts of category and maker, not what a search or a list of names picks out. */
export function isWhole({ within: picked }: Scope): boolean {
  return picked.length === 0;
}

/** All parts of the catalog. */
export function isEverything(scope: Scope): boolean {
  return isWhole(scope) && scope.category === null && scope.manufacturer === null;
}

/** The parts of a scope of which a predicate is true; none for null. */
export function narrowed(scope: Scope, predicate: Predicate | null): Scope {
  return { ...scope, within: [...scope.within, predicate ?? nothing] };
}

/** The same scope inside one of its categories. */
export function within(scope: Scope, category: CategoryEntry): Scope {
  return { ...scope, category, rank: [] };
}

export function hasParts({ index }: View, scope: Scope): Promise<boolean> {
  return index.hasAny(scope);
}

/** Whether a category, or all for null, may hold parts of a scope. */
export function isWithin({ category: around }: Scope, category: CategoryEntry | null): boolean {
  return around === null || category === null || around.family.includes(category.id);
}
