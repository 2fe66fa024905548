/** What the operator saved of an article, each time. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { getArticleVersions as endpoint } from '#contract/api/admin/article.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Queries } from '#server/db/client.ts';
import { articleVersion } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { Place } from './cover.ts';

const mostKept = 50;

const isOf = ({ kind, slug }: Place) => and(eq(articleVersion.kind, kind), eq(articleVersion.slug, slug));

/** Keeps one more; the oldest beyond fifty go. */
export async function keepVersion(queries: Queries, version: Omit<typeof articleVersion.$inferInsert, 'id'>): Promise<void> {
  await queries.insert(articleVersion).values(version);
  const old = queries.select({ id: articleVersion.id }).from(articleVersion).where(isOf(version)).orderBy(desc(articleVersion.id));
  await queries.delete(articleVersion).where(inArray(articleVersion.id, old.offset(mostKept)));
}

export async function listVersions(queries: Queries, query: ParsedRequestOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const page = readPage(query);
  const rows = await queries
    .select()
    .from(articleVersion)
    .where(isOf(query))
    .orderBy(desc(articleVersion.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const list = rows.map(({ id, at, actor, how, written }) => ({ id: String(id), at: at.toISOString(), actor, how, ...written }));
  return showPage(list, await queries.$count(articleVersion, isOf(query)), page);
}
