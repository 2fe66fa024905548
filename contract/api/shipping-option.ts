/** A way to deliver; apart from the checkout's calls, whose forms bring their schemas along. */
import * as z from 'zod/mini';
import { minor } from './fields.ts';

export const shippingOption = z.object({
  code: z.string(),
  name: z.string(),
  carrier: z.string(),
  modes: z.array(z.enum(['together', 'as_available'])),
  price: minor,
  free_from: z.nullable(minor),
  eta_min_days: z.int(),
  eta_max_days: z.int(),
  incoterm: z.enum(['DAP', 'DDP']),
  tracked: z.boolean(),
});
export type ShippingOption = z.output<typeof shippingOption>;
