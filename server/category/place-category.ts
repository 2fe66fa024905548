/** A category put elsewhere among its neighbours, or taken away (`docs/api.md` 5.6). */
import { asc, eq, isNull } from 'drizzle-orm';
import type { moveCategory as moveCall, removeCategory as removeCall, TreeItem } from '#contract/api/admin/category.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { besideNoImport } from '#server/catalog/beside-import.ts';
import type { Acting } from '#server/caller/acting.ts';
import { writeAudit } from '#server/caller/audit.ts';
import type { Queries } from '#server/db/client.ts';
import { category } from '#server/db/schema.ts';
import { transact } from '#server/db/transact.ts';
import { rereadReference } from '#server/search/held-catalog.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { countParts } from '#server/search/count-parts.ts';
import { type HeldCategory, readCategory, showCategory } from './held-category.ts';
import { listCategories } from './list-categories.ts';

interface Tree {
  list: TreeItem[];
}

async function change(acting: Acting, slug: string, run: (queries: Queries, held: HeldCategory) => Promise<void>): Promise<Tree> {
  const { deps, locale } = acting;
  // No part changes its category here.
  const counted = await countParts(deps.db, 'categoryId');
  const answer = await transact(deps.db, async (queries) => {
    await besideNoImport(queries);
    const held = await readCategory(queries, slug, { lock: true });
    if (!held) throw notFound();
    await run(queries, held);
    const tree = await listCategories(queries, counted, locale);
    await acting.keepAnswer(queries, tree);
    return tree;
  });
  await rereadReference(deps.db);
  return answer;
}

export function moveCategory(acting: Acting, { web_url: slug, to }: ParsedRequestOf<typeof moveCall>): Promise<Tree> {
  return change(acting, slug, async (queries, { row }) => {
    const beside = row.parentId === null ? isNull(category.parentId) : eq(category.parentId, row.parentId);
    const all = await queries.select({ id: category.id }).from(category).where(beside).orderBy(asc(category.position), asc(category.id));
    const ids = all.map(({ id }) => id);
    const at = ids.indexOf(row.id);
    const next = at + (to === 'up' ? -1 : 1);
    const other = ids[next];
    if (other === undefined) return;
    ids[next] = row.id;
    ids[at] = other;
    for (const [position, id] of ids.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- a few neighbours on one connection
      await queries.update(category).set({ position }).where(eq(category.id, id));
    }
    await writeAudit(queries, { actor: acting.actor, action: 'category.move', target: slug, detail: { to }, at: acting.now });
  });
}

export function removeCategory(acting: Acting, { web_url: slug }: ParsedRequestOf<typeof removeCall>): Promise<Tree> {
  return change(acting, slug, async (queries, held) => {
    const { parts, children } = await showCategory(queries, held);
    if (parts > 0 || children > 0) throw new StoreError('state_conflict', { data: { status: 'in_use', allowed: [], parts, children } });
    await queries.delete(category).where(eq(category.id, held.row.id));
    const detail = { before: held.fields, after: null };
    await writeAudit(queries, { actor: acting.actor, action: 'category.remove', target: slug, detail, at: acting.now });
  });
}
