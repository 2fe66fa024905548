/** The pages that the route table names itself. */
import { eq, max } from 'drizzle-orm';
import type { SitemapEntry } from '#contract/api/sitemap.ts';
import type { SiteConfig } from '#contract/api/visitor.ts';
import { isPageOffered } from '#contract/routes/feature-pages.ts';
import { type RouteName, routes } from '#contract/routes/table.ts';
import type { Database } from '#server/db/client.ts';
import { article, product } from '#server/db/schema.ts';
import { entryOf, later } from './entry.ts';

type Listed = (typeof article.$inferSelect)['kind'] | 'part';

/** What the pages list that have nothing but a list: as a category, they are as new as the newest in it. */
const listed: Partial<Record<RouteName, readonly Listed[]>> = {
  category: ['part'],
  manufacturers: ['part'],
  product: ['part'],
  blog: ['blog'],
  news: ['company_event', 'knowledge'],
  'news-companyEvents': ['company_event'],
  'news-knowledgeHub': ['knowledge'],
  solutions: ['solution'],
  components: ['component'],
  featuredSuppliers: ['supplier'],
};

/** Every page without a parameter that search engines may list, and those that the operator has written; no time for forms, calculators and others that nobody wrote one down for. */
export async function readPageEntries(db: Database, features: SiteConfig['features']): Promise<SitemapEntry[]> {
  const [texts, written, [parts]] = await Promise.all([
    db.select({ slug: article.slug, updatedAt: article.updatedAt }).from(article).where(eq(article.kind, 'page')),
    db
      .select({ kind: article.kind, updatedAt: max(article.updatedAt) })
      .from(article)
      .groupBy(article.kind),
    db
      .select({ updatedAt: max(product.updatedAt) })
      .from(product)
      .where(eq(product.hidden, false)),
  ]);
  // A text about the shop is named by the last part of its page's path.
  const times = new Map(texts.map(({ slug, updatedAt }) => [`/about/${slug}`, updatedAt.toISOString()]));
  const newest = new Map<Listed, string | null>(written.map(({ kind, updatedAt }) => [kind, updatedAt?.toISOString() ?? null]));
  newest.set('part', parts?.updatedAt?.toISOString() ?? null);
  const known = new Set<string>(routes.map(({ path }) => path));
  const own = [...times].flatMap(([path, updatedAt]) => (known.has(path) ? [] : [entryOf(path, updatedAt)]));
  const ofTable = routes
    .filter(({ name, path, head, access }) => head.index && access === undefined && !path.includes(':') && isPageOffered(name, features))
    .map(({ name, path }) => {
      const ofList = (listed[name] ?? []).reduce((latest: string | null, kind) => later(latest, newest.get(kind) ?? null), null);
      return entryOf(path, times.get(path) ?? ofList);
    });
  return [...ofTable, ...own];
}
