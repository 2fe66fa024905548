/** Package outlines by their names, and who changed what of one. */
import { and, desc, eq, like } from 'drizzle-orm';
import type { getOutlineChanges, getOutlines, OutlineChange } from '#contract/api/admin/outline.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { outline } from '#contract/api/part.ts';
import type { Database, Queries } from '#server/db/client.ts';
import { audit, packageOutline } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import { fold } from '#server/rules/fold.ts';
import { countParts } from '#server/search/count-parts.ts';

const { compare } = new Intl.Collator('en', { numeric: true });

export async function findOutlines(db: Database, query: ParsedRequestOf<typeof getOutlines>): Promise<ResponseOf<typeof getOutlines>> {
  const page = readPage(query);
  const counted = await countParts(db, 'packageId');
  const word = fold(query.keyword ?? '').trim();
  const rows = await db.select().from(packageOutline);
  const found = rows
    .map(({ id, name, shape }) => outline.parse({ ...shape, id, name }))
    .filter(({ id, name, standard }) => [id, name, standard ?? ''].some((one) => fold(one).includes(word)))
    .toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id));
  const list = found
    .slice((page.page - 1) * page.size, page.page * page.size)
    .map((one) => ({ outline: one, parts: counted.get(one.id)?.parts ?? 0 }));
  return showPage(list, found.length, page);
}

export async function findOutlineChanges(
  queries: Queries,
  query: ParsedRequestOf<typeof getOutlineChanges>,
): Promise<ResponseOf<typeof getOutlineChanges>> {
  const page = readPage(query);
  const its = and(eq(audit.target, query.id), like(audit.action, 'outline.%'));
  const rows = await queries
    .select()
    .from(audit)
    .where(its)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map(({ at, actor, action, detail }): OutlineChange => {
    // Written by `save-outline.ts` with all fields.
    const { before = null, after = null }: Partial<Pick<OutlineChange, 'before' | 'after'>> = detail;
    return { at: at.toISOString(), actor, action, before, after };
  });
  return showPage(list, await queries.$count(audit, its), page);
}
