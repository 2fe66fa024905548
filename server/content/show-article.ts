/** The contract's articles from their rows. */
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Article, ArticleKind } from '#contract/api/article.ts';
import { type ArticleDetail, type ContentCategory, toolName } from '#contract/api/content.ts';
import type { ProductListItem } from '#contract/api/part.ts';
import type { Call } from '#server/caller/call.ts';
import { article, contentCategory } from '#server/db/schema.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { openView } from '#server/search/view/view.ts';
import { showPicture } from '#server/image/picture-address.ts';
import { partKey } from '#server/rules/part-number.ts';
import { words } from '#server/kernel/words.ts';
import { findArticles, readBody, type ShownRow, tagOf } from './article-rows.ts';
import { pathOf } from './check-links.ts';

const relatedShown = 4;

type Topics = Map<string, Pick<ContentCategory, 'name' | 'summary'>>;

/** Topics of a kind by slug, in the reader's words. */
export async function readTopics({ deps, locale }: Pick<Call, 'deps' | 'locale'>, kind: string): Promise<Topics> {
  const rows = await deps.db.select().from(contentCategory).where(eq(contentCategory.kind, kind)).orderBy(asc(contentCategory.position));
  const none = { name: '', summary: '' };
  return new Map(rows.map(({ slug, texts }) => [slug, texts[locale.words] ?? texts['en'] ?? none]));
}

/** Rows of one of the kinds that people read as articles. */
function kindOf({ row }: ShownRow): ArticleKind {
  if (row.kind === 'page' || row.kind === 'supplier') throw new Error(`${row.kind}/${row.slug} is no article`);
  return row.kind;
}

export function showArticle({ deps }: Pick<Call, 'deps'>, shown: ShownRow, topics: Topics): Article {
  const { row, text, cover } = shown;
  const topic = topics.get(row.categorySlug ?? '');
  return {
    web_url: row.slug,
    kind: kindOf(shown),
    category: row.categorySlug !== null && topic ? { web_url: row.categorySlug, name: topic.name } : null,
    title: text.title,
    summary: text.summary,
    cover: cover && showPicture(deps.settings.imageService, cover, text.coverAlt ?? ''),
    author: row.author,
    tags: row.tags,
    published_at: row.publishedAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    reading_minutes: text.readingMinutes,
    language: tagOf(text.language),
    is_sample: row.isSample,
  };
}

export function seoOf({ row, text }: ShownRow): ArticleDetail['seo'] {
  return {
    title: text.title,
    description: text.summary,
    canonical: pathOf(row.kind, row.slug, row.categorySlug),
    noindex: false,
  };
}

/** Parts named as `maker/number` that the shop has, in this order, with today's prices and stock. */
export async function findParts(call: Call, names: readonly string[]): Promise<Map<string, ProductListItem>> {
  if (names.length === 0) return new Map();
  const { rows } = await call.deps.db.execute<{ id: number; name: string }>(sql`
    select p.id, m.slug || '/' || p.mpn as name from product p join manufacturer m on m.id = p.manufacturer_id
    where not p.hidden and m.slug || '/' || p.mpn = any(${sql.param([...names])}::text[])
      and p.mpn_key = any(${sql.param(names.map((name) => partKey(name.slice(name.indexOf('/') + 1))))}::text[])`);
  const items = await listItems(
    await openView(call),
    rows.map(({ id }) => id),
  );
  const byId = new Map(items.map((item) => [item.id, item]));
  const byName = new Map(rows.map(({ id, name }) => [name, byId.get(String(id))]));
  return new Map(
    names.flatMap((name) => {
      const item = byName.get(name);
      return item ? [[name, item] as const] : [];
    }),
  );
}

/** The article with all that stands around its text. */
export async function showDetail(call: Call, shown: ShownRow): Promise<ArticleDetail> {
  const { row } = shown;
  const topics = await readTopics(call, row.kind);
  const [body, parts, related, previous, next] = await Promise.all([
    readBody(call.deps, shown),
    findParts(call, row.facts.parts ?? []),
    findRelated(call, shown),
    neighbour(call, shown, 'previous'),
    neighbour(call, shown, 'next'),
  ]);
  const title = words(call.locale.words, 'tools');
  return {
    ...showArticle(call, shown, topics),
    body,
    toc: shown.text.toc,
    products: [...parts.values()],
    calculators: (row.facts.calculators ?? []).flatMap((given) => {
      const name = toolName.safeParse(given).data;
      return name ? [{ name, title: title(`${name}.title`) }] : [];
    }),
    related: related.map((one) => showArticle(call, one, topics)),
    previous: previous && showArticle(call, previous, topics),
    next: next && showArticle(call, next, topics),
    seo: seoOf(shown),
  };
}

/** Of the same kind: those with a common topic, tag or calculator, most in common first. */
function findRelated({ deps, locale }: Call, { row }: ShownRow): Promise<ShownRow[]> {
  const common = sql`(case when ${article.categorySlug} is not distinct from ${row.categorySlug} and ${article.categorySlug} is not null then 1 else 0 end
    + cardinality(array(select unnest(${article.tags}) intersect select unnest(${sql.param(row.tags)}::text[]))))`;
  return findArticles(deps.db, locale, {
    which: and(eq(article.kind, row.kind), ne(article.id, row.id), sql`${common} > 0`),
    order: [desc(common), desc(article.publishedAt), desc(article.id)],
    limit: relatedShown,
  });
}

async function neighbour({ deps, locale }: Call, { row }: ShownRow, side: 'previous' | 'next'): Promise<ShownRow | null> {
  const beyond = side === 'previous' ? lt : gt;
  const order = side === 'previous' ? desc : asc;
  const onward = or(
    beyond(article.publishedAt, row.publishedAt),
    and(eq(article.publishedAt, row.publishedAt), beyond(article.id, row.id)),
  );
  const topic = row.categorySlug === null ? undefined : inArray(article.categorySlug, [row.categorySlug]);
  const [found] = await findArticles(deps.db, locale, {
    which: and(eq(article.kind, row.kind), topic, onward),
    order: [order(article.publishedAt), order(article.id)],
    limit: 1,
  });
  return found ?? null;
}
