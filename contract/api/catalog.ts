/** Calls that list parts, categories and manufacturers, and the home page (`docs/api.md` 5.1 and 5.2). */
import * as z from 'zod/mini';
import { sortForm } from '#contract/listing/sort-form.ts';
import { article, foundContent, supplier } from './article.ts';
import { endpoint } from './endpoint.ts';
import { maximumPieces } from '#contract/limits.ts';
import { micros, optional, paged, pageFields, pageParameters, quantity, slug, text, whole, wholeParameter } from './fields.ts';
import {
  imageSet,
  category,
  partClass,
  outline,
  manufacturer,
  packaging,
  lifecycle,
  productListItem,
  seo,
  facet,
  filter,
  named,
  counted,
} from './part.ts';
import { shownBanner } from './shown-banner.ts';
import { offeredCalculator, shownHomeBlock } from './shown-home-block.ts';

const sort = z.string().check(z.regex(sortForm));

const listQueryFields = {
  ...pageFields,
  sort: optional(sort),
  facets: optional(z.boolean()),
  quantity: optional(whole(1, maximumPieces)),
  in_stock: optional(z.boolean()),
  rohs: optional(z.boolean()),
  has_datasheet: optional(z.boolean()),
  lifecycle: optional(z.array(lifecycle)),
  packaging: optional(z.array(packaging)),
  price_min: optional(quantity),
  price_max: optional(quantity),
  filters: optional(z.array(filter).check(z.maxLength(30))),
};
const keyword = text(1, 120);
const scopeFields = {
  category_web_url: optional(slug),
  brand_web_url: optional(slug),
  supplier_web_url: optional(slug),
  component_web_url: optional(slug),
  web_urls: optional(z.array(slug).check(z.maxLength(100))),
};
const facetList = z.array(facet);

export const searchProduct = endpoint({
  summary: 'Parts by a keyword: number, values, words',
  errors: ['not_found'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/search-product',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...listQueryFields,
    keyword,
    category_web_url: optional(slug),
    brand_web_url: optional(slug),
    /** False searches the plain words even where they read as values. */
    understand: optional(z.boolean()),
  }),
  response: z.extend(paged(productListItem), {
    match: z.enum(['sku', 'mpn', 'prefix', 'value', 'text', 'fuzzy', 'none']),
    redirect: z.nullable(z.object({ type: z.enum(['product', 'manufacturer', 'category']), web_url: slug })),
    did_you_mean: z.array(z.string()),
    /** What of the keyword the parts do not fit, in words; there is some only when no part fits all of it. */
    dropped: z.array(z.string()),
    understood: z.array(z.object({ key: z.string(), text: z.string(), filter })),
    /** The category the values were read for; where several may be meant, whose parts are all listed, the one whose come first. */
    understood_category: z.nullable(named),
    /** A part number that the catalog does not have; what is listed is near it. */
    unknown_number: z.nullable(z.string()),
    /** The category that is asked for and has no parts at present. */
    empty_category: z.nullable(named),
    categories: z.array(counted),
    facets: facetList,
  }),
});

export const productList = endpoint({
  summary: 'Parts of a category, manufacturer, supplier or guide, filtered and sorted',
  errors: ['not_found'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/product-list',
  access: 'any',
  cache: 'C',
  request: z.object({ ...listQueryFields, ...scopeFields }).check(
    z.refine((query) => Object.keys(scopeFields).some((key) => query[key as keyof typeof query] !== undefined), {
      path: ['category_web_url'],
      params: { code: 'required' },
    }), // keys of scopeFields are keys of the query
  ),
  response: z.extend(paged(productListItem), { facets: facetList }),
});

export const hotProduct = endpoint({
  summary: 'The parts that sell best',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/hot-product',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...pageParameters,
    category_web_url: optional(slug),
    brand_web_url: optional(slug),
    days: optional(wholeParameter(1, 90)),
    quantity: optional(wholeParameter(1, maximumPieces)),
  }),
  response: paged(productListItem),
});

export const getCategories = endpoint({
  summary: 'The tree of categories',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/categories',
  access: 'any',
  cache: 'B',
  request: z.object({ depth: optional(wholeParameter(1, 5)), root: optional(slug), empty: optional(z.enum(['0', '1'])) }),
  response: z.object({ list: z.array(category) }),
});

