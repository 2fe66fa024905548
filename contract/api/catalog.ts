/** Catalogue calls: lists, search, facets, products, manufacturers (`spec/api.md` 5.1 and the home page of 5.2). */
import * as z from 'zod/mini';
import { units } from '#contract/units.ts';
import { endpoint } from './endpoint.ts';
import {
  country,
  id,
  iso,
  maximumPieces,
  micros,
  minor,
  ok,
  email,
  optional,
  paged,
  pageFields,
  pageParameters,
  pieces,
  quantity,
  sku,
  slug,
  text,
  whole,
  wholeParameter,
} from './fields.ts';

export const imageSet = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  format: z.literal('webp'),
  srcset: z.array(z.object({ width: z.int(), density: z.int(), url: z.string() })),
  placeholder: z.string(),
});
const image = z.object({ url: z.string(), alt: z.string(), width: z.nullable(z.int()), height: z.nullable(z.int()) });
const unit = z.enum(units);
const named = z.object({ web_url: slug, name: z.string() });
const counted = z.object({ web_url: slug, name: z.string(), count: z.int() });
export type Named = z.output<typeof named>;

export const attributeKinds = ['number', 'range', 'option', 'boolean', 'text'] as const;

export const attributeDefinition = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit,
  filterable: z.boolean(),
  comparable: z.boolean(),
  /** Shown as a column of the category's table. */
  column: z.boolean(),
  position: z.int(),
  options: z.optional(z.array(z.object({ key: z.string(), name: z.string() }))),
});
export type AttributeDefinition = z.output<typeof attributeDefinition>;

export const category = z.object({
  id,
  web_url: slug,
  parent_web_url: z.nullable(slug),
  name: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(imageSet),
  product_count: z.int(),
  position: z.int(),
  get children() {
    return z.optional(z.array(category));
  },
  attributes: z.optional(z.array(attributeDefinition)),
});
export type Category = z.output<typeof category>;

export const productAttribute = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(attributeKinds),
  unit,
  si: z.nullable(z.number()),
  si_min: z.nullable(z.number()),
  si_max: z.nullable(z.number()),
  option: z.nullable(z.string()),
  bool: z.nullable(z.boolean()),
  /** Localised, in engineering notation. */
  text: z.string(),
});
export type ProductAttribute = z.output<typeof productAttribute>;

/** Nominal dimensions in millimetres, enough to draw a package to scale; `family` names the drawing routine. */
export const outline = z.object({
  id: z.string(),
  name: z.string(),
  family: z.string(),
  body: z.object({ length: z.number(), width: z.number(), height: z.number() }),
  pins: z.int(),
  pitch: z.nullable(z.number()),
  lead: z.nullable(z.object({ span: z.nullable(z.number()), width: z.nullable(z.number()), length: z.nullable(z.number()) })),
  diameter: z.nullable(z.number()),
  rows: z.nullable(z.int()),
  standard: z.nullable(z.string()),
});
export type Outline = z.output<typeof outline>;

export const manufacturer = z.object({
  id,
  web_url: slug,
  name: z.string(),
  logo: z.nullable(imageSet),
  description: z.nullable(z.string()),
  country: z.nullable(country),
  homepage: z.nullable(z.string()),
  aliases: z.array(z.string()),
  product_count: z.int(),
  featured: z.boolean(),
  categories: z.optional(z.array(counted)),
});
export type Manufacturer = z.output<typeof manufacturer>;

export const packagings = ['cut_tape', 'tape_and_reel', 'custom_reel', 'tube', 'tray', 'bulk', 'bag', 'box', 'each'] as const;
export const packaging = z.enum(packagings);
export type Packaging = z.output<typeof packaging>;

export const priceBreak = z.object({ quantity: z.int(), unit_micros: micros, unit_price: minor, total: minor });
export type PriceBreak = z.output<typeof priceBreak>;

export const offer = z.object({
  sku: z.string(),
  packaging,
  pack_size: z.nullable(z.int()),
  moq: z.int(),
  multiple: z.int(),
  max_quantity: z.nullable(z.int()),
  fee: minor,
  currency: z.string(),
  /** Ascending; the first quantity is at most `moq`; empty means quote only. */
  price_breaks: z.array(priceBreak),
  prior_price_30d: z.nullable(micros),
  default: z.boolean(),
});
export type Offer = z.output<typeof offer>;

export const stock = z.object({
  available: z.int(),
  incoming: z.array(z.object({ quantity: z.int(), expected_at: iso })),
  lead_time_days: z.nullable(z.int()),
  backorder: z.boolean(),
  warehouse_country: country,
  as_of: iso,
});
export type Stock = z.output<typeof stock>;

export const rohsStates = ['compliant', 'exempt', 'non_compliant', 'unknown'] as const;
export const lifecycles = ['preview', 'active', 'nrnd', 'last_time_buy', 'obsolete', 'unknown'] as const;
export const lifecycle = z.enum(lifecycles);
export type Lifecycle = z.output<typeof lifecycle>;

