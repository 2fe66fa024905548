/** How a customer narrows the own lists, as an address or a form holds it (`docs/api.md` 5.3 and 5.5). */
import * as z from 'zod/mini';
import { day, optional, pageParameters, text } from '#contract/api/fields.ts';

export const orderTabs = ['all', 'unpaid', 'processing', 'shipped', 'completed', 'closed'] as const;
export const orderTab = z.enum(orderTabs);
export type OrderTab = z.output<typeof orderTab>;

export const getUserOrdersRequest = z.object({
  status: optional(orderTab),
  /** Order number, part number or purchase order number. */
  keyword: optional(text(0, 60)),
  /** First and last day (UTC) of placing. */
  from: optional(day),
  to: optional(day),
  ...pageParameters,
});

export const quoteTabs = ['all', 'open', 'quoted', 'closed'] as const;
export const quoteTab = z.enum(quoteTabs);
export type QuoteTab = z.output<typeof quoteTab>;

export const getUserInquiriesRequest = z.object({
  status: optional(quoteTab),
  /** Inquiry number, order number or part number. */
  keyword: optional(text(0, 60)),
  ...pageParameters,
});
