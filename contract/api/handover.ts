/** How a visitor goes on, on another host of the shop with which this one shares no cookies (`docs/api.md` 5.1). */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { iso, text } from './fields.ts';
import { loggedIn } from './account.ts';

/** Asks for a code that takes the caller's log-in, or a guest's cart, along to a host. */
export const beginHandover = endpoint({
  summary: 'A code that takes a log-in or cart along to another host of the shop',
  errors: ['cart_not_found'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/begin-handover',
  access: 'any',
  cache: 'N',
  request: z.object({ host: text(1, 253) }),
  response: z.object({ code: z.string(), expires_at: iso }),
});

/** Turns a code into a log-in of its own on the host where it is shown, or into the guest's cart. */
export const takeHandover = endpoint({
  summary: 'Turns such a code into a log-in or a cart',
  errors: ['link_expired'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/common/take-handover',
  access: 'any',
  cache: 'N',
  request: z.object({ code: text(1, 200) }),
  /** `cart_key` of a guest; an account has its cart by the log-in. */
  response: z.object({ login: z.nullable(loggedIn), cart_key: z.nullable(z.string()) }),
});
