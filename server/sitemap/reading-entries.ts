/** What is written to be read, and the calculators. */
import { asc, inArray } from 'drizzle-orm';
import { articleKinds } from '#contract/api/article.ts';
import { toolName } from '#contract/api/content.ts';
import type { SitemapEntry } from '#contract/api/sitemap.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Database } from '#server/db/client.ts';
import { article, contentCategory } from '#server/db/schema.ts';
import { picturePath } from '#server/image/picture-address.ts';
import { entryOf, later } from './entry.ts';

/** Articles, guides and suppliers, and the topics that list some; a topic is as new as the newest in it. */
export async function readArticleEntries(db: Database): Promise<SitemapEntry[]> {
  const [rows, topics] = await Promise.all([
    db
      .select()
      .from(article)
      .where(inArray(article.kind, [...articleKinds, 'supplier']))
      .orderBy(asc(article.id)),
    db.select({ kind: contentCategory.kind, slug: contentCategory.slug }).from(contentCategory).orderBy(asc(contentCategory.position)),
  ]);
  return [
    ...topics.flatMap(({ kind, slug }) => {
      const path = topicPath(kind, slug);
      const own = rows.filter((row) => row.kind === kind && row.categorySlug === slug);
      const newest = own.reduce((latest: string | null, { updatedAt }) => later(latest, updatedAt.toISOString()), null);
      return path === null || newest === null ? [] : [entryOf(path, newest)];
    }),
    ...rows.map((row) => entryOf(pathOf(row), row.updatedAt.toISOString(), picturesOf(row))),
  ];
}

function topicPath(kind: string, category_web_url: string): string | null {
  if (kind === 'blog') return buildPath('blog-category_web_url', { category_web_url });
  return kind === 'solution' ? buildPath('solutions-category_web_url', { category_web_url }) : null;
}

function pathOf({ kind, slug, categorySlug }: typeof article.$inferSelect): string {
  if (kind === 'supplier') return buildPath('featuredSuppliers-web_url', { web_url: slug });
  if (kind === 'page') throw new Error(`${slug} is a page of the shop, not an article`);
  return articlePath({ kind, web_url: slug, category: categorySlug === null ? null : { web_url: categorySlug, name: '' } });
}

function picturesOf({ coverId, pictureIds }: typeof article.$inferSelect): string[] {
  return [...new Set([...(coverId === null ? [] : [coverId]), ...pictureIds])].map(picturePath);
}

/** None has a time: nobody writes down when a calculator changed, and a build changes few of them. */
export function calculatorEntries(): SitemapEntry[] {
  return toolName.options.map((ToolName) => entryOf(buildPath('tool-ToolName', { ToolName }), null));
}
