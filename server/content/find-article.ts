import { and, eq, inArray } from 'drizzle-orm';
import type { ArticleKind } from '#contract/api/article.ts';
import type { Call } from '#server/caller/call.ts';
import { article } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { findArticles, type ShownRow } from './article-rows.ts';

/** One article by its address. Below another topic than its own it has moved: `moved_to` is its slug, `moved_topic` its topic. */
export async function findArticle(call: Call, kinds: readonly ArticleKind[], slug: string, topic?: string): Promise<ShownRow> {
  const [shown] = await findArticles(call.deps.db, call.locale, { which: and(inArray(article.kind, [...kinds]), eq(article.slug, slug)) });
  if (!shown) throw notFound();
  const own = shown.row.categorySlug;
  if (topic !== undefined && own !== null && own !== topic)
    throw new StoreError('not_found', { data: { moved_to: slug, moved_topic: own } });
  return shown;
}
