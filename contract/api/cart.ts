/** Cart and quote list (`docs/api.md` 5.4). */
import * as z from 'zod/mini';
import { betterBuy } from './product.ts';
import { packaging, productListItem } from './part.ts';
import { endpoint } from './endpoint.ts';
import { errorBody } from './error.ts';
import { maximumPieces } from '#contract/limits.ts';
import { rfqItems, rfqWish } from './rfq-item.ts';
import { country, id, iso, micros, minor, optional, sku, text, whole } from './fields.ts';

export { getCartNumber } from './cart-number.ts';

export const totals = z.object({
  currency: z.string(),
  subtotal: minor,
  fees: minor,
  discount: minor,
  shipping: minor,
  payment_fee: minor,
  taxes: z.array(
    z.object({
      name: z.string(),
      country: z.string(),
      rate_bp: z.int(),
      base: minor,
      amount: minor,
      reverse_charge: z.boolean(),
      /** Number of the certificate by which the buyer's company is exempt; left out where it is not. */
      exemption: z.optional(z.string()),
    }),
  ),
  tax: minor,
  total: minor,
});
export type Totals = z.output<typeof totals>;

export const appliedCoupon = z.object({ code: z.string(), title: z.string(), discount: minor, free_shipping: z.boolean() });

export const cartIssueCodes = [
  'price_changed',
  'insufficient_stock',
  'product_unavailable',
  'quantity_below_minimum',
  'quantity_not_multiple',
  'quantity_above_maximum',
  'quote_only',
] as const;

export const cartLine = z.object({
  line_id: id,
  sku: z.string(),
  product: productListItem,
  packaging,
  quantity: z.int(),
  selected: z.boolean(),
  customer_reference: z.nullable(z.string()),
  unit_micros: micros,
  unit_price: minor,
  /** What everybody pays a piece, where the own price list is below it. */
  list_unit_micros: z.optional(micros),
  fee: minor,
  line_total: minor,
  from_stock: z.int(),
  backordered: z.int(),
  lead_time_days: z.nullable(z.int()),
  issues: z.array(z.object({ code: z.enum(cartIssueCodes), data: z.record(z.string(), z.unknown()) })),
  /** With its packaging where it is another one. */
  better_buy: z.nullable(z.extend(betterBuy, { packaging: z.optional(packaging), pack_size: z.optional(z.nullable(z.int())) })),
  /** What quantities its packaging is sold in. */
  order_rules: z.optional(z.object({ moq: z.int(), multiple: z.int(), max_quantity: z.nullable(z.int()) })),
  added_at: iso,
});
export type CartLine = z.output<typeof cartLine>;

export const cart = z.object({
  cart_key: z.nullable(z.string()),
  version: z.int(),
  list: z.array(cartLine),
  /** One that does not count at the moment stays in the cart and says why. */
  coupon: z.nullable(z.extend(appliedCoupon, { issue: z.optional(errorBody) })),
  totals,
  weight_g: z.number(),
  minimum: z.nullable(z.object({ total: minor, missing: minor })),
  cartNum: z.int(),
  rfqNum: z.int(),
  updated_at: iso,
});
export type Cart = z.output<typeof cart>;

const lineResult = z.object({ sku: z.string(), line_id: z.nullable(id), quantity: z.int(), error: z.optional(errorBody) });
export const cartWithResults = z.extend(cart, { results: z.array(lineResult) });
export type CartWithResults = z.output<typeof cartWithResults>;

const version = optional(whole(0, 2_147_483_647));
const lineIds = z.array(id).check(z.minLength(1), z.maxLength(500));
const reference = optional(text(0, 50));

export const getCart = endpoint({
  summary: 'The cart with prices and stock of this moment',
  kind: 'query',
  method: 'GET',
  path: '/api/store/cart/list',
  access: 'cart',
  cache: 'N',
  request: z.object({ country: optional(country), postcode: optional(text(0, 12)) }),
  response: cart,
});

/** Why a line is not put into the cart. */
const lineErrors = [
  'not_found',
  'version_conflict',
  'cart_limit',
  'quantity_below_minimum',
  'quantity_not_multiple',
  'quantity_above_maximum',
  'product_unavailable',
  'quote_only',
] as const;

