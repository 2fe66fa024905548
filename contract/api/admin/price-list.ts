/** Price lists of companies and groups of customers, for those who run the shop (`docs/api.md` 5.6 and 7.1). */
import * as z from 'zod/mini';
import { endpoint } from '#contract/api/endpoint.ts';
import {
  currency,
  day,
  email,
  id,
  iso,
  micros,
  optional,
  pageParameters,
  paged,
  pieces,
  sku,
  slug,
  text,
  whole,
} from '#contract/api/fields.ts';

export const priceListStates = ['scheduled', 'active', 'ended'] as const;
/** What one list may hold at most. */
export const priceListMost = { discounts: 200, prices: 1000, members: 500 } as const;

const summary = z.object({
  id,
  name: z.string(),
  /** Days of UTC, both included; null is without an end. */
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  state: z.enum(priceListStates),
  discounts: z.int(),
  prices: z.int(),
  members: z.int(),
  created_at: iso,
});
export type PriceListSummary = z.output<typeof summary>;

export const shownPriceList = z.object({
  id,
  name: z.string(),
  starts_on: z.nullable(z.string()),
  ends_on: z.nullable(z.string()),
  version: z.int(),
  /** Null is for all categories, or all manufacturers. */
  discounts: z.array(z.object({ percent_bp: z.int(), category: z.nullable(z.string()), manufacturer: z.nullable(z.string()) })),
  prices: z.array(z.object({ sku: z.string(), currency: z.string(), quantity: z.int(), unit_micros: micros })),
  members: z.array(z.object({ account_id: id, email: z.string(), name: z.string(), company: z.nullable(z.string()) })),
});
export type ShownPriceList = z.output<typeof shownPriceList>;

export const getPriceLists = endpoint({
  summary: 'Price lists of companies and groups, the newest first',
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/price-lists',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object(pageParameters),
  response: paged(summary),
});

export const getPriceList = endpoint({
  summary: 'One price list with its discounts, prices and people',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/price-list',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ id }),
  response: shownPriceList,
});

/** All of a list at once. A code, slug or mail address that the shop does not know is `not_allowed`; a person of another list is `not_unique`. */
export const savePriceList = endpoint({
  summary: 'Makes a price list, or changes all of one',
  errors: ['not_found', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/save-price-list',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({
    id: optional(id),
    version: optional(whole(1, 1_000_000_000)),
    name: text(1, 120),
    starts_on: optional(day),
    ends_on: optional(day),
    discounts: z
      .array(z.object({ percent_bp: whole(1, 9999), category: optional(slug), manufacturer: optional(slug) }))
      .check(z.maxLength(priceListMost.discounts)),
    /** Unit prices in major units as text. */
    prices: z.array(z.object({ sku, currency, quantity: pieces, price: text(1, 20) })).check(z.maxLength(priceListMost.prices)),
    /** Mail addresses of accounts. */
    members: z.array(email).check(z.maxLength(priceListMost.members)),
  }),
  response: shownPriceList,
});

export const removePriceList = endpoint({
  summary: 'Removes a price list; its people pay what everybody pays',
  errors: ['not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/remove-price-list',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request: z.object({ id }),
  response: z.object({ removed: z.literal(true) }),
});
