import { sql } from 'drizzle-orm';
import { notFound } from '#server/kernel/store-error.ts';
import type { ScopeQuery } from '#server/http/list-query.ts';
import { readConditions } from './read-conditions.ts';
import type { GuideEntry } from './reference.ts';
import { findCategory, findManufacturer, meeting, narrowed, readIds, type Scope, scopeOf } from './scope.ts';
import type { View } from './view.ts';

/** Opens the scope of a call: what all its words have in common. An unknown slug is `not_found`. */
export async function openScope(view: View, query: ScopeQuery): Promise<Scope> {
  const { reference } = view;
  const { category_web_url: category, brand_web_url: brand, web_urls: slugs } = query;
  const guide = known(reference.guides, query.component_web_url);
  const makers = known(reference.suppliers, query.supplier_web_url);
  const branch = category === undefined ? (guide?.category ?? null) : findCategory(reference, category);
  let scope = await scopeOf(view, branch, brand === undefined ? null : findManufacturer(reference, brand));
  if (guide) scope = await ofGuide(view, scope, guide);
  if (makers) scope = meeting(scope, (row) => makers.includes(scope.columns.manufacturer.codes[row] ?? 0));
  if (slugs === undefined) return scope;
  return narrowed(scope, await readIds(view.db, sql`select id from product where slug = any(${sql.param(slugs)}::text[])`));
}

function known<Entry>(entries: ReadonlyMap<string, Entry>, slug: string | undefined): Entry | null {
  if (slug === undefined) return null;
  const entry = entries.get(slug);
  if (entry === undefined) throw notFound();
  return entry;
}

/** The guide's filters are of its own category, which may be another than the asked one. */
async function ofGuide(view: View, scope: Scope, { category, filters }: GuideEntry): Promise<Scope> {
  const own = scope.category === category ? scope : await scopeOf(view, category);
  const conditions = readConditions(view, own, { filters });
  const family = new Set(category.family);
  return meeting(scope, (row) => family.has(scope.columns.category.codes[row] ?? 0) && conditions.every(({ test }) => test(row)));
}
