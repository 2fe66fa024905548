import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import type { ArticleFacts as StatedFacts } from '#contract/api/admin/article.ts';
import { contentKinds } from '#contract/api/article.ts';
import { picture } from './picture.ts';
import { storedFile } from './upload.ts';

/** What belongs to an article beside its text. */
export interface ArticleFacts {
  /** Parts by maker's slug and number, such as `ti/LM358DR`. */
  parts?: string[] | undefined;
  calculators?: string[] | undefined;
  /** Of a guide: the category whose parts it is about, with filters applied. */
  category?: string | undefined;
  filters?: Record<string, unknown>[] | undefined;
  /** Slugs of the categories that the text leads to. */
  categories?: string[] | undefined;
  /** Of a solution. */
  bom?: { reference: string; part: string; quantity: number }[] | undefined;
  drawing?: string | undefined;
  /** Of a supplier: slugs of the makers it delivers. */
  manufacturers?: string[] | undefined;
  /** Full name of a supplier. */
  name?: string | undefined;
}

/** Everything that is written to be read: articles, guides, company pages, suppliers. */
export const article = pgTable(
  'article',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: contentKinds }).notNull(),
    slug: text().notNull(),
    categorySlug: text('category_slug'),
    position: integer().notNull().default(0),
    author: text(),
    tags: text().array().notNull(),
    isSample: boolean('is_sample').notNull().default(false),
    facts: jsonb().$type<ArticleFacts>().notNull(),
    coverId: text('cover_id').references(() => picture.id),
    /** Ids of the pictures in its texts. */
    pictureIds: text('picture_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [uniqueIndex('article_slug').on(t.kind, t.slug), index('article_newest').on(t.kind, t.publishedAt)],
);

export const articleText = pgTable(
  'article_text',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => article.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    coverAlt: text('cover_alt'),
    /** Clean HTML; its pictures are `<img data-picture="ID" alt="…">`, as their addresses are written when they are read. */
    body: text().notNull(),
    /** The Markdown that it was made of, its pictures by their addresses; null for what was taken in before it was kept. */
    source: text(),
    toc: jsonb().$type<{ id: string; text: string; level: 2 | 3 }[]>().notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    search: tsvector().notNull(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.language] }), index('article_text_search').using('gin', t.search)],
);

/** A text of an article as it stood before the operator's took its place. */
type KeptText = Omit<typeof articleText.$inferSelect, 'articleId'>;
/** What an article was before, as far as the operator may change it. */
type KeptRow = Partial<
  Pick<typeof article.$inferSelect, 'categorySlug' | 'position' | 'author' | 'tags' | 'facts' | 'coverId' | 'pictureIds'>
>;

/** What the operator writes of an article: texts by key of the locale, as they were typed, and facts; null where those of its file stand. */
export interface WrittenArticle {
  texts: Record<string, { title: string; summary: string; body: string }>;
  facts: StatedFacts | null;
}

/** Articles and pages that the operator writes: put in front of what comes with the content, and again after each import. */
export const ownArticle = pgTable(
  'own_article',
  {
    kind: text({ enum: contentKinds }).notNull(),
    slug: text().notNull(),
    /** What visitors see, until a moment. */
    live: jsonb().$type<(WrittenArticle & { until: string | null }) | null>(),
    /** What nobody sees before that moment, or before it is made public. */
    draft: jsonb().$type<(WrittenArticle & { from: string | null; until: string | null }) | null>(),
    /** What the content has in place of what is live; null where the whole article is the operator's, or nothing is live. */
    covered: jsonb().$type<{ updatedAt: string; row?: KeptRow; texts: KeptText[] } | null>(),
    /** The legal page (`contract/legal-pages.ts`) in whose place it stands for its countries while it is live; null for others. */
    variantOf: text('variant_of'),
    countries: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When it was first public. */
    publishedAt: moment('published_at'),
    version: integer().notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
);

/** What was saved of an article, each time. */
export const articleVersion = pgTable(
  'article_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: contentKinds }).notNull(),
    slug: text().notNull(),
    at: moment('at').notNull(),
    actor: text().notNull(),
    how: text({ enum: ['public', 'scheduled', 'draft', 'removed'] }).notNull(),
    written: jsonb().$type<WrittenArticle>().notNull(),
    /** Ids of the pictures in its texts. */
    pictureIds: text('picture_ids').array().notNull(),
  },
  (t) => [index('article_version_of').on(t.kind, t.slug, t.id)],
);

/** Legal texts that orders have agreed to, word for word; each version once. */
export const agreedText = pgTable('agreed_text', {
  /** SHA-256 of address, language, title and body. */
  id: text().primaryKey(),
  code: text().notNull(),
  /** BCP 47. */
  language: text().notNull(),
  title: text().notNull(),
  /** Clean HTML with the facts about the shop in their places. */
  body: text().notNull(),
  /** Of the first order that agreed to it. */
  firstAt: moment('first_at').notNull(),
});

/** Topics of blog, news and solutions. */
export const contentCategory = pgTable(
  'content_category',
  {
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    /** Language -> words. */
    texts: jsonb().$type<Record<string, { name: string; summary: string }>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug] })],
);

/** Sites that link to the shop and are linked back, once the operator has looked at them. */
export const friendlyLink = pgTable('friendly_link', {
  id: text().primaryKey(),
  title: text().notNull(),
  url: text().notNull().unique(),
  email: text().notNull(),
  description: text(),
  logoFileId: text('logo_file_id').references(() => storedFile.id, { onDelete: 'set null' }),
  status: text({ enum: ['pending', 'published', 'rejected'] }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
