import { and, eq, inArray } from 'drizzle-orm';
import type { ArticleKind } from '#contract/api/article.ts';
import type { Call } from '#server/caller/call.ts';
import { article } from '#server/db/schema.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { findArticles, type ShownRow } from './article-rows.ts';
import { findDraft } from './article/find-draft.ts';

/** What is written under one of the kinds; a draft for who may see it. */
export async function findWritten(call: Call, kinds: readonly ShownRow['row']['kind'][], slug: string): Promise<ShownRow> {
  const which = and(inArray(article.kind, [...kinds]), eq(article.slug, slug));
  const shown = (await findDraft(call, kinds, slug)) ?? (await findArticles(call.deps.db, call.locale, { which }))[0];
  if (!shown) throw notFound();
  return shown;
}

/** One article by its address. Below another topic than its own it has moved: `moved_to` is its slug, `moved_topic` its topic. */
export async function findArticle(call: Call, kinds: readonly ArticleKind[], slug: string, topic?: string): Promise<ShownRow> {
  const shown = await findWritten(call, kinds, slug);
  const own = shown.row.categorySlug;
  if (topic !== undefined && own !== null && own !== topic)
    throw new StoreError('not_found', { data: { moved_to: slug, moved_topic: own } });
  return shown;
}