export const getPartClasses = endpoint({
  summary: 'Which category holds which class of parts, of those that have parts',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/part-classes',
  access: 'any',
  cache: 'B',
  request: z.object({}),
  response: z.object({ list: z.array(z.object({ part_class: partClass, category_web_url: slug })) }),
});

export const getCategory = endpoint({
  summary: 'One category with its sub-categories, manufacturers and first parts',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/category',
  access: 'any',
  cache: 'C',
  request: z.object({
    category_web_url: slug,
    web_url: optional(slug),
    quantity: optional(wholeParameter(1, maximumPieces)),
    /** `0` leaves out list and facets, for pages that ask for them by `product-list`. */
    parts: optional(z.enum(['0', '1'])),
  }),
  response: z.extend(paged(productListItem), {
    category,
    breadcrumb: z.array(named),
    children: z.array(category),
    manufacturers: z.array(counted),
    articles: z.array(article),
    seo,
    facets: facetList,
  }),
});

export const productFilter = endpoint({
  summary: 'Filters of a list with their counts',
  errors: ['not_found'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/product-filter',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...listQueryFields,
    ...scopeFields,
    keyword: optional(keyword),
    key: optional(text(1, 60)),
    q: optional(text(1, 60)),
  }),
  response: z.object({ facets: facetList, total: z.int(), total_is_minimum: z.optional(z.literal(true)) }),
});

export const searchSuggest = endpoint({
  summary: 'Suggestions while a keyword is typed',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/search-suggest',
  access: 'any',
  cache: 'C',
  request: z.object({ keyword: text(1, 60), limit: optional(wholeParameter(1, 10)) }),
  response: z.object({
    products: z.array(
      z.object({
        web_url: slug,
        mpn: z.string(),
        manufacturer: z.string(),
        description: z.string(),
        part_class: z.nullable(partClass),
        image: z.nullable(imageSet),
        outline: z.nullable(outline),
        available: z.int(),
        unit_micros: z.nullable(micros),
        currency: z.string(),
      }),
    ),
    manufacturers: z.array(named),
    categories: z.array(named),
    /** Categories that a query of values opens, with its filters. */
    readings: z.array(
      z.object({
        category: named,
        parent_web_url: z.nullable(slug),
        understood: z.array(z.object({ key: z.string(), text: z.string(), filter })),
        total: z.int(),
      }),
    ),
    keywords: z.array(z.string()),
    calculators: z.array(z.object({ name: z.string(), path: z.string() })),
    content: z.array(z.omit(foundContent, { summary: true })),
  }),
});

export const getManufacturers = endpoint({
  summary: 'Manufacturers by letter or words',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/manufacturers',
  access: 'any',
  cache: 'B',
  request: z.object({
    page: optional(wholeParameter(1, 10_000)),
    page_size: optional(wholeParameter(1, 500)),
    letter: optional(z.string().check(z.regex(/^[A-Z0]$/))),
    keyword: optional(text(1, 60)),
    featured: optional(z.enum(['0', '1'])),
  }),
  response: z.extend(paged(manufacturer), { letters: z.array(z.object({ letter: z.string(), count: z.int() })) }),
});

export const getManufacturer = endpoint({
  summary: 'One manufacturer',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/manufacturer',
  access: 'any',
  cache: 'B',
  request: z.object({ brand_web_url: slug }),
  response: z.extend(manufacturer, { seo, articles: z.array(article) }),
});

export const getHome = endpoint({
  summary: 'What the home page shows',
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/home',
  access: 'any',
  cache: 'B',
  request: z.object({}),
  response: z.object({
    banners: z.array(shownBanner),
    /** The operator's arrangement; null: the page that came with the shop, in the order of `shippedBlocks`. */
    blocks: z.nullable(z.array(shownHomeBlock)),
    categories: z.array(category),
    hot: z.array(productListItem),
    new: z.array(productListItem),
    suppliers: z.array(supplier),
    manufacturers: z.array(manufacturer),
    /** The newest of the knowledge hub. */
    news: z.array(article),
    solutions: z.array(article),
    calculators: z.array(offeredCalculator),
    /** All parts that the shop lists, for the headline. */
    product_count: z.int(),
    seo,
  }),
});
