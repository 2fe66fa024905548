/** The counts in the header of every page, apart from the other cart calls, which only some pages load. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const getCartNumber = endpoint({
  summary: 'How many lines the cart and the quote list have',
  kind: 'query',
  method: 'GET',
  path: '/api/store/common/cart-num',
  access: 'any',
  cache: 'N',
  request: z.object({}),
  response: z.object({ cartNum: z.int(), rfqNum: z.int() }),
});
