/** Articles, guides, company pages, suppliers and links (`docs/api.md` 5.2). */
import * as z from 'zod/mini';
import { toolNames } from '#calculators/names.ts';
import { legalPages } from '#contract/legal-pages.ts';
import { article, supplier } from './article.ts';
import { endpoint } from './endpoint.ts';
import { country, iso, optional, paged, pageParameters, slug, text } from './fields.ts';
import { filter, imageSet, productListItem, seo } from './part.ts';

/** Pages of the company that come with the shop, by the last part of their path; the operator may have further ones. */
export const pageCodes = [
  'about',
  'careers',
  'certifications',
  'contactUs',
  'cookies-policy',
  'delivery',
  'offlinePay',
  'policy',
  'qInspection',
  'refunds',
  'shoppingGuide',
  'term',
] as const;
/** The last part of the path of a page. */
export const pageCode = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/));

/** A calculator that an article uses. */
export const toolName = z.enum(toolNames);

export const heading = z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) });
export type Heading = z.output<typeof heading>;

export const articleDetail = z.extend(article, {
  /** Clean HTML; drawings are inline SVG that follows the theme. */
  body: z.string(),
  toc: z.array(heading),
  products: z.array(productListItem),
  calculators: z.array(z.object({ name: toolName, title: z.string() })),
  related: z.array(article),
  previous: z.nullable(article),
  next: z.nullable(article),
  seo,
});
export type ArticleDetail = z.output<typeof articleDetail>;

const contentCategory = z.object({
  web_url: slug,
  name: z.string(),
  summary: z.string(),
  image: z.nullable(imageSet),
  /** Of articles in the visitor's language. */
  count: z.int(),
  /** Of those that are written in English alone, for a visitor of another language. */
  english_only: z.int(),
});
export type ContentCategory = z.output<typeof contentCategory>;

const none = z.object({});
const shared = { access: 'any', cache: 'B' } as const;

export const getPage = endpoint({
  summary: 'One page about the shop',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/page',
  ...shared,
  request: z.object({ code: pageCode }),
  response: z.object({
    code: pageCode,
    title: z.string(),
    summary: z.string(),
    body: z.string(),
    sections: z.array(heading),
    language: z.string(),
    /** What the operator has yet to tell, such as `address`; the text says so in its place. */
    missing: z.array(z.string()),
    updated_at: iso,
    seo,
    /** Pages that hold in place of this one, each for its countries of delivery. */
    variants: z.optional(z.array(z.object({ code: pageCode, countries: z.array(country) }))),
    /** Countries of delivery that this page is for, and the page in whose place it stands. */
    countries: z.optional(z.array(country)),
    variant_of: z.optional(z.enum(legalPages)),
  }),
});

const categoryList = z.object({ list: z.array(contentCategory) });

export const getBlogCategories = endpoint({
  summary: 'Categories of the blog',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/blog-categories',
  ...shared,
  request: none,
  response: categoryList,
});

export const getNewsCategories = endpoint({
  summary: 'Kinds of news',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/news-categories',
  ...shared,
  request: none,
  response: categoryList,
});

export const getSolutionCategories = endpoint({
  summary: 'Categories of solutions',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/solution-categories',
  ...shared,
  request: none,
  response: categoryList,
});

/** A list has the texts of the visitor's language; those that are written in English alone are counted, and stand in it when asked for. */
const languages = { with_english: optional(z.literal('1')) };
const englishOnly = { english_only: z.int() };
const articles = z.extend(paged(article), { ...englishOnly, category: z.nullable(contentCategory), seo });

export const getBlogList = endpoint({
  summary: 'Articles of the blog',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/blog-list',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...pageParameters,
    ...languages,
    category_web_url: optional(slug),
    tag: optional(text(1, 60)),
    keyword: optional(text(1, 120)),
  }),
  response: articles,
});

export const getBlogDetail = endpoint({
  summary: 'One article of the blog',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/blog-detail',
  access: 'any',
  cache: 'C',
  request: z.object({ category_web_url: slug, web_url: slug }),
  response: articleDetail,
});

export const getNewsList = endpoint({
  summary: 'News',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/news-list',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...pageParameters,
    ...languages,
    kind: optional(z.enum(['company_event', 'knowledge'])),
    keyword: optional(text(1, 120)),
  }),
  response: articles,
});

export const getNewsDetail = endpoint({
  summary: 'One piece of news',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/news-detail',
  access: 'any',
  cache: 'C',
  request: z.object({ web_url: slug }),
  response: articleDetail,
});

export const getSolutionList = endpoint({
  summary: 'Solutions',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/solution-list',
  ...shared,
  request: z.object({ ...pageParameters, ...languages, category_web_url: optional(slug), keyword: optional(text(1, 120)) }),
  response: articles,
});

export const getSolutionDetail = endpoint({
  summary: 'One solution with its diagram and its parts',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/solution-detail',
  ...shared,
  request: z.object({ category_web_url: slug, web_url: slug }),
  response: z.extend(articleDetail, {
    diagram: z.nullable(imageSet),
    /** Block diagram as inline SVG. */
    drawing: z.nullable(z.string()),
    bom: z.array(z.object({ reference: z.string(), product: productListItem, quantity: z.int() })),
    /** Lines of the design whose part the shop does not have; with those of `bom` they are all. */
    missing: z.array(z.object({ reference: z.string(), manufacturer: z.string(), mpn: z.string(), quantity: z.int() })),
  }),
});

export const getComponentList = endpoint({
  summary: 'Guides to part families',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/component-list',
  ...shared,
  request: z.object({ ...pageParameters, ...languages, letter: optional(text(1, 1)), keyword: optional(text(1, 120)) }),
  response: articles,
});

export const getComponentDetail = endpoint({
  summary: 'One guide to a part family',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/component-detail',
  ...shared,
  request: z.object({ web_url: slug }),
  response: z.extend(articleDetail, { category_web_url: slug, category_name: z.string(), filters: z.array(filter) }),
});

export const getSupplierList = endpoint({
  summary: 'Suppliers',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/supplier-list',
  ...shared,
  request: z.object({ ...pageParameters, ...languages }),
  response: z.extend(paged(supplier), englishOnly),
});

export const getSupplierDetail = endpoint({
  summary: 'One supplier with parts and articles',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/supplier-detail',
  ...shared,
  request: z.object({ web_url: slug }),
  response: z.extend(supplier, { hot: z.array(productListItem), articles: z.array(article), seo }),
});

export const getFriendlyLinks = endpoint({
  summary: 'Links to other sites',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/friendly-links',
  ...shared,
  request: none,
  response: z.object({
    groups: z.array(
      z.object({
        name: z.string(),
        links: z.array(z.object({ title: z.string(), url: z.string(), logo: z.nullable(imageSet), description: z.nullable(z.string()) })),
      }),
    ),
  }),
});
