import { desc, eq, sql } from 'drizzle-orm';
import type { CategoryChange, getAdminParameters, getCategoryChanges, TreeItem } from '#contract/api/admin/category.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { Queries } from '#server/db/client.ts';
import { audit, category } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { PartCount } from '#server/search/count-parts.ts';
import { readAttributes, readClass } from './held-category.ts';

interface Row extends Record<string, unknown> {
  id: number;
  slug: string;
  parent_id: number | null;
  path: number[];
  name: string;
}

/** All categories, each behind the one above it, with the parts of its branch. */
export async function listCategories(
  queries: Pick<Queries, 'execute'>,
  counted: ReadonlyMap<number, PartCount>,
  { words }: Locale,
): Promise<{ list: TreeItem[] }> {
  const { rows } = await queries.execute<Row>(sql`
    select c.id, c.slug, c.parent_id, c.path, coalesce(own.name, english.name, c.slug) as name
    from category c left join category_text own on own.category_id = c.id and own.language = ${words}
    left join category_text english on english.category_id = c.id and english.language = 'en' order by c.position, c.id`);
  const below = Map.groupBy(rows, (row) => row.parent_id);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const counts = new Map<number, PartCount>(rows.map(({ id }) => [id, { parts: 0, visible: 0 }]));
  for (const { id, path } of rows) {
    const own = counted.get(id);
    for (const above of own ? path : []) {
      const sum = counts.get(above);
      if (sum) [sum.parts, sum.visible] = [sum.parts + (own?.parts ?? 0), sum.visible + (own?.visible ?? 0)];
    }
  }
  const branch = (id: number | null): TreeItem[] =>
    (below.get(id) ?? []).flatMap((row) => {
      const { slug: web_url, parent_id, path, name } = row;
      const { parts, visible } = counts.get(row.id) ?? { parts: 0, visible: 0 };
      return [{ web_url, parent: slugs.get(parent_id ?? 0) ?? null, level: path.length, name, parts, visible }, ...branch(row.id)];
    });
  return { list: branch(null) };
}

/** Who changed what of a category: the audit's entries about it. */
export async function findCategoryChanges(
  queries: Queries,
  query: ParsedRequestOf<typeof getCategoryChanges>,
): Promise<ResponseOf<typeof getCategoryChanges>> {
  const page = readPage(query);
  const its = sql`${audit.target} = ${query.web_url} and ${audit.action} like 'category.%'`;
  const rows = await queries
    .select()
    .from(audit)
    .where(its)
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const [own] = await queries.select({ partClass: category.partClass }).from(category).where(eq(category.slug, query.web_url));
  const later = { part_class: readClass(own?.partClass ?? null) };
  const list = rows.map(({ at, actor, action, detail }): CategoryChange => {
    // Written by `save-category.ts` with all fields, of which an older release had fewer; a step in the order has none.
    const { before = null, after = null }: Partial<Pick<CategoryChange, 'before' | 'after'>> = detail;
    return { at: at.toISOString(), actor, action, before: before && { ...later, ...before }, after: after && { ...later, ...after } };
  });
  return showPage(list, await queries.$count(audit, its), page);
}

export async function listParameters(queries: Queries): Promise<ResponseOf<typeof getAdminParameters>> {
  const all = [...(await readAttributes(queries)).values()];
  return { list: all.toSorted((one, other) => (one.key < other.key ? -1 : 1)) };
}
