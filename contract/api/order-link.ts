/** A fresh link to an order or inquiry for a guest who has lost theirs. */
import { sendOrderLinkRequest } from '#contract/forms/order-link.ts';
import { ok } from './fields.ts';
import { endpoint } from './endpoint.ts';

/** Mails a link when number and address belong together; the answer does not tell whether they do. */
export const sendOrderLink = endpoint({
  summary: 'Mails a fresh link to an order or inquiry',
  kind: 'command',
  method: 'POST',
  path: '/api/store/order/send-link',
  access: 'any',
  cache: 'N',
  request: sendOrderLinkRequest,
  response: ok,
});
