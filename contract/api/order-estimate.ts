/** What some parts would cost delivered to a country, without a cart (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { cart, cartIssueCodes, totals } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { country, optional, pieces, sku, text } from './fields.ts';
import { shippingOption } from './shipping-option.ts';

/** As many as a bill has lines. */
const mostItems = 1000;

export const estimateOrder = endpoint({
  summary: 'What parts cost delivered to a country; changes nothing',
  errors: ['address_invalid'],
  kind: 'query',
  method: 'POST',
  path: '/api/store/common/order-estimate',
  access: 'any',
  cache: 'N',
  request: z.object({
    items: z.array(z.object({ sku, quantity: pieces })).check(z.minLength(1), z.maxLength(mostItems)),
    country,
    postcode: optional(text(0, 12)),
  }),
  response: z.object({
    /** With the cheapest delivery and the tax of the country, for a buyer without a tax number; without delivery where none is offered. */
    totals,
    shipping_options: z.array(shippingOption),
    minimum: z.pick(cart, { minimum: true }).shape.minimum,
    weight_g: z.number(),
    /** Items that could not be ordered as they are, and are not counted. */
    left_out: z.array(z.object({ sku: z.string(), code: z.enum(cartIssueCodes) })),
  }),
});
