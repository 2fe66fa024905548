/** Prices of the visitor's own price list, apart from the answers that visitors share (`docs/api.md` 5.3). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { micros, text } from './fields.ts';
import { priceBreak } from './part.ts';

/** `list_unit_micros` is what everybody pays, where the own price is lower. */
const ownBreak = z.extend(priceBreak, { list_unit_micros: z.optional(micros) });

/** Only packagings with a price below the list price are told; unknown codes are left out. */
export const getOwnPrices = endpoint({
  summary: 'Prices of the own price list, by order code',
  kind: 'query',
  method: 'GET',
  path: '/api/store/user/own-prices',
  access: 'user',
  cache: 'N',
  /** Comma list of at most 100 order codes. */
  request: z.object({ skus: text(1, 4100) }),
  response: z.object({
    list: z.array(z.object({ sku: z.string(), price_breaks: z.array(ownBreak), currency: z.string() })),
  }),
});
export type OwnPrices = z.output<typeof getOwnPrices.response>;
