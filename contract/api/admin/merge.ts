/** Two accounts of one customer become one (`docs/api.md` 5.6). */
import * as z from 'zod/mini';
import { adminCustomer } from './customer.ts';
import { endpoint } from '#contract/api/endpoint.ts';
import { email, id } from '#contract/api/fields.ts';

/** What goes over to the account that stays, in the order in which it is told. */
export const mergedKinds = [
  'orders',
  'inquiries',
  'addresses',
  'cart_lines',
  'quote_list_lines',
  'lists',
  'coupons',
  'reviews',
  'questions',
  'messages',
  'programs',
] as const;
export type MergedKind = (typeof mergedKinds)[number];

/** The doubled account by its id, the one that stays by its mail address. */
const request = z.object({ account_id: id, email });
const moves = z.record(z.enum(mergedKinds), z.int());

export const previewMerge = endpoint({
  summary: 'What would go from a doubled account to the one that stays',
  errors: ['not_found', 'state_conflict'],
  kind: 'query',
  method: 'GET',
  path: '/api/store/admin/merge-preview',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request,
  response: z.object({ into: adminCustomer, moves }),
});

/** The doubled account is gone afterwards, and with it its password, log-ins and links in mails. */
export const mergeAccounts = endpoint({
  summary: 'Puts a doubled account together with the one that stays',
  errors: ['not_found', 'state_conflict'],
  kind: 'command',
  method: 'POST',
  path: '/api/store/admin/merge-accounts',
  access: 'operator',
  scope: 'customers',
  cache: 'N',
  request,
  response: z.object({ customer: adminCustomer, moves }),
});
