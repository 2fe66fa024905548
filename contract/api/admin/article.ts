/** What the operator writes to be read: pages about the shop, articles, guides, suppliers (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { contentKind } from '#contract/api/article.ts';
import { pageCode, toolName } from '#contract/api/content.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { country, failsAs, iso, localeKey, optional, paged, pageParameters, slug, text, whole } from '#contract/api/fields.ts';
import { filter } from '#contract/api/part.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { formOverhead } from '#contract/api/upload.ts';
import { largestPicture } from '#contract/api/picture.ts';

/** Code points of the text of an article in one language. */
export const longestText = 40_000;
/** All languages of an article in letters of three bytes. */
const largestArticle = 2 * 1024 * 1024;

const words = { title: text(2, 120), summary: text(10, 300) };
/** Markdown. */
const body = text(1, longestText);
export const writtenText = z.object({ ...words, body });
export type WrittenText = z.output<typeof writtenText>;

const partName = z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+\/\S+$/));

/** The picture above an article and in lists, by the address that `add-article-picture` gives, and what it shows for those who do not see it. */
const articleCover = z.object({
  path: z.string().check(z.maxLength(200)),
  alt: z.partialRecord(localeKey, text(2, 200)),
});
export type ArticleCover = z.output<typeof articleCover>;

/** What stands beside the text; each kind shows some of it. */
export const articleFacts = z.object({
  /** Of blog posts and solutions, by the last part of its path. */
  topic: z.nullable(slug),
  author: z.nullable(text(1, 80)),
  tags: z.array(text(1, 40)).check(z.maxLength(20)),
  /** Orders suppliers. */
  position: whole(0, 10_000),
  /** Parts shown beside the text, as `maker-slug/part number`. */
  parts: z.array(partName).check(z.maxLength(40)),
  calculators: z.array(toolName).check(z.maxLength(40)),
  /** Of a guide: the category that it is about, and the filters that are applied. */
  category: z.nullable(slug),
  filters: z.array(filter).check(z.maxLength(20)),
  /** Of a solution. */
  bom: z.array(z.object({ reference: text(1, 60), part: partName, quantity: whole(1, 1_000_000) })).check(z.maxLength(500)),
  /** Of a supplier: slugs of the makers that it delivers. */
  manufacturers: z.array(slug).check(z.maxLength(100)),
  /** Full name of a supplier. */
  name: z.nullable(text(1, 100)),
  /** Left out: the one of the file; null: none. Readers of other languages get the English words. */
  cover: z.optional(z.nullable(articleCover)),
});
export type ArticleFacts = z.output<typeof articleFacts>;

/** Of an article that says nothing beside its text. */
export const noFacts: ArticleFacts = {
  topic: null,
  author: null,
  tags: [],
  position: 0,
  parts: [],
  calculators: [],
  category: null,
  filters: [],
  bom: [],
  manufacturers: [],
  name: null,
};

const shownText = z.object({ title: z.string(), summary: z.string(), body: z.string() });
const texts = z.partialRecord(localeKey, shownText);
/** Which of the kinds, and the last part of its path. */
const place = { kind: contentKind, slug: pageCode };

/** The page stands in place of a legal one for deliveries to these countries, while it is public. */
const variant = z.object({ of: z.enum(legalPages), countries: z.array(country).check(z.minLength(1), z.maxLength(250)) });
export type ArticleVariant = z.output<typeof variant>;

/** How an article stands: as its file, as the operator wrote it, for a time to come, or for nobody yet. */
export const articleStates = ['file', 'own', 'scheduled', 'draft'] as const;

const listedArticle = z.object({
  ...place,
  path: z.string(),
  /** In the language of the caller, else in English. */
  title: z.string(),
  state: z.enum(articleStates),
  /** Whether it came from a file, too. */
  is_shipped: z.boolean(),
  /** Languages that the operator has written. */
  own: z.array(localeKey),
  /** Languages in which it has no text at all. */
  missing: z.array(localeKey),
  variant: z.nullable(variant),
  updated_at: iso,
});
export type ListedArticle = z.output<typeof listedArticle>;

const moment = z.nullable(z.iso.datetime());
const state = z.object({ texts, facts: z.nullable(articleFacts) });