export const addToCart = endpoint({
  summary: 'Adds order codes to the cart',
  errors: lineErrors,
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/add',
  access: 'cart',
  cache: 'N',
  request: z.object({
    version,
    items: z
      .array(z.object({ sku, quantity: whole(1, maximumPieces), customer_reference: reference, round: optional(z.boolean()) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  response: cartWithResults,
});

export const updateCart = endpoint({
  summary: 'Sets quantities, references and choices of lines of the cart',
  errors: lineErrors,
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/update',
  access: 'cart',
  cache: 'N',
  request: z.object({
    version,
    round: optional(z.boolean()),
    items: z
      .array(
        z.object({
          line_id: id,
          quantity: optional(whole(0, maximumPieces)),
          sku: optional(sku),
          customer_reference: reference,
          selected: optional(z.boolean()),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  response: cartWithResults,
});

export const removeFromCart = endpoint({
  summary: 'Takes lines out of the cart',
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/remove',
  access: 'cart',
  cache: 'N',
  request: z.object({ version, line_ids: lineIds }),
  response: cart,
});

export const clearCart = endpoint({
  summary: 'Empties the cart, or a part of it',
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/clear',
  access: 'cart',
  cache: 'N',
  request: z.object({ version, only: optional(z.enum(['selected', 'unavailable'])) }),
  response: cart,
});

/** What a guest's lines became in the cart of an account; `results` are those that found no room. */
export const mergeReport = {
  merged: z.object({ cart: z.int(), rfq: z.int() }),
  results: z.array(z.object({ sku: z.nullable(z.string()), mpn: z.string(), quantity: z.int() })),
};

/** Takes a guest's cart into the caller's: that of the account, as a log-in does, or of their key; the guest's key ends. */
export const mergeCart = endpoint({
  summary: "Takes a guest's cart into the caller's",
  errors: ['version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/merge',
  access: 'cart',
  cache: 'N',
  request: z.object({ cart_key: text(1, 100) }),
  response: z.extend(cart, mergeReport),
});

export const rfqLine = z.object({
  line_id: id,
  sku: z.nullable(z.string()),
  product: z.nullable(productListItem),
  mpn: z.string(),
  manufacturer: z.nullable(z.string()),
  quantity: z.int(),
  target_unit_micros: z.nullable(micros),
  currency: z.string(),
  needed_by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type RfqLine = z.output<typeof rfqLine>;
const rfqList = z.object({ cart_key: z.nullable(z.string()), version: z.int(), list: z.array(rfqLine), rfqNum: z.int() });
const rfqResult = z.object({ line_id: z.nullable(id), mpn: z.string(), quantity: z.int(), error: z.optional(errorBody) });
const rfqListWithResults = z.extend(rfqList, { results: z.array(rfqResult) });

export const getRfqList = endpoint({
  summary: 'The list of parts to ask prices for',
  errors: ['not_found'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/cart/rfq-list',
  access: 'cart',
  cache: 'N',
  request: z.object({}),
  response: rfqList,
});

export const addToRfqList = endpoint({
  summary: 'Adds parts to the quote list',
  errors: ['not_offered', 'not_found', 'version_conflict', 'cart_limit'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/rfq-add',
  access: 'cart',
  cache: 'N',
  request: z.object({
    version,
    items: rfqItems,
  }),
  response: rfqListWithResults,
});

export const updateRfqList = endpoint({
  summary: 'Changes lines of the quote list',
  errors: ['not_offered', 'not_found', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/rfq-update',
  access: 'cart',
  cache: 'N',
  request: z.object({
    version,
    items: z
      .array(z.object({ line_id: id, quantity: optional(whole(0, 1_000_000_000)), ...rfqWish }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  response: rfqListWithResults,
});

export const removeFromRfqList = endpoint({
  summary: 'Takes lines off the quote list',
  errors: ['not_offered', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/rfq-remove',
  access: 'cart',
  cache: 'N',
  request: z.object({ version, line_ids: lineIds }),
  response: rfqList,
});

export const clearRfqList = endpoint({
  summary: 'Empties the quote list',
  errors: ['not_offered', 'version_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/cart/rfq-clear',
  access: 'cart',
  cache: 'N',
  request: z.object({ version }),
  response: rfqList,
});
