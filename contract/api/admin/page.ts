/** Pages about the shop that the operator writes (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { pageCode } from '#contract/api/content.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { country, iso, localeKey, optional, text, whole } from '#contract/api/fields.ts';

/** Code points of the text of a page in one language. */
export const longestPage = 40_000;
/** All languages of a page in letters of three bytes. */
const largestPage = 2 * 1024 * 1024;

const words = { title: text(2, 120), summary: text(10, 300) };
/** Markdown. */
const body = text(1, longestPage);
export const pageText = z.object({ ...words, body });
export type PageText = z.output<typeof pageText>;

const shownText = z.object({ title: z.string(), summary: z.string(), body: z.string() });

/** The page stands in place of a legal one for deliveries to these countries. */
const variant = z.object({ of: z.enum(legalPages), countries: z.array(country).check(z.minLength(1), z.maxLength(250)) });
export type PageVariant = z.output<typeof variant>;

const listedPage = z.object({
  code: pageCode,
  path: z.string(),
  /** In the language of the caller, else in English. */
  title: z.string(),
  /** Whether the content that came with the shop has it too. */
  is_shipped: z.boolean(),
  /** Languages that the operator has written. */
  own: z.array(localeKey),
  variant: z.nullable(variant),
  updated_at: iso,
});
export type ListedPage = z.output<typeof listedPage>;

const adminPage = z.object({
  code: pageCode,
  path: z.string(),
  is_shipped: z.boolean(),
  /** What the operator has written. */
  texts: z.partialRecord(localeKey, shownText),
  /** What came with the shop, as Markdown, where it is known. */
  shipped: z.partialRecord(localeKey, shownText),
  variant: z.nullable(variant),
  /** Number of changes; 0 where nothing is the operator's. */
  version: z.int(),
});
export type AdminPage = z.output<typeof adminPage>;

const operator = { access: 'operator', scope: 'content', cache: 'N' } as const;

export const getAdminPages = endpoint({
  summary: 'All pages about the shop',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/pages',
  ...operator,
  request: z.object({}),
  response: z.object({ list: z.array(listedPage) }),
});

export const getAdminPage = endpoint({
  summary: 'One page about the shop, to be edited',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/page',
  ...operator,
  request: z.object({ code: pageCode }),
  response: adminPage,
});

/**
 * Puts all texts of the operator in place of those that stand. A language that is left out shows what came with the shop, and a page of
 * which nothing is left is gone. Without `variant` that stays as it is. A version that is out of date is a `version_conflict`; 0 makes a page that must not be there yet.
 */
export const savePage = endpoint({
  summary: 'Replaces what the operator has written on one page about the shop',
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-page',
  ...operator,
  maxBytes: largestPage,
  request: z.object({
    code: pageCode,
    texts: z.partialRecord(localeKey, pageText),
    version: optional(whole(0, 1_000_000_000)),
    variant: optional(z.nullable(variant)),
  }),
  response: z.object({ page: z.nullable(adminPage) }),
});

export const previewPage = endpoint({
  summary: 'Markdown as a page would show it',
  kind: 'query',
  method: 'POST',
  path: '/api/store/admin/preview-page',
  ...operator,
  request: z.object({ body: text(0, longestPage) }),
  response: z.object({
    html: z.string(),
    /** Links that lead to no page of the shop and to no address. */
    lost_links: z.array(z.string()),
    /** Whether it has pictures, which pages leave out. */
    has_pictures: z.boolean(),
  }),
});
