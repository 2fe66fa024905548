/** What a list is of, before filters narrow it. SQL here speaks of `product p`. */
import { type SQL, sql } from 'drizzle-orm';
import { notFound } from '#server/store-error.ts';
import type { ScopeQuery } from './list-query.ts';
import type { CategoryEntry, ManufacturerEntry, Reference } from './reference.ts';

export interface Scope {
  /** Within this branch of the tree; parameters can be filtered when it is a leaf. */
  category: CategoryEntry | null;
  manufacturer: ManufacturerEntry | null;
  /** Further conditions that all must hold. */
  where: SQL[];
  /** Comes before the usual ranking when sorted by relevance. */
  rank: SQL[];
}

export function isLeaf(category: CategoryEntry | null): category is CategoryEntry {
  return category !== null && category.children.length === 0;
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

/** Reads the scope of a call; an unknown slug is `not_found`. The shop has no suppliers and component guides yet, so none is known. */
export function readScope(reference: Reference, query: ScopeQuery): Scope {
  if (query.supplier_web_url !== undefined || query.component_web_url !== undefined) throw notFound();
  const { category_web_url: category, brand_web_url: brand, web_urls: slugs } = query;
  return {
    category: category === undefined ? null : findCategory(reference, category),
    manufacturer: brand === undefined ? null : findManufacturer(reference, brand),
    where: slugs === undefined ? [] : [sql`p.slug = any(${sql.param(slugs)}::text[])`],
    rank: [],
  };
}

/** The scope as one condition; hidden parts are never in it. */
export function scopeCondition({ category, manufacturer, where }: Scope): SQL {
  const conditions = [sql`not p.hidden`, ...where];
  if (category) {
    const { family } = category;
    conditions.push(family.length === 1 ? sql`p.category_id = ${category.id}` : sql`p.category_id = any(${sql.param(family)}::int[])`);
  }
  if (manufacturer) conditions.push(sql`p.manufacturer_id = ${manufacturer.id}`);
  return sql.join(conditions, sql` and `);
}
