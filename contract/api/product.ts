/** Calls about single parts: detail, live stock, prices, comparison, similar parts (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { comparedAtMost, maximumPieces } from '#contract/limits.ts';
import {
  currency,
  iso,
  micros,
  minor,
  ok,
  email,
  optional,
  paged,
  pageParameters,
  pieces,
  sku,
  slug,
  text,
  whole,
  wholeParameter,
} from './fields.ts';
import { partDifferences, pin, priceBreak, stock, productListItem, productDetail, crossReferenceKind } from './part.ts';

export const chipFindSearch = endpoint({
  summary: 'Parts for up to 50 keywords at once',
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
  summary: 'One part with everything known about it',
  errors: ['not_found'],
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
  summary: 'Stock and prices of this moment for up to 50 order codes',
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

export const nextBreak = z.object({ quantity: z.int(), total: minor, extra: minor });

export const productPrice = endpoint({
  summary: 'Prices for quantities of up to 100 order codes',
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
  summary: 'Up to eight parts side by side',
  errors: ['not_found'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/product-compare',
  access: 'any',
  cache: 'C',
  request: z.object({ web_urls: z.array(slug).check(z.minLength(1), z.maxLength(comparedAtMost)), quantity: optional(pieces) }),
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
  summary: 'Parts that may take the place of one',
  errors: ['not_found'],
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
      /** The shop itself names it; left out of one that was found by its values. */
      recorded: z.optional(z.object({ note: z.nullable(z.string()) })),
      score: z.number(),
      differences: partDifferences,
      product: productListItem,
    }),
  ),
});

/** The pins of a part, and those parts of its category with the same pins in the same package. */
export const getProductPinout = endpoint({
  summary: 'The pins of a part and the parts that are pin-compatible with it',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/product-pinout',
  access: 'any',
  cache: 'C',
  request: z.object({ ...pageParameters, web_url: slug, quantity: optional(wholeParameter(1, maximumPieces)) }),
  response: z.extend(paged(z.object({ differences: partDifferences, product: productListItem })), {
    /** In the order of their numbers; none where they are not known. */
    pins: z.array(pin),
    /** Who states them. */
    source: z.nullable(z.string()),
  }),
});

/** What a person may be told of a part, once each: enough pieces, a lower price of them, another lifecycle. */
/** Most that a price to wait for may be, in millionths: a thousand million of any currency. */
export const mostAlertMicros = 1e15;

export const partAlertKinds = ['stock', 'price', 'lifecycle'] as const;
export type PartAlertKind = (typeof partAlertKinds)[number];

export const saveStockAlert = endpoint({
  summary: 'Asks for one mail when a part is on stock, gets cheaper or changes its lifecycle',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/save-stock-alert',
  access: 'any',
  cache: 'N',
  request: z.object({
    sku,
    email: optional(email),
    quantity: optional(pieces),
    /** Left out: `stock`. */
    kinds: optional(z.array(z.enum(partAlertKinds)).check(z.minLength(1), z.maxLength(partAlertKinds.length))),
    /** For `price`: what a piece is to cost less than; left out, less than now. */
    below: optional(z.object({ unit_micros: whole(1, mostAlertMicros), currency })),
  }),
  response: ok,
});
