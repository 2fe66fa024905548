import { sql } from 'drizzle-orm';
import { notFound } from '#server/kernel/store-error.ts';
import type { ScopeQuery } from '#server/http/list-query.ts';
import { allOf } from './condition.ts';
import { readConditions } from './read-conditions.ts';
import type { GuideEntry } from '#server/search/reference.ts';
import { partsWith } from '#server/search/predicate.ts';
import { findCategory, findManufacturer, narrowed, type Scope, scopeOf } from './scope.ts';
import type { View } from '#server/search/view/view.ts';

/** Opens the scope of a call: what all its words have in common. An unknown slug is `not_found`. */
export async function openScope(view: View, query: ScopeQuery): Promise<Scope> {
  const { reference } = view;
  const { category_web_url: category, brand_web_url: brand, web_urls: slugs } = query;
  const guide = known(reference.guides, query.component_web_url);
  const makers = known(reference.suppliers, query.supplier_web_url);
  const branch = category === undefined ? (guide?.category ?? null) : findCategory(reference, category);
  let scope = scopeOf(branch, brand === undefined ? null : findManufacturer(reference, brand));
  if (guide) scope = ofGuide(view, scope, guide);
  if (makers) scope = narrowed(scope, { is: 'manufacturer', ids: makers });
  if (slugs === undefined) return scope;
  const { rows } = await view.db.execute<{ id: number }>(sql`select id from product where slug = any(${sql.param(slugs)}::text[])`);
  return narrowed(scope, partsWith(rows.map(({ id }) => id)));
}

function known<Entry>(entries: ReadonlyMap<string, Entry>, slug: string | undefined): Entry | null {
  if (slug === undefined) return null;
  const entry = entries.get(slug);
  if (entry === undefined) throw notFound();
  return entry;
}

/** The guide's filters are of its own category, which may be another than the asked one. */
function ofGuide(view: View, scope: Scope, { category, filters }: GuideEntry): Scope {
  return narrowed(scope, {
    is: 'all',
    of: [{ is: 'category', ids: category.family }, allOf(readConditions(view, scopeOf(category), { filters }))],
  });
}