const adminArticle = z.object({
  ...place,
  path: z.string(),
  is_shipped: z.boolean(),
  /** What came from its file, as Markdown; nothing where the shop no longer knows it. */
  shipped: z.object({ texts, facts: articleFacts }),
  /** What of the operator's visitors see until `until`; null where that is nothing. Facts are null where those of the file stand. */
  live: z.nullable(z.extend(state, { until: moment })),
  /** What nobody sees yet: from `from` on everybody does; null: not before it is made public. */
  draft: z.nullable(z.extend(state, { from: moment, until: moment })),
  variant: z.nullable(variant),
  /** Where the draft can be looked at for an hour, by who has the address. */
  preview_path: z.nullable(z.string()),
  /** Topics that articles of the kind stand under. */
  topics: z.array(z.object({ web_url: slug, name: z.string() })),
  /** Number of changes; 0 where nothing is the operator's. */
  version: z.int(),
});
export type AdminArticle = z.output<typeof adminArticle>;

const operator = { access: 'operator', scope: 'content', cache: 'N' } as const;

export const getAdminArticles = endpoint({
  summary: 'Everything that is written to be read, drafts too',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/articles',
  ...operator,
  request: z.object({
    kind: optional(contentKind),
    status: optional(z.enum(articleStates)),
    keyword: optional(text(0, 120)),
    ...pageParameters,
  }),
  response: paged(listedArticle),
});

export const getAdminArticle = endpoint({
  summary: 'One article or page, to be edited; blank where nobody has written it yet',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/article',
  ...operator,
  request: z.object(place),
  response: adminArticle,
});

/**
 * Puts what the operator writes in place of what stands. A language that is left out shows what came from the file, facts that are null are
 * those of the file, and an article of which nothing is left is gone. A draft, and what is public from a later moment on, leaves
 * visitors what they see. A version that is out of date is a `version_conflict`; 0 makes an article that must not be there yet.
 */
export const saveArticle = endpoint({
  summary: 'Replaces what the operator has written of one article or page',
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-article',
  ...operator,
  maxBytes: largestArticle,
  request: z
    .object({
      ...place,
      texts: z.partialRecord(localeKey, writtenText),
      facts: optional(z.nullable(articleFacts)),
      /** Of pages; without it that stays as it is, and as long as something is public a draft does not change it. */
      variant: optional(z.nullable(variant)),
      is_draft: optional(z.boolean()),
      /** Of what is no draft. Null: at once. */
      from: optional(moment),
      /** Null: until it is taken off. */
      until: optional(moment),
      version: optional(whole(0, 1_000_000_000)),
    })
    .check(
      z.refine(({ from, until }) => !from || !until || Date.parse(from) < Date.parse(until), {
        ...failsAs('out_of_range'),
        path: ['until'],
      }),
    ),
  response: z.object({ article: z.nullable(adminArticle) }),
});

export const previewArticle = endpoint({
  summary: 'Markdown as an article would show it',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/preview-article',
  ...operator,
  request: z.object({ body: text(0, longestText) }),
  response: z.object({
    html: z.string(),
    /** Links that lead to no page of the shop and to no address. */
    lost_links: z.array(z.string()),
    /** Addresses of pictures that the shop does not keep, which are left out. */
    lost_pictures: z.array(z.string()),
    /** Whether a picture has no words for those who do not see it. */
    has_wordless_pictures: z.boolean(),
  }),
});

const version = z.object({
  id: z.string(),
  at: iso,
  actor: z.string(),
  /** How it was saved; `removed`: nothing of the operator's was left. */
  how: z.enum(['public', 'scheduled', 'draft', 'removed']),
  texts,
  facts: z.nullable(articleFacts),
});
export type ArticleVersion = z.output<typeof version>;

/** Keeps a PNG, JPEG or WebP picture, made anew; one that no article shows within a day is gone. */
export const addArticlePicture = endpoint({
  summary: 'Keeps a picture for the text of an article',
  errors: ['unsupported_type', 'storage_full'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/add-article-picture',
  ...operator,
  form: true,
  maxBytes: largestPicture + formOverhead,
  request: z.object({ file: z.file() }),
  /** The address by which Markdown names it. */
  response: z.object({ path: z.string(), width: z.int(), height: z.int() }),
});

/** As they were saved, newest first; fifty are kept. */
export const getArticleVersions = endpoint({
  summary: 'What the operator saved of an article, newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/article-versions',
  ...operator,
  request: z.object({ ...place, ...pageParameters }),
  response: paged(version),
});
