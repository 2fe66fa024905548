import type { beginCategories as endpoint } from '#contract/api/admin/category.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { countParts } from '#server/search/count-parts.ts';
import { listCategories } from './list-categories.ts';

/** Fills an empty tree with the one that comes with the shop; some people at once make it one time. */
export async function beginCategories({ deps, actor, locale, now }: Acting): Promise<ResponseOf<typeof endpoint>> {
  // What a running shop never needs again stays out of its memory.
  const { ensureCategories } = await import('#server/catalog/seed.ts');
  await ensureCategories(deps.db);
  // Whoever looks next, at a list or at a file, sees them.
  await rereadReference(deps.db);
  await writeAudit(deps.db, { actor, action: 'catalog.begin-categories', target: '', detail: {}, at: now });
  return listCategories(deps.db, await countParts(deps.db, 'categoryId'), locale);
}