export const compliance = z.object({
  rohs: z.enum(rohsStates),
  reach_svhc: z.enum(['none', 'contains', 'unknown']),
  msl: z.nullable(z.string()),
  eccn_us: z.nullable(z.string()),
  eccn_eu: z.nullable(z.string()),
  hts: z.nullable(z.string()),
  country_of_origin: z.nullable(z.string()),
  lead_free: z.nullable(z.boolean()),
  hazardous: z.boolean(),
});

export const productListItem = z.object({
  id,
  web_url: slug,
  mpn: z.string(),
  name: z.string(),
  description: z.string(),
  manufacturer: named,
  category: named,
  images: z.array(image),
  image: z.nullable(imageSet),
  package: z.nullable(z.string()),
  outline: z.nullable(outline),
  lifecycle,
  rohs: z.enum(rohsStates),
  datasheet: z.nullable(z.string()),
  stock: z.object({ available: z.int(), lead_time_days: z.nullable(z.int()), backorder: z.boolean() }),
  offer: z.nullable(offer),
  price_at: z.nullable(z.object({ quantity: z.int(), unit_micros: micros, unit_price: minor, total: minor, currency: z.string() })),
  attributes: z.array(productAttribute),
  rating: z.object({ average: z.number(), count: z.int() }),
  highlight: z.optional(z.object({ mpn: z.optional(z.string()), description: z.optional(z.string()) })),
});
export type ProductListItem = z.output<typeof productListItem>;

export const seo = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.string(),
  noindex: z.boolean(),
  alternates: z.array(z.object({ hreflang: z.string(), url: z.string() })),
  json_ld: z.array(z.record(z.string(), z.unknown())),
});
export type Seo = z.output<typeof seo>;

export const crossReferenceKinds = ['direct', 'similar', 'upgrade', 'alternate_packaging', 'successor'] as const;
const crossReferenceKind = z.enum(crossReferenceKinds);

export const productDetail = z.extend(productListItem, {
  series: z.nullable(z.string()),
  body: z.nullable(z.string()),
  offers: z.array(offer),
  stock,
  breadcrumb: z.array(named),
  compliance,
  weight_g: z.nullable(z.number()),
  documents: z.array(
    z.object({
      kind: z.enum(['datasheet', 'drawing', 'pcn', 'certificate', 'model_3d', 'footprint', 'app_note', 'other']),
      title: z.string(),
      url: z.string(),
      language: z.nullable(z.string()),
      size: z.nullable(z.int()),
      updated_at: z.nullable(iso),
    }),
  ),
  cross_references: z.array(z.object({ kind: crossReferenceKind, product: productListItem, note: z.nullable(z.string()) })),
  supplier: z.nullable(named),
  quote_only: z.boolean(),
  order_cutoff: z.nullable(iso),
  seo,
  updated_at: iso,
});
export type ProductDetail = z.output<typeof productDetail>;

export const facet = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['option', 'number', 'range', 'boolean']),
  unit,
  options: z.optional(
    z.array(
      z.object({ key: z.string(), name: z.string(), count: z.int(), selected: z.boolean(), outline: z.optional(z.nullable(outline)) }),
    ),
  ),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  selected_min: z.optional(z.nullable(z.number())),
  selected_max: z.optional(z.nullable(z.number())),
  buckets: z.optional(z.array(z.object({ from: z.number(), to: z.number(), count: z.int() }))),
  missing: z.int(),
});
export type Facet = z.output<typeof facet>;

export const filter = z.object({
  key: text(1, 60),
  in: optional(z.array(text(1, 120)).check(z.minLength(1), z.maxLength(100))),
  not_in: optional(z.array(text(1, 120)).check(z.maxLength(100))),
  eq: optional(quantity),
  min: optional(quantity),
  max: optional(quantity),
  bool: optional(z.boolean()),
  mode: optional(z.enum(['cover', 'overlap'])),
});
export type Filter = z.input<typeof filter>;
export type ParsedFilter = z.output<typeof filter>;

/** `attr:<key>:asc` and `attr:<key>:desc` sort by a parameter of the category. */
export const sort = z
  .string()
  .check(z.regex(/^(relevance|price_asc|price_desc|stock_desc|mpn_asc|newest|popular|attr:[A-Za-z0-9]{1,60}:(asc|desc))$/));

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
    understood: z.array(z.object({ key: z.string(), text: z.string(), filter })),
    /** The category the values were read for. */
    understood_category: z.nullable(named),
    categories: z.array(counted),
    facets: facetList,
  }),
});

export const productList = endpoint({
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
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/categories',
  access: 'any',
  cache: 'B',
  request: z.object({ depth: optional(wholeParameter(1, 5)), root: optional(slug), empty: optional(z.enum(['0', '1'])) }),
  response: z.object({ list: z.array(category) }),
});

