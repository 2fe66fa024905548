/** Articles and suppliers as lists show them; apart from the calls of `content.ts`, because the home page and the catalog show them too. */
import * as z from 'zod/mini';
import { id, iso, optional, slug } from './fields.ts';
import { imageSet, named } from './part.ts';

export const articleKinds = ['blog', 'company_event', 'knowledge', 'solution', 'component'] as const;
export const articleKind = z.enum(articleKinds);
export type ArticleKind = z.output<typeof articleKind>;

/** Everything that is written to be read: articles, pages about the shop, suppliers. */
export const contentKinds = [...articleKinds, 'page', 'supplier'] as const;
export const contentKind = z.enum(contentKinds);

/** What a search finds beside parts. */
export const foundContent = z.object({
  kind: contentKind,
  title: z.string(),
  summary: z.string(),
  path: z.string(),
  /** BCP 47 tag of the language of title and summary. */
  language: z.string(),
});
export type FoundContent = z.output<typeof foundContent>;

export const article = z.object({
  web_url: slug,
  kind: articleKind,
  category: z.nullable(named),
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(imageSet),
  author: z.nullable(z.string()),
  tags: z.array(z.string()),
  published_at: iso,
  updated_at: iso,
  reading_minutes: z.int(),
  /** BCP 47 tag of the language it is written in; another one than the visitor's where there is no translation. */
  language: z.string(),
  /** An event that was made up to show the page. */
  is_sample: z.boolean(),
});
export type Article = z.output<typeof article>;

export const supplier = z.object({
  id,
  web_url: slug,
  name: z.string(),
  logo: z.nullable(imageSet),
  summary: z.string(),
  body: optional(z.string()),
  authorised: z.boolean(),
  manufacturers: z.array(named),
  product_count: z.int(),
  /** BCP 47 tag of the language of its texts; another one than the visitor's where there is no translation. */
  language: z.string(),
  /** A supplier that was made up to show the page. */
  is_sample: z.boolean(),
});
export type Supplier = z.output<typeof supplier>;
