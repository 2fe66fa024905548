/** An article as its draft will show it, for who has its address with a proof. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { fallbackLocale, type LocaleKey, locales } from '#contract/locale.ts';
import type { Call } from '#server/caller/call.ts';
import { findArticles, isArticle, type ShownRow } from '#server/content/article-rows.ts';
import { readingMinutes } from '#server/content/reading-minutes.ts';
import type { Queries } from '#server/db/client.ts';
import { article, ownArticle, picture } from '#server/db/schema.ts';
import type { OwnArticle, Place } from './cover.ts';
import { coverAltIn, rowOfFacts } from './own-facts.ts';
import { renderOwnText } from './own-text.ts';
import { mayPreview } from './preview-link.ts';

type ArticleRow = typeof article.$inferSelect;

/** Null where nobody has asked for a draft, or may see it. */
export async function findDraft(call: Call, kinds: readonly Place['kind'][], slug: string): Promise<ShownRow | null> {
  const { preview, deps } = call;
  if (preview === null) return null;
  const isAsked = and(inArray(ownArticle.kind, [...kinds]), eq(ownArticle.slug, slug), isNotNull(ownArticle.draft));
  const own = (await deps.db.select().from(ownArticle).where(isAsked)).find((one) => mayPreview(deps, one, preview));
  if (!own?.draft) return null;
  const [known] = await findArticles(deps.db, call.locale, { which: isArticle(own.kind, slug) });
  const row = draftRow(own, own.draft, known?.row, call.now);
  const key = languageOf(own, own.draft, known, call.locale);
  const text = key === null ? undefined : own.draft.texts[key];
  const rendered = text && (await renderOwnText(text.body));
  const stated = own.draft.facts?.cover;
  const cover = stated === undefined ? (known?.cover ?? null) : await pictureOf(deps.db, row.coverId);
  if (key === null || !text || !rendered) return known ? { ...known, row, cover } : null;
  const { title, summary } = text;
  const shown = { articleId: row.id, language: locales[key].words, title, summary, toc: rendered.toc };
  return {
    row,
    text: {
      ...shown,
      coverAlt: stated === undefined ? (known?.text.coverAlt ?? null) : stated && coverAltIn(stated, call.locale.key),
      readingMinutes: readingMinutes(rendered.text),
    },
    cover,
    body: rendered.html,
  };
}

function draftRow(own: OwnArticle, { facts }: NonNullable<OwnArticle['draft']>, known: ArticleRow | undefined, now: Date): ArticleRow {
  const blank = {
    id: 0,
    categorySlug: null,
    position: 0,
    author: null,
    tags: [],
    isSample: false,
    facts: {},
    coverId: null,
    pictureIds: [],
  };
  const base = { ...blank, kind: own.kind, slug: own.slug, publishedAt: now, ...known, ...own.covered?.row, updatedAt: own.updatedAt };
  return facts ? { ...base, ...rowOfFacts(facts, base) } : base;
}

async function pictureOf(queries: Queries, id: string | null): Promise<ShownRow['cover']> {
  const [row] = id === null ? [] : await queries.select().from(picture).where(eq(picture.id, id));
  return row ?? null;
}

/** The draft's language for a reader; null where a text that the draft leaves alone is in the reader's own. */
function languageOf(own: OwnArticle, draft: NonNullable<OwnArticle['draft']>, known: ShownRow | undefined, locale: Call['locale']) {
  if (draft.texts[locale.key]) return locale.key;
  const isLeft = known?.text.language === locale.words && own.live?.texts[locale.key] === undefined;
  const fallback: LocaleKey | null = draft.texts[fallbackLocale] ? fallbackLocale : null;
  return isLeft ? null : fallback;
}