export const getCategory = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/category',
  access: 'any',
  cache: 'C',
  request: z.object({ category_web_url: slug, web_url: optional(slug), quantity: optional(wholeParameter(1, maximumPieces)) }),
  response: z.extend(paged(productListItem), {
    category,
    breadcrumb: z.array(named),
    children: z.array(category),
    manufacturers: z.array(counted),
    articles: z.array(z.unknown()),
    seo,
    facets: facetList,
  }),
});

export const productFilter = endpoint({
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
  }),
});

export const chipFindSearch = endpoint({
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/chip-find-search',
  access: 'any',
  cache: 'C',
  request: z.object({
    keywords: z.array(text(2, 60)).check(z.minLength(1), z.maxLength(50)),
    quantity: optional(pieces),
    in_stock: optional(z.boolean()),
  }),
  response: z.object({
    list: z.array(
      z.object({
        keyword: z.string(),
        match: z.enum(['sku', 'mpn', 'prefix', 'value', 'text', 'fuzzy', 'none']),
        products: z.array(productListItem),
        total: z.int(),
      }),
    ),
  }),
});

export const getProductDetail = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-detail',
  access: 'any',
  cache: 'C',
  request: z.object({ web_url: optional(slug), sku: optional(sku), mpn: optional(text(1, 80)), brand_web_url: optional(slug) }).check(
    z.refine(
      (query) => query.web_url !== undefined || query.sku !== undefined || (query.mpn !== undefined && query.brand_web_url !== undefined),
      {
        path: ['web_url'],
        params: { code: 'required' },
      },
    ),
  ),
  response: productDetail,
});

export const getProductLive = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-live',
  access: 'any',
  cache: 'D',
  request: z.object({ skus: text(1, 2100) }),
  response: z.object({
    list: z.array(z.object({ sku: z.string(), stock, price_breaks: z.array(priceBreak), currency: z.string() })),
    as_of: iso,
  }),
});

export const betterBuy = z.object({ quantity: z.int(), total: minor, saving: minor, sku: z.string() });

export const productPrice = endpoint({
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/product-price',
  access: 'any',
  cache: 'D',
  request: z.object({ items: z.array(z.object({ sku, quantity: pieces })).check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    list: z.array(
      z.object({
        sku: z.string(),
        quantity: z.int(),
        valid: z.boolean(),
        suggested: z.int(),
        unit_micros: micros,
        line_total: minor,
        fee: minor,
        from_stock: z.int(),
        backordered: z.int(),
        lead_time_days: z.nullable(z.int()),
        better_buy: z.nullable(betterBuy),
      }),
    ),
    currency: z.string(),
  }),
});

export const productCompare = endpoint({
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/product-compare',
  access: 'any',
  cache: 'C',
  request: z.object({ web_urls: z.array(slug).check(z.minLength(1), z.maxLength(5)), quantity: optional(pieces) }),
  response: z.object({
    products: z.array(productListItem),
    rows: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        unit: z.string(),
        cells: z.array(z.object({ text: z.string(), si: z.nullable(z.number()) })),
        differs: z.boolean(),
      }),
    ),
  }),
});

export const getProductSimilar = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-similar',
  access: 'any',
  cache: 'C',
  request: z.object({
    ...pageParameters,
    web_url: slug,
    kind: optional(crossReferenceKind),
    quantity: optional(wholeParameter(1, maximumPieces)),
  }),
  response: paged(
    z.object({
      kind: crossReferenceKind,
      score: z.number(),
      differences: z.array(z.object({ key: z.string(), name: z.string(), from: z.string(), to: z.string() })),
      product: productListItem,
    }),
  ),
});

export const getManufacturers = endpoint({
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
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/manufacturer',
  access: 'any',
  cache: 'B',
  request: z.object({ brand_web_url: slug }),
  response: z.extend(manufacturer, { seo, articles: z.array(z.unknown()) }),
});

export const saveStockAlert = endpoint({
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/save-stock-alert',
  access: 'any',
  cache: 'N',
  request: z.object({ sku, email: optional(email), quantity: optional(pieces) }),
  response: ok,
});

export const getHome = endpoint({
  kind: 'query',
  method: 'GET',
  path: '/api/store/content/home',
  access: 'any',
  cache: 'B',
  request: z.object({}),
  response: z.object({
    banners: z.array(z.unknown()),
    categories: z.array(category),
    hot: z.array(productListItem),
    new: z.array(productListItem),
    suppliers: z.array(z.unknown()),
    manufacturers: z.array(manufacturer),
    news: z.array(z.unknown()),
    solutions: z.array(z.unknown()),
    calculators: z.array(z.object({ name: z.string(), path: z.string() })),
    /** All parts that the shop lists, for the headline. */
    product_count: z.int(),
    seo,
  }),
});
