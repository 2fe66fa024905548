/** Everything that is written to be read, for those who write it (`docs/api.md` 5.6). */
import { sql } from 'drizzle-orm';
import type { ListedArticle, getAdminArticles as endpoint } from '#contract/api/admin/article.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { fallbackLocale, isLocaleKey, type Locale, localeKeys, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { pathOf } from '#server/content/check-links.ts';
import type { Queries } from '#server/db/client.ts';
import { article, articleText, ownArticle } from '#server/db/schema.ts';
import { readPage, showPage } from '#server/http/list-query.ts';
import type { OwnArticle, Place } from './cover.ts';
import { variantOf } from './variant.ts';

interface Line extends Place {
  topic: string | null;
  /** Title in each language, by its words. */
  titles: Record<string, string>;
  own: OwnArticle | null;
  isShipped: boolean;
  updatedAt: Date;
}

const nameOf = ({ kind, slug }: Place): string => `${kind}/${slug}`;

/** All of them: a shop has hundreds, and their texts stay in the database. */
async function readLines(queries: Queries): Promise<Line[]> {
  const { kind, slug, categorySlug, updatedAt } = article;
  const [rows, texts, own] = await Promise.all([
    queries.select({ id: article.id, kind, slug, categorySlug, updatedAt }).from(article),
    queries
      .select({
        id: articleText.articleId,
        titles: sql<Record<string, string>>`jsonb_object_agg(${articleText.language}, ${articleText.title})`,
      })
      .from(articleText)
      .groupBy(articleText.articleId),
    queries.select().from(ownArticle),
  ]);
  const titles = new Map(texts.map((one) => [one.id, one.titles]));
  const owns = new Map(own.map((one) => [nameOf(one), one]));
  const lines = rows.map((row): Line => {
    const its = owns.get(nameOf(row)) ?? null;
    owns.delete(nameOf(row));
    const isShipped = its === null || its.live === null || its.covered !== null;
    return { ...row, topic: row.categorySlug, titles: titles.get(row.id) ?? {}, own: its, isShipped };
  });
  const drafts = [...owns.values()].map((one): Line => {
    const said = Object.entries(one.draft?.texts ?? {}).flatMap(([key, { title }]) =>
      isLocaleKey(key) ? [[locales[key].words, title]] : [],
    );
    const topic = one.draft?.facts?.topic ?? null;
    return { ...one, topic, titles: Object.fromEntries(said), own: one, isShipped: false };
  });
  return [...lines, ...drafts];
}

function stateOf({ own }: Line): ListedArticle['state'] {
  if (own === null) return 'file';
  if (own.draft) return own.draft.from === null ? 'draft' : 'scheduled';
  return 'own';
}

export async function listArticles(
  { db }: Pick<StoreDeps, 'db'>,
  query: ParsedRequestOf<typeof endpoint>,
  locale: Locale,
): Promise<ResponseOf<typeof endpoint>> {
  const page = readPage(query);
  const word = (query.keyword ?? '').trim().toLowerCase();
  const titleOf = ({ titles, slug }: Line) =>
    titles[locale.words] ?? titles[locales[fallbackLocale].words] ?? Object.values(titles)[0] ?? slug;
  const found = (await readLines(db))
    .filter((line) => query.kind === undefined || line.kind === query.kind)
    .filter((line) => query.status === undefined || stateOf(line) === query.status)
    .filter((line) => word === '' || [line.slug, ...Object.values(line.titles)].some((text) => text.toLowerCase().includes(word)))
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.slug.localeCompare(other.slug));
  const list = found.slice((page.page - 1) * page.size, page.page * page.size).map((line) => ({
    kind: line.kind,
    slug: line.slug,
    path: pathOf(line.kind, line.slug, line.topic),
    title: titleOf(line),
    state: stateOf(line),
    is_shipped: line.isShipped,
    own: Object.keys((line.own?.draft ?? line.own?.live)?.texts ?? {}).filter(isLocaleKey),
    missing: localeKeys.filter((key) => !(locales[key].words in line.titles)),
    variant: variantOf(line.own ?? undefined),
    updated_at: (line.own?.updatedAt ?? line.updatedAt).toISOString(),
  }));
  return showPage(list, found.length, page);
}
